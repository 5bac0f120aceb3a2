import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Reference } from '#contract/resources/reference';
import { Button } from '../ui/elements/button.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { DialogActions } from '../ui/overlays/dialog.tsx';
import { Link } from '../ui/elements/link.tsx';

/** One row says what became of one reference among many. */
export interface Result {
  reference: Pick<Reference, 'id' | 'name'>;
  done: boolean;
  words: string;
}

interface Props {
  title: string;
  results: readonly Result[];
  close: string;
  onClose: () => void;
}

export function ManyResults({ title, results, close, onClose }: Props) {
  return (
    <>
      <output>
        <span className="font-medium">{title}</span>
      </output>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-lg border border-line">
        {results.map((result) => (
          <li key={result.reference.id} className="flex items-start gap-2.5 px-3 py-2">
            {result.done ? (
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
          {close}
        </Button>
      </DialogActions>
    </>
  );
}

export function ManyProgress({ label, settled, total }: { label: string; settled: number; total: number }) {
  return (
    <div className="flex items-center gap-3">
      <output className="whitespace-nowrap">{label}</output>
      <ProgressBar label={label} value={settled} max={total} className="min-w-12 flex-1" />
    </div>
  );
}
