import { diffWordsWithSpace } from 'diff';

interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** About this many unchanged characters on either side of a change tell where it is. */
const context = 40;

/** Compares by words. Of a long stretch that is the same, only the words beside a change are kept. */
export const shortDiff = (before: string, after: string): DiffPart[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }, index, { length }) => {
    if (added || removed) return { kind: added ? 'added' : 'removed', text: value };
    return { kind: 'same', text: shortened(value, index === 0, index === length - 1) };
  });

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * context) return text;
  const start = isFirst ? '' : text.slice(0, context).replace(/\S*$/, '');
  const end = isLast ? '' : text.slice(-context).replace(/^\S*/, '');
  return `${start}…${end}`;
}
