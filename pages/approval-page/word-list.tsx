import { shortDiff } from '#functions/shared/email/short-diff';
import type { Diff } from './changes.ts';

/** Lists the changes, word by word. */
export const WordList = ({ diffs }: { diffs: readonly Diff[] }) => (
  <ul className="diff">
    {diffs.map(({ name, label, before, after }) => (
      <li key={name}>
        <b>{label}</b>
        <span dir="auto">
          {shortDiff(before, after).map(({ kind, text }, index) => {
            if (kind === 'same') return text;
            const Mark = kind === 'added' ? 'ins' : 'del';
            // oxlint-disable-next-line react/no-array-index-key -- the parts of one diff never move
            return <Mark key={index}>{text}</Mark>;
          })}
        </span>
      </li>
    ))}
  </ul>
);
