import { postSizes, type PostShape } from '#contract/resources/document';
import type { PostContent } from './post-content.ts';
import { Logo } from './logo.tsx';
import { Hero } from './post-hero.tsx';
import { Lines, linesOf, Mark, stack, widthOf, wordsIn, type Colors } from './parts.tsx';
import { Support, supportOf } from './post-support.tsx';

interface Frame {
  hero: { width: number; height: number };
  pad: number;
  customer: number;
  /** From the largest. */
  titles: number[];
  titleLines: number;
  text: number;
  figure: number;
}

/** Pixels. */
export const frames: Record<PostShape, Frame> = {
  square: {
    hero: { width: 1080, height: 510 },
    pad: 60,
    customer: 32,
    titles: [84, 72, 62, 54, 46],
    titleLines: 4,
    text: 32,
    figure: 62,
  },
  portrait: {
    hero: { width: 1080, height: 690 },
    pad: 64,
    customer: 36,
    titles: [100, 84, 72, 62, 54],
    titleLines: 5,
    text: 36,
    figure: 74,
  },
  wide: {
    hero: { width: 510, height: 675 },
    pad: 56,
    customer: 28,
    titles: [76, 64, 54, 46, 40],
    titleLines: 4,
    text: 28,
    figure: 54,
  },
};

const footHeight = 60;
const titleLeading = 1.14;
const leading = 1.4;

interface Props {
  shape: PostShape;
  content: PostContent;
  colors: Colors;
  fontFamily: string;
}

export function Post({ shape, content, colors, fontFamily }: Props) {
  const size = postSizes[shape];
  const isWide = shape === 'wide';
  const { hero } = frames[shape];
  return (
    <div
      style={{
        ...size,
        display: 'flex',
        flexDirection: isWide ? 'row-reverse' : 'column',
        backgroundColor: colors.background,
        color: colors.ink,
        fontFamily,
        overflow: 'hidden',
      }}
    >
      <Hero content={content} colors={colors} size={hero} />
      <Panel
        frame={frames[shape]}
        width={isWide ? size.width - hero.width : size.width}
        height={isWide ? size.height : size.height - hero.height}
        content={content}
        colors={colors}
      />
    </div>
  );
}

interface PanelProps {
  frame: Frame;
  width: number;
  height: number;
  content: PostContent;
  colors: Colors;
}

function Panel({ frame, width, height, content, colors }: PanelProps) {
  const { pad, customer } = frame;
  const inner = width - pad * 2;
  const { fontSize, lines, blocks } = layOut(content, frame, inner, height);
  return (
    <div
      style={{
        ...stack,
        width,
        height,
        boxSizing: 'border-box',
        justifyContent: 'space-between',
        padding: `${pad * 0.9}px ${pad}px`,
      }}
    >
      <div style={stack}>
        {content.customer && (
          <Lines
            style={{
              width: inner,
              fontSize: customer,
              lineHeight: leading,
              fontWeight: 600,
              color: colors.accent,
              marginBottom: 8,
            }}
          >
            {content.customer}
          </Lines>
        )}
        <Lines
          lines={lines}
          style={{
            width: inner,
            fontSize,
            fontWeight: 600,
            lineHeight: titleLeading,
            letterSpacing: -fontSize * 0.025,
          }}
        >
          {content.title}
        </Lines>
        <Support blocks={blocks} type={frame} width={inner} colors={colors} />
      </div>
      <Foot width={inner} content={content} colors={colors} />
    </div>
  );
}

const customerHeight = (size: number) => size * leading + 8;

/** The largest title that leaves room for what is told below it, with no word cut. */
function layOut(content: PostContent, frame: Frame, width: number, height: number) {
  const { title, customer } = content;
  const { pad, titles, titleLines, text, figure } = frame;
  const room = height - pad * 1.8 - footHeight - 24 - (customer ? customerHeight(frame.customer) : 0);
  const longest = Math.max(0, ...wordsIn(title).map((word) => widthOf(word)));
  const laid = titles.map((fontSize) => {
    const wanted = linesOf(title, fontSize, width);
    const lines = Math.min(wanted, titleLines);
    const left = room - lines * fontSize * titleLeading;
    const blocks = supportOf(content, { text, figure }, { width, height: left });
    const isWhole = wanted <= 3 && longest <= width / fontSize;
    return { fontSize, lines, blocks, fits: left >= 0, isWhole, isTold: blocks[0]?.isWhole === true };
  });
  const fitting = laid.filter(({ fits }) => fits);
  return (
    fitting.find(({ isWhole, isTold }) => isWhole && isTold) ??
    fitting.find(({ isWhole, blocks }) => isWhole && blocks.length > 0) ??
    fitting.find(({ isWhole }) => isWhole) ??
    laid.at(-1)!
  );
}

function Foot({ width, content, colors }: Pick<PanelProps, 'width' | 'content' | 'colors'>) {
  const { owner, ownerLogo, note } = content;
  const noteWidth = note ? Math.min(300, width * 0.4) : 0;
  return (
    <div
      style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: footHeight }}
    >
      {ownerLogo ? (
        <Logo logo={ownerLogo} width={260} height={footHeight - 18} />
      ) : owner ? (
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <Mark name={owner} side={46} colors={colors} />
          <Lines style={{ width: width - noteWidth - 80, fontSize: 26, fontWeight: 600, marginLeft: 16 }}>
            {owner}
          </Lines>
        </div>
      ) : (
        <div />
      )}
      {note && (
        <Lines style={{ width: noteWidth, fontSize: 20, color: colors.muted, textAlign: 'right' }}>
          {note}
        </Lines>
      )}
    </div>
  );
}
