import type { CardContent } from '#contract/cards/card';
import type { Words } from '#contract/words/words-of';
import { paragraphsOf, type Block } from './blocks.ts';

/** A story as its outcome, and as columns that are read beside one another. */
export interface Outcome {
  result?: string;
  columns: Column[];
}

/** It begins with its heading. */
type Column = Block[];

interface Parts {
  lead: Block[];
  passages: Block[];
  story: Block[];
}

export const under = (heading: string, blocks: readonly Block[]): Block[] => [
  { kind: 'heading', level: 2, spans: [{ text: heading }] },
  ...blocks,
];

/** Characters of the largest words of a page. */
const longestResult = 160;
/** Characters of a column. A longer one would be a strip over several pages. */
const longestColumn = 900;
/** Beside a column that is so many times as long, the page would be empty. */
const unalike = 4;

/** The columns are the three parts of the story, else the description, the story and the outcomes. */
export function outcomeOf(
  { outcomes = '' }: CardContent,
  { lead, passages, story }: Parts,
  words: Words<'documents'>['columns'],
): { outcome: Outcome; lead: Block[]; passages: Block[] } {
  const [first = '', ...rest] = outcomes.split(/\n\s*\n/);
  const isResult = first.trim() !== '' && first.length <= longestResult;
  const result = isResult ? { result: first.trim() } : {};
  const more = paragraphsOf((isResult ? rest : [first, ...rest]).join('\n\n'));
  const others = more.length > 0 ? under(words.outcomes, more) : [];
  const pictures = story.filter(({ kind }) => kind === 'picture');
  const text = story.filter(({ kind }) => kind !== 'picture');
  const chapters = chaptersOf(text);
  if (chapters && areAlike(chapters))
    return { outcome: { ...result, columns: chapters }, lead, passages: [...others, ...pictures] };
  const parts: [string, Block[]][] = [
    [words.description, lead],
    [words.story, text],
    [words.outcomes, more],
  ];
  const columns = parts.flatMap(([heading, blocks]) => (blocks.length > 0 ? [under(heading, blocks)] : []));
  if (columns.length > 1 && areAlike(columns))
    return { outcome: { ...result, columns }, lead: [], passages: pictures };
  return {
    outcome: { ...result, columns: [] },
    lead,
    passages: [...(isResult ? others : passages), ...story],
  };
}

function areAlike(columns: readonly Column[]): boolean {
  const lengths = columns.map(([, ...blocks]) => blocks.reduce((sum, block) => sum + lengthOf(block), 0));
  const longest = Math.max(...lengths);
  return longest <= longestColumn && longest <= unalike * Math.min(...lengths);
}

function lengthOf(block: Block): number {
  if (block.kind === 'picture') return longestColumn;
  if (block.kind === 'quote') return block.blocks.reduce((sum, one) => sum + lengthOf(one), 0);
  if (block.kind === 'list') return block.items.flat().reduce((sum, one) => sum + lengthOf(one), 0);
  return block.spans.reduce((sum, { text }) => sum + text.length, 0);
}

/** Returns undefined, unless the story has three headings of the first level and begins with one. */
function chaptersOf(story: readonly Block[]): Column[] | undefined {
  const starts = story.flatMap((block, at) => (block.kind === 'heading' && block.level === 2 ? [at] : []));
  if (starts.length !== 3 || starts[0] !== 0) return undefined;
  return starts.map((start, at) => story.slice(start, starts[at + 1]));
}
