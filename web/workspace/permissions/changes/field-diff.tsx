import type { ReactNode } from 'react';
import type { FieldName } from '#contract/reference/field-values';
import * as words from '#words/approval-requests';
import { DiffText } from './diff-text.tsx';
import { holdsAddress, labelOf } from './field-changes.ts';

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
        <p>{!before ? words.diffPictureAdded : !after ? words.diffPictureRemoved : words.diffOtherPicture}</p>
      ) : (
        <p className="text-pretty wrap-anywhere whitespace-pre-wrap">
          <DiffText before={before} after={after} />
        </p>
      )}
      {children}
    </section>
  );
}
