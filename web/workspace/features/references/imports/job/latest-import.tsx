import type { ImportJob } from '#contract/resources/import';
import * as words from '#words/imports';
import { Button } from '../../../../ui/elements/button.tsx';
import { RelativeTime } from '../../../../ui/elements/relative-time.tsx';

/** Whoever closed the tab finds here what became of it. */
export function LatestImport({ job, onSee }: { job: ImportJob; onSee: () => void }) {
  return (
    <section aria-labelledby="latest-import">
      <h2 id="latest-import" className="mb-2 font-semibold">
        {words.latest}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-surface px-4 py-3">
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{job.file}</span>
          <span className="text-[0.8125rem] text-ink-2">
            {words.madeAndChanged(job.made, job.changed)}
            {job.refused > 0 ? ` · ${words.notMade(job.refused)}` : null} ·{' '}
            <RelativeTime at={job.createdAt} />
          </span>
        </span>
        <Button size="sm" onClick={onSee}>
          {words.seeResult}
        </Button>
      </div>
    </section>
  );
}
