import type { DocumentNote } from '#contract/resources/document';
import * as words from '#words/made-documents';
import { subjectList } from '../../permissions/parts.ts';
import { Link } from '../../ui/elements/link.tsx';

/** Loaded when it is opened, because the names of the parts come with much that the list does not need. */
export default function NoteList({ notes }: { notes: readonly DocumentNote[]; onClose: () => void }) {
  return (
    <ul className="mt-1 flex flex-col gap-1 ps-4.5 text-ink-2">
      {notes.map(({ referenceId, title, parts, whole }) => (
        <li key={referenceId} className="wrap-anywhere">
          <Link to={`/app/references/${referenceId}`} className="text-ink underline underline-offset-4">
            {title}
          </Link>
          {': '}
          {whole ? words.whole : subjectList(parts.map(({ subject }) => subject))}
        </li>
      ))}
    </ul>
  );
}
