import { Fragment, type Mark, type Node } from 'prosemirror-model';
import {
  deepest,
  isStoryPicture,
  readSmallMarkdown,
  type SmallTree,
} from '#contract/reference/small-markdown';
import { safeLink } from '../../shared/cards/safe-address.ts';
import type { StorySchema } from './schema.ts';

type Tree = SmallTree['children'][number];

export interface ReadStory {
  text: string;
  doc: Node;
  /** The Markdown source of parsed blocks, so that unchanged ones are written back exactly. */
  written: WeakMap<Node, string>;
}

/** Parses Markdown to a document; undefined if the editor cannot represent the text. */
export function readStory(text: string, schema: StorySchema, organizationId: string): ReadStory | undefined {
  const tree = readSmallMarkdown(text);
  if (!tree || depthOf(tree) > deepest) return undefined;
  const written = new WeakMap<Node, string>();
  const blocks = tree.children.flatMap((node) => {
    const [block] = blockOf(node, schema, organizationId);
    if (!block) return [];
    const { start, end } = node.position!;
    // The source of an indented list is only valid at its position.
    if (start.column === 1) written.set(block, text.slice(start.offset, end.offset));
    return [block];
  });
  const doc = schema.nodes.doc.createAndFill(null, withRoom(blocks))!;
  return { text, doc, written };
}

/** Adds an empty paragraph below a heading without text, so that there is a line to type in. */
function withRoom(blocks: readonly Node[]): Node[] {
  const isHeading = (node: Node) => node.type.name === 'heading';
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    const isBare = isHeading(block) && (!next || isHeading(next));
    return isBare ? [block, block.type.schema.nodes.paragraph!.create()] : [block];
  });
}

function depthOf(node: SmallTree | Tree): number {
  return 'children' in node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 0;
}

function blockOf(node: Tree, schema: StorySchema, organizationId: string): Node[] {
  const { nodes } = schema;
  const inside = (parts: readonly Tree[]) => parts.flatMap((part) => blockOf(part, schema, organizationId));
  const words = (parts: readonly Tree[]) => wordsOf(parts, schema, organizationId, []);
  if (node.type === 'paragraph') return [nodes.paragraph.create(null, words(node.children))];
  if (node.type === 'heading') {
    const children = words(node.children).map((child) =>
      child.type === nodes.line_break ? schema.text(' ') : child,
    );
    return [nodes.heading.create({ level: node.depth }, children)];
  }
  if (node.type === 'blockquote') return [nodes.blockquote.createAndFill(null, inside(node.children))!];
  if (node.type === 'list') {
    const items = node.children.map((item) => nodes.list_item.createAndFill(null, inside(item.children))!);
    return [
      node.ordered
        ? nodes.ordered_list.create({ start: node.start ?? 1 }, items)
        : nodes.bullet_list.create(null, items),
    ];
  }
  return [];
}

function wordsOf(
  parts: readonly Tree[],
  schema: StorySchema,
  organizationId: string,
  marks: readonly Mark[],
): Node[] {
  const { nodes, marks: known } = schema;
  const inner = (children: readonly Tree[], mark: Mark | undefined) =>
    wordsOf(children, schema, organizationId, mark ? mark.addToSet(marks) : marks);
  const found = parts.flatMap((part): Node[] => {
    if (part.type === 'text') return linesOf(part.value, schema, marks);
    if (part.type === 'break') return [nodes.line_break.create(null, null, marks)];
    if (part.type === 'strong') return inner(part.children, known.strong.create());
    if (part.type === 'emphasis') return inner(part.children, known.em.create());
    if (part.type === 'image') return pictureOf(part, schema, organizationId, marks);
    if (part.type !== 'link') return [];
    const href = safeLink(part.url);
    if (!href) return inner(part.children, undefined);
    const mark = known.link.create({ href });
    const children = inner(part.children, mark);
    return children.length > 0 ? children : [schema.text(href, mark.addToSet(marks))];
  });
  return [...Fragment.fromArray(found).content];
}

function pictureOf(
  { url, alt, title }: Extract<Tree, { type: 'image' }>,
  schema: StorySchema,
  organizationId: string,
  marks: readonly Mark[],
): Node[] {
  if (!isStoryPicture(url, organizationId)) return alt ? linesOf(alt, schema, marks) : [];
  const attrs = { src: url, alt: oneLine(alt), caption: oneLine(title) };
  return [schema.nodes.picture.create(attrs, null, marks)];
}

const oneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

const linesOf = (value: string, schema: StorySchema, marks: readonly Mark[]): Node[] =>
  value
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => [
      ...(index > 0 ? [schema.nodes.line_break.create(null, null, marks)] : []),
      ...(line ? [schema.text(line, marks)] : []),
    ]);
