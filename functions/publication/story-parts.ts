import { readSmallMarkdown, type SmallTree } from '#contract/reference/small-markdown';

type Node = SmallTree['children'][number];

/** The subjects that a story can show besides its text. */
export const storySubjects = ['images', 'quote'] as const;
type StorySubject = (typeof storySubjects)[number];

const isOf: Record<StorySubject, (node: Node) => boolean> = {
  images: ({ type }) => type === 'image',
  quote: ({ type }) => type === 'blockquote',
};

/** Markdown has no picture or quotation without its sign. */
const signs: Record<StorySubject, string> = { images: '![', quote: '>' };

/** Returns the source of each picture or quotation, in the order of the story. */
export const partsOfStory = (story: string, subject: StorySubject): string[] =>
  found(story, subject).map(({ start, end }) => story.slice(start, end));

/** Removing a part can make another one of what is left, so this repeats until there is none. */
export function storyWithout(story: string, subject: StorySubject): string {
  for (let left = story; ;) {
    const ranges = found(left, subject);
    if (ranges.length === 0) return left;
    for (const { start, end } of ranges.toReversed()) left = left.slice(0, start) + left.slice(end);
  }
}

interface Range {
  start: number;
  end: number;
}

/** A link that holds only such parts is a part too, because it would be empty without them. */
function found(story: string, subject: StorySubject): Range[] {
  // Most stories have neither sign, so they need no parser.
  if (!story.includes(signs[subject])) return [];
  const isPart = isOf[subject];
  const within = (node: Node): Node[] => {
    const children: Node[] = 'children' in node ? node.children : [];
    const isEmptyWithout = node.type === 'link' && children.length > 0 && children.every(isPart);
    return isPart(node) || isEmptyWithout ? [node] : children.flatMap(within);
  };
  return (readSmallMarkdown(story)?.children ?? [])
    .flatMap(within)
    .map(({ position }) => ({ start: position!.start.offset!, end: position!.end.offset! }));
}
