import { readSmallMarkdown } from '#contract/reference/small-markdown';

type Node = NonNullable<ReturnType<typeof readSmallMarkdown>>['children'][number];

interface Protected {
  text: string;
  /** Puts the marks back. One that the machine has dropped stays away. */
  restore: (translated: string) => string;
}

const tags = /<m(\d+)\s*\/?>/g;

/** Puts a tag in place of each mark, link and picture, because a machine would translate or move them. */
export function protectMarkup(markdown: string): Protected {
  const marks: string[] = [];
  const hidden = (markup: string) => markup.replace(/\S(?:.*\S)?/g, (mark) => `<m${marks.push(mark) - 1}/>`);
  let [text, end] = ['', 0];
  const tree = readSmallMarkdown(markdown);
  for (const [from, to] of tree ? tree.children.flatMap(textRanges) : [[0, markdown.length] as const]) {
    text += hidden(markdown.slice(end, from)) + markdown.slice(from, to).replace(tags, hidden);
    end = to;
  }
  text += hidden(markdown.slice(end));
  return {
    text,
    restore: (translated) => translated.replace(tags, (_tag, n: string) => marks[Number(n)] ?? ''),
  };
}

function textRanges(node: Node): (readonly [number, number])[] {
  if (node.type === 'text') return [[node.position!.start.offset!, node.position!.end.offset!]];
  return 'children' in node ? node.children.flatMap(textRanges) : [];
}
