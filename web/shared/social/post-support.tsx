import { lengthOf, Lines, linesOf, stack, type Colors } from './parts.tsx';
import type { PostContent, PostFigure, PostQuote } from './post-content.ts';

interface Type {
  /** Pixels of the letters. */
  text: number;
  figure: number;
}

type Block = { height: number; isWhole: boolean } & (
  | { kind: 'figures'; figures: PostFigure[] }
  | { kind: 'quote'; quote: PostQuote; lines: number }
  | { kind: 'lead'; lead: string; lines: number }
);

const gap = 30;
const columnGap = 28;
const bar = 30;
const leading = 1.4;
const most = 4;

/** What the post says below its title, as far as it has room, and what is seen first does not say it already. */
export function supportOf(
  { picture, figures, quote, lead }: PostContent,
  { text, figure }: Type,
  { width, height }: { width: number; height: number },
): Block[] {
  const first = picture ? undefined : figures.length > 0 ? 'figures' : quote ? 'quote' : undefined;
  const blocks: Block[] = [];
  let left = height;
  const take = (block: Block): void => {
    if (block.height > left || blocks.length === 2) return;
    blocks.push(block);
    left -= block.height;
  };
  if (figures.length > 0 && first !== 'figures') {
    const labels = figures
      .slice(0, 3)
      .map(({ label }) => linesOf(label, labelSize(text), columnOf(figures, width)));
    const labelHeight = Math.min(3, Math.max(...labels)) * labelSize(text) * 1.3;
    take({ kind: 'figures', figures, isWhole: true, height: gap + figure * 1.15 + labelHeight });
  }
  const told = (words: string, room: number, beside: number, least: number) => {
    const wanted = Math.min(most, linesOf(words, text, room));
    const fitting = Math.floor((left - gap - beside) / (text * leading));
    const lines = fitting < Math.min(least, wanted) ? wanted : Math.min(wanted, fitting);
    return { lines, isWhole: lines === wanted, height: gap + beside + lines * text * leading };
  };
  if (quote && first !== 'quote')
    take({
      kind: 'quote',
      quote,
      ...told(quote.text, width - bar, quote.by ? bySize(text) * 1.3 + 10 : 0, 3),
    });
  if (lead) take({ kind: 'lead', lead, ...told(lead, width, 0, 2) });
  return blocks;
}

const labelSize = (text: number) => text * 0.78;
const bySize = (text: number) => text * 0.82;
const columnOf = (figures: readonly PostFigure[], width: number) => {
  const columns = Math.min(3, figures.length);
  return (width - (columns - 1) * columnGap) / columns;
};

interface Props {
  blocks: readonly Block[];
  type: Type;
  width: number;
  colors: Colors;
}

export function Support({ blocks, type, width, colors }: Props) {
  const { text } = type;
  return (
    <div style={stack}>
      {blocks.map((block) =>
        block.kind === 'figures' ? (
          <Figures key="figures" figures={block.figures} type={type} width={width} colors={colors} />
        ) : block.kind === 'quote' ? (
          <Quote key="quote" {...block} text={text} width={width} colors={colors} />
        ) : (
          <Lines
            key="lead"
            lines={block.lines}
            style={{ width, fontSize: text, lineHeight: leading, color: colors.muted, marginTop: gap }}
          >
            {block.lead}
          </Lines>
        ),
      )}
    </div>
  );
}

function Figures({ figures, type, width, colors }: Omit<Props, 'blocks'> & { figures: PostFigure[] }) {
  const shown = figures.slice(0, 3);
  const column = columnOf(figures, width);
  const longest = Math.max(...shown.map(({ value }) => lengthOf(value, 0.62)));
  const fontSize = Math.min(type.figure, column / longest);
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between', marginTop: gap }}>
      {shown.map(({ value, label }) => (
        <div key={label} style={{ ...stack, width: column }}>
          <Lines
            style={{
              width: column,
              fontSize,
              fontWeight: 600,
              lineHeight: 1.15,
              letterSpacing: -fontSize * 0.03,
              color: colors.accent,
            }}
          >
            {value}
          </Lines>
          <Lines
            lines={3}
            style={{ width: column, fontSize: labelSize(type.text), lineHeight: 1.3, color: colors.muted }}
          >
            {label}
          </Lines>
        </div>
      ))}
    </div>
  );
}

interface QuoteProps {
  quote: PostQuote;
  lines: number;
  text: number;
  width: number;
  colors: Colors;
}

function Quote({ quote: { text: words, by }, lines, text, width, colors }: QuoteProps) {
  const inner = width - bar;
  return (
    <div style={{ display: 'flex', marginTop: gap }}>
      <div style={{ width: 6, borderRadius: 3, marginRight: bar - 6, backgroundColor: colors.primary }} />
      <div style={stack}>
        <Lines lines={lines} style={{ width: inner, fontSize: text, lineHeight: leading }}>
          {words}
        </Lines>
        {by && (
          <Lines
            style={{
              width: inner,
              fontSize: bySize(text),
              lineHeight: 1.3,
              marginTop: 10,
              color: colors.muted,
            }}
          >
            {by}
          </Lines>
        )}
      </div>
    </div>
  );
}
