import { libraryPictures } from './plain-text.ts';
import { readSmallMarkdown, type SmallTree } from './small-markdown.ts';

type Node = SmallTree['children'][number];

/** Addresses of the library that a story draws; an address in its words or in a link is none. */
export function storyPictures(markdown: string): string[] {
  const typed = new Set(libraryPictures(markdown));
  // Most stories name no file, so they need no parser.
  const drawn = typed.size > 0 ? (readSmallMarkdown(markdown)?.children ?? []).flatMap(picturesIn) : [];
  return [...new Set(drawn)].filter((address) => typed.has(address));
}

function picturesIn(node: Node): string[] {
  if (node.type === 'image') return [node.url];
  return 'children' in node ? node.children.flatMap(picturesIn) : [];
}

/** The addresses of all pictures, those of other websites included. */
export const picturesOf = (markdown: string): string[] =>
  markdown.includes('![') ? (readSmallMarkdown(markdown)?.children ?? []).flatMap(picturesIn) : [];
