import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { PlaceholderName } from '#contract/form/placeholders';
import type { Document, DocumentNote } from '#contract/resources/document';
import * as words from '#words/made-documents';
import { names } from '#words/placeholders';
import { onDemand } from '../../ui/overlays/on-demand.tsx';

const NoteList = onDemand(() => import('./note-list.tsx'));

/** Lists what customers do not allow, which was left out of the document or shown all the same. */
export function DocumentNotes({
  document: { leftOut, notAllowed, deleted, unshown, unfilled, unplaced },
}: {
  document: Document;
}) {
  return (
    <>
      <Notes notes={leftOut} summary={words.leftOut} tone="text-ink-2" />
      <Notes notes={notAllowed} summary={words.notAllowed} tone="text-warn" />
      {deleted ? <p className="mt-1 text-[0.8125rem] text-ink-2">{words.deleted(deleted)}</p> : null}
      {unplaced ? <p className="mt-1 text-[0.8125rem] text-warn">{words.unplaced(unplaced)}</p> : null}
      {unfilled ? (
        <p className="mt-1 text-[0.8125rem] text-ink-2 wrap-anywhere">{words.unfilled(together(unfilled))}</p>
      ) : null}
      {unshown ? (
        <p className="mt-1 text-[0.8125rem] text-warn wrap-anywhere">{words.unshown(unshown)}</p>
      ) : null}
    </>
  );
}

/** The name is that of the screen's language, because the form may mix several. */
const typed = (name: string) => `{${name in names ? names[name as PlaceholderName] : name}}`;

/** Placeholders that the same references lack are said together. */
function together(unfilled: NonNullable<Document['unfilled']>): string[] {
  const lacking = new Set(unfilled.map(({ references }) => references.join()));
  return [...lacking].map((same) => {
    const those = unfilled.filter(({ references }) => references.join() === same);
    return words.unfilledIn(those.map(({ name }) => typed(name)).join(', '), those[0]!.references);
  });
}

interface NotesProps {
  notes: readonly DocumentNote[] | undefined;
  summary: (count: number) => string;
  tone: string;
}

function Notes({ notes, summary, tone }: NotesProps) {
  const [isOpen, setOpen] = useState(false);
  if (!notes) return null;
  return (
    <details
      className="group mt-1 text-[0.8125rem]"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        onPointerEnter={NoteList.prefetch}
        onFocus={NoteList.prefetch}
        className={clsx('flex min-h-6 w-fit items-start gap-1 rounded font-medium', tone)}
      >
        <ChevronRight
          aria-hidden
          className="mt-0.75 size-3.5 shrink-0 transition-transform group-open:rotate-90 rtl:group-open:-rotate-90"
        />
        {summary(notes.length)}
      </summary>
      {isOpen ? <NoteList notes={notes} onClose={() => setOpen(false)} /> : null}
    </details>
  );
}
