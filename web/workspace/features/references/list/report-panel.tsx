import { CircleAlert, X } from 'lucide-react';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { Report } from './report.ts';
import { bulkTexts as texts } from './bulk-texts.ts';
import { Link } from '../../../ui/link.tsx';

/** Which ones it did not work with, and why; each with the way there. */
export function ReportPanel({ report, onClose }: { report: Report; onClose: () => void }) {
  const { work, problems, left, undo } = report;
  return (
    <section role="alert" className="mb-4 rounded-xl border border-bad/30 bg-bad-soft px-4 py-3">
      <div className="flex items-start gap-2.5">
        <CircleAlert aria-hidden className="mt-1.5 size-4 shrink-0 text-bad" />
        <div className="min-w-0 flex-1 pt-1">
          {problems.length > 0 ? (
            <h2 className="font-semibold text-bad">{texts.problems[work](problems.length)}</h2>
          ) : null}
          <ul className="mt-1 max-h-64 divide-y divide-bad/15 overflow-y-auto">
            {problems.map(({ reference, reason }) => (
              <li key={reference.id} className="flex flex-wrap items-baseline gap-x-2 py-1">
                <Link
                  to={`/app/references/${reference.id}`}
                  className="min-h-6 max-w-full truncate font-medium underline underline-offset-2"
                >
                  {reference.name}
                </Link>
                <span className="wrap-anywhere">{reason}</span>
              </li>
            ))}
          </ul>
          {left.length > 0 ? <p className="mt-1">{texts.notBegun(left.length)}</p> : null}
          {undo ? (
            <Button size="sm" className="mt-2" onClick={undo}>
              {texts.undoDone}
            </Button>
          ) : null}
        </div>
        <IconButton label={texts.dismiss} onClick={onClose} className="-mr-1.5">
          <X aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
