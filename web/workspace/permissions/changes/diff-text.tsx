import { wordDiff } from './field-changes.ts';

export function DiffText({ before, after }: { before: string; after: string }) {
  return wordDiff(before, after).map(({ kind, text }, index) => {
    if (kind === 'same') return text;
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <Mark
        // The parts of one diff never move.
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        className={
          kind === 'added'
            ? 'rounded-sm bg-good-soft text-good decoration-1 underline-offset-3'
            : 'rounded-sm bg-bad-soft text-bad decoration-1'
        }
      >
        {text}
      </Mark>
    );
  });
}
