import { Fragment, type Node } from 'prosemirror-model';
import { toMarkdown, type Handle, type Options, type Unsafe } from 'mdast-util-to-markdown';
import type { SmallTree } from '#contract/reference/small-markdown';
import { readStory, type ReadStory } from './read-story.ts';
import type { StorySchema } from './schema.ts';

type Tree = SmallTree['children'][number];
type Words = Extract<Tree, { type: 'text' | 'strong' | 'emphasis' | 'link' | 'image' | 'break' }>;

export function storyWriter(
  begun: ReadStory,
  schema: StorySchema,
  organizationId: string,
): (doc: Node) => string {
  const { written } = begun;
  const read = (text: string) => readStory(text, schema, organizationId)?.doc;
  const fit = (block: Node): Tree => fitting(block, read);
  const write = (block: Node): string => {
    const known = written.get(block);
    if (known !== undefined) return known;
    const text = markdownOf([fit(block)]);
    written.set(block, text);
    return text;
  };
  return (doc) => {
    if (doc.eq(begun.doc)) return begun.text;
    // Adjacent lists of the same kind would merge, so they are written together with alternating markers.
    const groups: Node[][] = [];
    for (const block of doc.children.filter(tidy)) {
      const last = groups.at(-1);
      if (last && isList(block) && last[0]!.type === block.type) last.push(block);
      else groups.push([block]);
    }
    return groups
      .map((group) => (group.length === 1 ? write(group[0]!) : markdownOf(group.map(fit))))
      .join('\n\n');
  };
}

/** Markdown cannot express every combination, so marks may shrink to whole words or go; words are never lost. */
function fitting(block: Node, read: (text: string) => Node | undefined): Tree {
  const clean = tidy(block)!;
  const inWords = withWords(clean, (nodes) => markedWords(nodes, punctuation));
  for (const way of [clean, inWords])
    for (const links of ['outside', 'inside'] as const) {
      const tree = treeOf(way, links);
      if (read(markdownOf([tree]))?.firstChild?.eq(way)) return tree;
    }
  return treeOf(withWords(clean, withoutMarks));
}

const isList = (node: Node) => node.type.name.endsWith('_list');

/** Removes what Markdown cannot hold: empty blocks, space at the ends of lines and control characters. */
function tidy(node: Node): Node | undefined {
  if (node.isTextblock) {
    const lines = linesOf(node)
      .map(trimmed)
      .filter((line) => line.length > 0);
    if (lines.length === 0) return undefined;
    const { line_break } = node.type.schema.nodes;
    const content = lines.flatMap((line, index) => (index > 0 ? [line_break!.create(), ...line] : line));
    return node.copy(Fragment.fromArray(markedWords(content, space)));
  }
  const children = node.children.flatMap((child) => tidy(child) ?? []);
  return children.length > 0 ? node.copy(Fragment.fromArray(children)) : undefined;
}

function linesOf({ children }: Node): Node[][] {
  const lines: Node[][] = [[]];
  for (const child of children) {
    if (child.type.name === 'line_break') lines.push([]);
    else lines.at(-1)!.push(child);
  }
  return lines;
}

// oxlint-disable-next-line no-control-regex -- what nobody can type
const unseen = /[\0-\x08\x0a-\x1f\x7f\ufffd]/g;

function trimmed(line: readonly Node[]): Node[] {
  const clean = line.flatMap((node) => retyped(node, (node.text ?? '').replace(unseen, '')));
  const start = clean.findIndex((node) => !node.isText || node.text!.trim());
  if (start === -1) return [];
  const end = clean.findLastIndex((node) => !node.isText || node.text!.trim());
  return clean.slice(start, end + 1).flatMap((node, index, all) => {
    let text = node.text ?? '';
    if (index === 0) text = text.trimStart();
    if (index === all.length - 1) text = text.trimEnd();
    return retyped(node, text);
  });
}

function retyped(node: Node, text: string): Node[] {
  if (!node.isText || node.text === text) return [node];
  return text ? [node.type.schema.text(text, node.marks)] : [];
}

/** Extends marks over the gaps between marked words and removes them from gaps at the ends. */
function markedWords(nodes: readonly Node[], gap: RegExp): Node[] {
  const pieces = nodes.flatMap((node) =>
    node.isText
      ? node.text!.split(gap).flatMap((piece) => (piece ? [node.type.schema.text(piece, node.marks)] : []))
      : [node],
  );
  const isWord = (node: Node) =>
    node.isText ? node.text!.replace(gap, '') !== '' : node.type.name === 'picture';
  return pieces.map((piece, index) => {
    if (isWord(piece)) return piece;
    const before = pieces.slice(0, index).findLast(isWord);
    const after = pieces.slice(index).find(isWord);
    const over = piece.marks.filter(
      (mark) =>
        mark.type.name === 'link' ||
        (before && after && [before, after].every((one) => mark.isInSet(one.marks))),
    );
    return piece.mark(over);
  });
}

const space = /(\s+)/;
const punctuation = /([^\p{L}\p{N}]+)/u;

function withWords(node: Node, change: (nodes: readonly Node[]) => readonly Node[]): Node {
  const children = node.isTextblock
    ? change(node.children)
    : node.children.map((child) => withWords(child, change));
  return node.copy(Fragment.from(children));
}

const withoutMarks = (nodes: readonly Node[]) =>
  nodes.map((node) => node.mark(node.marks.filter(({ type }) => type.name === 'link')));

const nesting = ['link', 'strong', 'em'] as const;
type MarkName = (typeof nesting)[number];

/** A link wraps bold and italic text, or lies inside it and is split where only a part is bold. */
type Links = 'outside' | 'inside';

function wordsOf(nodes: readonly Node[], links: Links, open: readonly MarkName[] = []): Words[] {
  const words: Words[] = [];
  for (let at = 0; at < nodes.length;) {
    const closed = nesting.filter((name) => !open.includes(name));
    const ends = closed
      .filter((name) => markOf(nodes[at]!, name))
      .map((name) => ({ name, end: endOf(nodes, at, name, links === 'inside' ? closed : [name]) }));
    const [widest] = ends.toSorted((one, other) => other.end - one.end);
    if (!widest) {
      words.push(wordOf(nodes[at]!));
      at += 1;
      continue;
    }
    const { name, end } = widest;
    const children = wordsOf(nodes.slice(at, end), links, [...open, name]) as never[];
    if (name === 'link')
      words.push({ type: 'link', url: markOf(nodes[at]!, name)!.attrs.href as string, children });
    else words.push({ type: name === 'em' ? 'emphasis' : 'strong', children });
    at = end;
  }
  return words;
}

function endOf(nodes: readonly Node[], start: number, name: MarkName, closed: readonly MarkName[]): number {
  const mark = markOf(nodes[start]!, name)!;
  const begins = (node: Node) => name === 'link' && closed.some((one) => one !== name && markOf(node, one));
  const end = nodes.findIndex(
    (node, index) => index > start && (!markOf(node, name)?.eq(mark) || begins(node)),
  );
  return end === -1 ? nodes.length : end;
}

const markOf = (node: Node, name: string) => node.marks.find(({ type }) => type.name === name);

function wordOf(node: Node): Words {
  if (node.isText) return { type: 'text', value: node.text! };
  if (node.type.name === 'line_break') return { type: 'break' };
  const { src, alt, caption } = node.attrs as Record<'src' | 'alt' | 'caption', string>;
  return { type: 'image', url: src, alt, title: caption || null };
}

function treeOf(node: Node, links: Links = 'outside'): Tree {
  const children = () => node.children.map((child) => treeOf(child, links)) as never;
  switch (node.type.name) {
    case 'heading':
      return { type: 'heading', depth: node.attrs.level as 2, children: wordsOf(node.children, links) };
    case 'blockquote':
      return { type: 'blockquote', children: children() };
    case 'bullet_list':
      return { type: 'list', ordered: false, spread: false, children: children() };
    case 'ordered_list':
      return {
        type: 'list',
        ordered: true,
        start: node.attrs.start as number,
        spread: false,
        children: children(),
      };
    case 'list_item':
      return { type: 'listItem', spread: !isTight(node), children: children() };
    default:
      return { type: 'paragraph', children: wordsOf(node.children, links) };
  }
}

/** True for a list item of a paragraph and perhaps a list, which is written without a blank line. */
const isTight = ({ children: [first, second, third] }: Node): boolean =>
  first?.type.name === 'paragraph' &&
  (!second || (isList(second) && (second.attrs.start ?? 1) === 1)) &&
  !third;

const markdownOf = (children: Tree[]): string => toMarkdown({ type: 'root', children }, options).trimEnd();

/** Writes content between markers without character references, which small Markdown does not read. */
const between =
  (mark: (node: Tree, info: { before: string; after: string }) => string): Handle =>
  (node: Tree, _parent, state, info) => {
    const marks = mark(node, info);
    const exit = state.enter(node.type as 'strong');
    const inside = state.containerPhrasing(node as never, { ...info, before: marks, after: marks });
    exit();
    return marks + inside + marks;
  };

const emphasis: Handle & { peek?: Handle } = between((node, { before, after }) => {
  const { children } = node as Extract<Tree, { type: 'emphasis' }>;
  const touching = children.at(0)?.type === 'strong' || children.at(-1)?.type === 'strong';
  return before.endsWith('*') || after.startsWith('*') || touching ? '_' : '*';
});
emphasis.peek = () => '*';
const strong: Handle & { peek?: Handle } = between(() => '**');
strong.peek = () => '*';

/** Small Markdown has no entities, code or HTML, and ignores * between spaces, so these need no backslash. */
const free = new Set(['&', '<', '`', '~', '=']);
const isFree = ({ character, inConstruct }: Unsafe) =>
  free.has(character) && inConstruct !== 'destinationLiteral';

const options: Options = {
  bullet: '-',
  bulletOther: '*',
  listItemIndent: 'one',
  resourceLink: true,
  handlers: {
    root: (node: SmallTree, _parent, state, info) => {
      state.unsafe = state.unsafe.filter((pattern) => !isFree(pattern));
      return state.containerFlow(node, info);
    },
    text: (node: { value: string }, _parent, state, info) =>
      state.safe(node.value, info).replaceAll(/(?<=\S )\\\*(?= \S)/g, '*'),
    break: () => '\n',
    emphasis,
    strong,
  },
};
