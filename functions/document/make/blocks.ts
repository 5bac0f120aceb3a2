import { deepest, isOwnPicture, readSmallMarkdown, type SmallTree } from '#contract/reference/small-markdown';
import type { Picture } from './pictures.ts';

type Node = SmallTree['children'][number];

/** A piece of text in one style. It may have line breaks. */
export interface Span {
  text: string;
  strong?: true;
  emphasis?: true;
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  /** Numbered from `start` if there is one. */
  | { kind: 'list'; start?: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'picture'; picture: Picture; caption?: string };

/** Undefined for a picture that cannot be drawn, whose room the text gets. */
type FindPicture = (address: string, alt: string) => Picture | undefined;

interface Source {
  text: string;
  organizationId: string;
  /** The highest level of a heading in the text, which becomes the second of the document. */
  top: number;
  find: FindPicture;
}

/** A text without marks: a blank line begins a paragraph. */
export const paragraphsOf = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ kind: 'paragraph', spans: [{ text: part }] }));

/** Reads a story for print: what the page links to is written out. */
export function storyBlocks(text: string, organizationId: string, find: FindPicture): Block[] {
  const tree = readSmallMarkdown(text);
  if (!tree) return paragraphsOf(text);
  const levels = tree.children.map((node) => (node.type === 'heading' ? node.depth : 6));
  return blocksOf(tree.children, { text, organizationId, find, top: Math.min(6, ...levels) }, 0);
}

const blocksOf = (nodes: readonly Node[], source: Source, depth: number): Block[] =>
  nodes.flatMap((node) => blockOf(node, source, depth));

type Read<Type> = (
  node: Extract<Node, { type: Type }>,
  source: Source,
  depth: number,
  inside: (children: readonly Node[]) => Block[],
) => Block[];

const read: { [Type in Node['type']]?: Read<Type> } = {
  heading: headingOf,
  paragraph: (node, source) => [...paragraphOf(spansOf(node.children, source)), ...picturesIn(node, source)],
  list: ({ ordered, start, children }, _source, _depth, inside) => [
    {
      kind: 'list',
      ...(ordered && { start: start ?? 1 }),
      items: children.map((item) => inside(item.children)).filter(({ length }) => length > 0),
    },
  ],
  blockquote: ({ children }, _source, _depth, inside) => [{ kind: 'quote', blocks: inside(children) }],
};

function blockOf(node: Node, source: Source, depth: number): Block[] {
  const of = read[node.type] as Read<Node['type']> | undefined;
  if (!of || depth > deepest) return paragraphsOf(typed(node, source));
  return of(node, source, depth, (children) => blocksOf(children, source, depth + 1));
}

/** A heading in a list or a quote is not part of the outline. */
function headingOf(node: Extract<Node, { type: 'heading' }>, source: Source, depth: number): Block[] {
  const spans = spansOf(node.children, source);
  const [heading] = paragraphOf(depth > 0 ? spans.map((span) => ({ ...span, strong: true })) : spans);
  if (!heading) return picturesIn(node, source);
  const level = node.depth <= source.top ? 2 : 3;
  return [
    depth > 0 ? heading : { kind: 'heading', level, spans: heading.spans },
    ...picturesIn(node, source),
  ];
}

function paragraphOf(spans: readonly Span[]): { kind: 'paragraph'; spans: Span[] }[] {
  const told = trimmed(spans);
  return told.length > 0 ? [{ kind: 'paragraph', spans: told }] : [];
}

/** Line breaks around a picture that stands among words go with it. */
function trimmed(spans: readonly Span[]): Span[] {
  const first = spans.findIndex(({ text }) => text.trim() !== '');
  const last = spans.findLastIndex(({ text }) => text.trim() !== '');
  return spans.slice(first, last + 1).map((span, at, all) => {
    const start = at === 0 ? span.text.trimStart() : span.text;
    return { ...span, text: at === all.length - 1 ? start.trimEnd() : start };
  });
}

type Style = Omit<Span, 'text'>;

type Say<Type> = (node: Extract<Node, { type: Type }>, source: Source, style: Style) => Span[];

const say: { [Type in Node['type']]?: Say<Type> } = {
  text: ({ value }, _, style) => [{ text: value, ...style }],
  break: (_node, _source, style) => [{ text: '\n', ...style }],
  strong: ({ children }, source, style) => spansOf(children, source, { ...style, strong: true }),
  emphasis: ({ children }, source, style) => spansOf(children, source, { ...style, emphasis: true }),
  link: (node, source, style) => linkOf(node, spansOf(node.children, source, style), style),
  // It follows the paragraph.
  image: () => [],
};

function spansOf(nodes: readonly Node[], source: Source, style: Style = {}): Span[] {
  return nodes.flatMap((node) => {
    const of = say[node.type] as Say<Node['type']> | undefined;
    return of ? of(node, source, style) : [{ text: typed(node, source), ...style }];
  });
}

function linkOf({ url }: Extract<Node, { type: 'link' }>, inside: Span[], style: Style): Span[] {
  if (!/^(?:https:\/\/|mailto:)/i.test(url)) return inside;
  const address = url.replace(/^mailto:/i, '');
  const shown = inside.map(({ text }) => text).join('');
  if (shown.includes(address)) return inside;
  return [...inside, { text: shown.trim() ? ` (${address})` : address, ...style }];
}

function picturesIn(node: Node, source: Source): Block[] {
  if (node.type !== 'image')
    return 'children' in node ? node.children.flatMap((child) => picturesIn(child, source)) : [];
  const { url, alt, title } = node;
  const picture = isOwnPicture(url, source.organizationId)
    ? source.find(url, alt?.trim() || title?.trim() || '')
    : undefined;
  return picture ? [{ kind: 'picture', picture, ...(title && { caption: title }) }] : [];
}

const typed = ({ position }: Node, { text }: Source): string =>
  text.slice(position!.start.offset, position!.end.offset);
