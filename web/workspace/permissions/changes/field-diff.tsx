import type { ReactNode } from 'react';
import type { FieldName } from '#contract/reference/field-values';
import { approvalTexts } from '../approval/approval-texts.ts';
import { holdsAddress, labelOf, wordDiff } from './field-changes.ts';

const words = approvalTexts.diff;

interface Props {
  name: FieldName;
  before: string;
  after: string;
  children?: ReactNode;
}

export function FieldDiff({ name, before, after, children }: Props) {
  return (
    <section
      aria-label={labelOf(name)}
      className="flex min-w-0 flex-col gap-2 rounded-lg border border-line px-4 py-3"
    >
      <h3 className="text-[0.8125rem] text-ink-3">{labelOf(name)}</h3>
      {holdsAddress(name) ? (
        <p>{!before ? words.pictureAdded : !after ? words.pictureRemoved : words.otherPicture}</p>
      ) : (
        <p className="text-pretty wrap-anywhere whitespace-pre-wrap">
          {wordDiff(before, after).map(({ kind, text }, index) => {
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
          })}
        </p>
      )}
      {children}
    </section>
  );
}
