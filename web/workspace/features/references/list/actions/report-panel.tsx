import { CircleAlert, X } from 'lucide-react';
import * as referenceActionsWords from '#words/reference-actions';
import { Button, IconButton } from '../../../../ui/elements/button.tsx';
import { Link } from '../../../../ui/elements/link.tsx';
import type { Report } from './report.ts';

export default function ReportPanel({ report, onClose }: { report: Report; onClose: () => void }) {
  const { work, problems, left, undo } = report;
  return (
    <section role="alert" className="mb-4 rounded-xl border border-bad/30 bg-bad-soft px-4 py-3">
      <div className="flex items-start gap-2.5">
        <CircleAlert aria-hidden className="mt-1.5 size-4 shrink-0 text-bad" />
        <div className="min-w-0 flex-1 pt-1">
          {problems.length > 0 ? (
            <h2 className="font-semibold text-bad">
              {referenceActionsWords.problems[work](problems.length)}
            </h2>
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
          {left.length > 0 ? <p className="mt-1">{referenceActionsWords.notBegun(left.length)}</p> : null}
          {undo ? (
            <Button size="sm" className="mt-2" onClick={undo}>
              {referenceActionsWords.undoDone}
            </Button>
          ) : null}
        </div>
        <IconButton label={referenceActionsWords.dismiss} onClick={onClose} className="-me-1.5">
          <X aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
