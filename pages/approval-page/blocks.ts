import { readSmallMarkdown, type SmallTree } from '#contract/reference/small-markdown';

type Node = SmallTree['children'][number];

/** A piece of the long text that the contact edits as plain words. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'quotation';
  text: string;
  /** The range of its words in the source. */
  start: number;
  end: number;
  /** The whole of it, with its mark; removed if nothing is left of its words. */
  outer: { start: number; end: number };
  marks: readonly { text: string; source: string }[];
  /** Only a paragraph that stands by itself can become two. */
  alone: boolean;
}

/** A block with a picture keeps its source and is not listed. */
export function blocksOf(story: string): Block[] {
  if (!story.trim()) return [];
  const tree = readSmallMarkdown(story);
  if (!tree) return [whole(story)];
  return tree.children.flatMap((node) =>
    within(node, story, { kind: 'paragraph', holder: node, alone: true }),
  );
}

/** A text with very many marks is shown as it was typed, so it is also edited like that. */
const whole = (story: string): Block => ({
  kind: 'paragraph',
  text: story,
  start: 0,
  end: story.length,
  outer: { start: 0, end: story.length },
  marks: [],
  alone: true,
});

interface Place {
  kind: Block['kind'];
  holder: Node;
  alone: boolean;
}

function within(node: Node, story: string, place: Place): Block[] {
  if (node.type === 'paragraph' || node.type === 'heading') return leaf(node, story, place);
  if (!('children' in node)) return [];
  return (node.children as Node[]).flatMap((child) => {
    const kind = child.type === 'listItem' ? 'item' : node.type === 'blockquote' ? 'quotation' : place.kind;
    const isOnly = node.children.length === 1;
    const holder = child.type === 'listItem' ? child : isOnly ? place.holder : child;
    return within(child, story, { kind, holder, alone: false });
  });
}

function leaf(
  node: Extract<Node, { type: 'paragraph' | 'heading' }>,
  story: string,
  { kind, holder, alone }: Place,
): Block[] {
  const [first] = node.children;
  const last = node.children.at(-1);
  const text = wordsOf(node);
  if (!first || !last || hasPicture(node) || !text.trim()) return [];
  return [
    {
      kind: node.type === 'heading' ? 'heading' : kind,
      text,
      start: offset(first, 'start'),
      end: offset(last, 'end'),
      outer: { start: offset(holder, 'start'), end: offset(holder, 'end') },
      marks: node.children.flatMap((child) =>
        'children' in child
          ? [{ text: wordsOf(child), source: story.slice(offset(child, 'start'), offset(child, 'end')) }]
          : [],
      ),
      alone: alone && node.type === 'paragraph',
    },
  ];
}

const offset = (node: Node, side: 'start' | 'end'): number => node.position![side].offset!;

const hasPicture = (node: Node): boolean =>
  node.type === 'image' || ('children' in node && (node.children as Node[]).some(hasPicture));

function wordsOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? (node.children as Node[]).map(wordsOf).join('') : '';
}

/** Everything comes in as plain words; marks are set again where their words still stand in order. */
export function withBlocks(story: string, typed: (index: number) => string | undefined): string {
  const blocks = blocksOf(story);
  if (blocks.length === 1 && !readSmallMarkdown(story)) return cleaned(typed(0) ?? story);
  return blocks
    .map((block, index) => ({ block, text: cleaned(typed(index) ?? block.text) }))
    .filter(({ block, text }) => text !== cleaned(block.text))
    .reduceRight((left, { block, text }) => {
      if (text === '') return without(left, block.outer);
      return left.slice(0, block.start) + markedUp(block, text) + left.slice(block.end);
    }, story)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const cleaned = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();

const without = (story: string, { start, end }: Block['outer']): string =>
  story.slice(0, start) + story.slice(end);

function markedUp(block: Block, text: string): string {
  const plain = block.alone ? text.replace(/\n{2,}/g, '\n\n') : text.replaceAll(/\s*\n\s*/g, ' ');
  let at = 0;
  let made = '';
  for (const mark of block.marks) {
    const found = mark.text.trim() ? plain.indexOf(mark.text, at) : -1;
    if (found === -1) continue;
    made += escaped(plain.slice(at, found)) + mark.source;
    at = found + mark.text.length;
  }
  return atLineStart(made + escaped(plain.slice(at)));
}

/** The words of a contact are never marks. */
const escaped = (text: string): string => text.replaceAll(/[\\*_[\]!`<>#]/g, String.raw`\$&`);

const atLineStart = (text: string): string =>
  text
    .replaceAll(/^([ \t]*)([-+])(?=\s|$)/gm, String.raw`$1\$2`)
    .replaceAll(/^([ \t]*\d{1,9})([.)])(?=\s|$)/gm, String.raw`$1\$2`);
