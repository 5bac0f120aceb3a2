import { Fragment, type ReactNode } from 'react';
import {
  deepest,
  isStoryPicture,
  readSmallMarkdown,
  type SmallTree,
} from '#contract/reference/small-markdown';
import { safeLink } from '../shared/cards/safe-address.ts';

type Node = SmallTree['children'][number];
type Picture = Extract<Node, { type: 'image' }>;

interface Source {
  text: string;
  organizationId: string;
  /** The highest heading level in the text; it becomes an h2. */
  top: number;
}

/** Renders a text in small Markdown as elements; HTML in it stays text. */
export function StoryMarkdown({ text, organizationId }: Omit<Source, 'top'>) {
  const tree = readSmallMarkdown(text);
  if (!tree) return <Paragraphs text={text} />;
  const { children } = tree;
  const levels = children.map((node) =>
    node.type === 'heading' && node.children.length > 0 ? node.depth : 6,
  );
  const source = { text, organizationId, top: Math.min(6, ...levels) };
  return <>{all(children, source, 0)}</>;
}

function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim());
  return paragraphs.map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- paragraphs of one text have nothing else of their own
    <p key={index} dir="auto">
      {paragraph}
    </p>
  ));
}

const all = (nodes: readonly Node[], source: Source, depth: number): ReactNode[] =>
  nodes.map((node) => <Fragment key={node.position!.start.offset}>{shown(node, source, depth)}</Fragment>);

type Draw<Type> = (
  node: Extract<Node, { type: Type }>,
  inside: ReactNode[],
  source: Source,
  depth: number,
) => ReactNode;

const drawn: { [Type in Node['type']]?: Draw<Type> } = {
  text: ({ value }) => value,
  // The style preserves line breaks.
  break: () => '\n',
  paragraph: ({ children }, inside, source) =>
    children.every(standsAlone) ? (
      children.map((child) => figureOf(child, source))
    ) : (
      <p dir="auto">{inside}</p>
    ),
  heading: ({ depth: level }, inside, source, depth) => headingOf(level, inside, source, depth),
  strong: (_, inside) => <strong>{inside}</strong>,
  emphasis: (_, inside) => <em>{inside}</em>,
  blockquote: (_, inside) => <blockquote className="story-pull">{inside}</blockquote>,
  list: ({ ordered, start }, inside) => (ordered ? <ol start={start ?? 1}>{inside}</ol> : <ul>{inside}</ul>),
  listItem: (_, inside) => <li dir="auto">{inside}</li>,
  link: linkOf,
  image: (picture, _, source) => pictureOf(picture, source),
};

function shown(node: Node, source: Source, depth: number): ReactNode {
  const draw = drawn[node.type] as Draw<Node['type']> | undefined;
  if (!draw || depth > deepest) return typedText(node, source);
  return draw(node, 'children' in node ? all(node.children, source, depth + 1) : [], source, depth);
}

const typedText = ({ position }: Node, { text }: Source) =>
  text.slice(position!.start.offset, position!.end.offset);

function headingOf(level: number, inside: ReactNode[], { top }: Source, depth: number): ReactNode {
  if (inside.length === 0) return null;
  // A heading in a list or a quote is not part of the page's outline.
  if (depth > 0)
    return (
      <p dir="auto">
        <strong>{inside}</strong>
      </p>
    );
  const Heading = level <= top ? 'h2' : 'h3';
  return <Heading dir="auto">{inside}</Heading>;
}

function linkOf({ url, children }: Extract<Node, { type: 'link' }>, inside: ReactNode[]): ReactNode {
  const address = safeLink(url);
  if (!address) return inside;
  return (
    <a href={address} rel="noopener noreferrer">
      {children.some(isNamed) ? inside : address}
    </a>
  );
}

const standsAlone = (node: Node): boolean =>
  node.type === 'image' || node.type === 'break' || (node.type === 'text' && !node.value.trim());

const isNamed = (node: Node): boolean =>
  'alt' in node ? Boolean(node.alt) : !('value' in node) || node.value.trim() !== '';

function figureOf(node: Node, source: Source): ReactNode {
  if (node.type !== 'image') return null;
  return (
    <figure key={node.position!.start.offset} className="story-figure">
      {pictureOf(node, source)}
      {node.title ? <figcaption dir="auto">{node.title}</figcaption> : null}
    </figure>
  );
}

function pictureOf({ url, alt }: Picture, { organizationId }: Source): ReactNode {
  if (!isStoryPicture(url, organizationId)) return alt;
  return <img src={url} alt={alt ?? ''} loading="lazy" decoding="async" />;
}
