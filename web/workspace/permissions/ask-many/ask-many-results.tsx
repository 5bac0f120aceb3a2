import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '../../ui/elements/button.tsx';
import { DialogActions } from '../../ui/overlays/dialog.tsx';
import { Link } from '../../ui/elements/link.tsx';
import type { Result } from './ask-many.ts';
import { askManyTexts as texts } from './ask-many-texts.ts';

export function AskManyResults({ results, onClose }: { results: readonly Result[]; onClose: () => void }) {
  const sent = results.filter((result) => result.sent).length;
  return (
    <>
      <output>
        <span className="font-medium">{texts.results(sent)}</span>
      </output>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-lg border border-line">
        {results.map((result) => (
          <li key={result.reference.id} className="flex items-start gap-2.5 px-3 py-2">
            {result.sent ? (
              <CircleCheck aria-hidden className="mt-1 size-4 shrink-0 text-good" />
            ) : (
              <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-bad" />
            )}
            <span className="min-w-0">
              <Link
                to={`/app/references/${result.reference.id}`}
                className="inline-flex min-h-6 max-w-full items-center font-medium hover:underline"
              >
                <span className="truncate">{result.reference.name}</span>
              </Link>
              <span className="block text-[0.8125rem] text-ink-2 wrap-anywhere">{result.words}</span>
            </span>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </>
  );
}
