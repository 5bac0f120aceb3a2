import { mix, textOn } from '../cards/color.ts';
import { lengthOf, Lines, linesOf, stack, type Colors } from './parts.tsx';
import { Logo } from './logo.tsx';
import type { PostContent, PostFigure, PostQuote } from './post-content.ts';

interface Size {
  width: number;
  height: number;
}

interface Props {
  content: PostContent;
  colors: Colors;
  size: Size;
}

/** What is seen first: the picture, else the key figure, the quote, the logo of the customer or shapes of the brand. */
export function Hero({ content, colors, size }: Props) {
  const { picture, figures, quote, customerLogo } = content;
  return (
    <div
      style={{
        ...size,
        display: 'flex',
        flexShrink: 0,
        position: 'relative',
        overflow: 'hidden',
        backgroundColor: colors.primary,
        color: textOn(colors.primary),
      }}
    >
      {picture ? (
        <img src={picture.source} alt="" {...size} style={{ objectFit: 'cover' }} />
      ) : (
        <Shapes colors={colors} size={size} />
      )}
      {!picture && figures.length > 0 ? (
        <Figure figures={figures} size={size} below={customerLogo ? logoHeight : 0} />
      ) : !picture && quote ? (
        <Quote quote={quote} size={size} below={customerLogo ? logoHeight : 0} />
      ) : null}
      {customerLogo && (picture || figures.length > 0 || quote) ? (
        <div style={{ position: 'absolute', left: 44, top: 44, display: 'flex' }}>
          <Logo logo={customerLogo} width={230} height={64} />
        </div>
      ) : customerLogo ? (
        <div
          style={{
            ...size,
            position: 'absolute',
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Logo logo={customerLogo} width={size.width * 0.5} height={size.height * 0.2} />
        </div>
      ) : null}
    </div>
  );
}

/** Quiet behind words. */
function Shapes({ colors, size: { width, height } }: { colors: Colors; size: Size }) {
  const side = Math.max(width, height);
  const disc = (left: number, top: number, across: number, share: number) => (
    <div
      style={{
        position: 'absolute',
        left,
        top,
        width: across,
        height: across,
        borderRadius: across / 2,
        backgroundColor: mix(colors.secondary, colors.primary, share),
      }}
    />
  );
  return (
    <div style={{ position: 'absolute', left: 0, top: 0, width, height, display: 'flex' }}>
      {disc(width - side * 0.42, -side * 0.2, side * 0.62, 0.16)}
      {disc(width - side * 0.2, height - side * 0.3, side * 0.42, 0.3)}
    </div>
  );
}

const edge = 60;
const logoHeight = 110;
const markHeight = 90;

/** At the foot, because the logo of the customer is at the top. */
const words = ({ width, height }: Size) =>
  ({
    ...stack,
    position: 'absolute',
    left: 0,
    top: 0,
    width,
    height,
    boxSizing: 'border-box',
    padding: edge,
    justifyContent: 'flex-end',
  }) as const;

interface Told {
  size: Size;
  /** The height of what is at the top. */
  below: number;
}

function Figure({ figures: [first, ...more], size, below }: Told & { figures: PostFigure[] }) {
  const inner = size.width - edge * 2;
  const { value, label } = first!;
  const labels = 36 * 1.3 * Math.min(2, linesOf(label, 36, inner)) + Math.min(2, more.length) * 45 + 30;
  const room = size.height - edge * 2 - below - labels;
  const fontSize = Math.min(220, room / 1.05, inner / lengthOf(value, 0.6));
  return (
    <div style={words(size)}>
      <Lines
        style={{
          width: inner,
          fontSize,
          fontWeight: 600,
          lineHeight: 1.05,
          letterSpacing: -fontSize * 0.035,
        }}
      >
        {value}
      </Lines>
      <Lines lines={2} style={{ width: inner, fontSize: 36, lineHeight: 1.3 }}>
        {label}
      </Lines>
      {more.slice(0, 2).map((figure, at) => (
        <Lines
          key={figure.label}
          style={{ width: inner, fontSize: 28, lineHeight: 1.3, marginTop: at === 0 ? 24 : 8 }}
        >
          {`${figure.value} ${figure.label}`}
        </Lines>
      ))}
    </div>
  );
}

function Quote({ quote: { text, by, portrait }, size, below }: Told & { quote: PostQuote }) {
  const inner = size.width - edge * 2;
  const fontSize = text.length < 90 ? 50 : text.length < 170 ? 42 : 36;
  const room = size.height - edge * 2 - below - markHeight - (by ? 100 : 0);
  return (
    <div style={words(size)}>
      <Lines
        style={{
          width: 120,
          height: markHeight,
          fontSize: 150,
          fontWeight: 600,
          lineHeight: 1,
          opacity: 0.5,
        }}
      >
        “
      </Lines>
      <Lines
        lines={Math.max(1, Math.floor(room / (fontSize * 1.3)))}
        style={{ width: inner, fontSize, fontWeight: 600, lineHeight: 1.3, letterSpacing: -fontSize * 0.015 }}
      >
        {text}
      </Lines>
      {by && (
        <div style={{ display: 'flex', alignItems: 'center', marginTop: 28 }}>
          {portrait && (
            <img
              src={portrait.source}
              alt=""
              width={72}
              height={72}
              style={{ borderRadius: 36, marginRight: 20 }}
            />
          )}
          <Lines lines={2} style={{ width: inner - (portrait ? 92 : 0), fontSize: 26, lineHeight: 1.3 }}>
            {by}
          </Lines>
        </div>
      )}
    </div>
  );
}
