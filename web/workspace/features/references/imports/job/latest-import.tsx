import type { ImportJob } from '#contract/resources/import';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/imports';
import { Button } from '../../../../ui/elements/button.tsx';
import { RelativeTime } from '../../../../ui/elements/relative-time.tsx';
import { earlierImports } from '../undo-import.ts';

interface Props {
  job: ImportJob;
  references: readonly Reference[];
  onSee: () => void;
}

/** Whoever closed the tab finds here what became of it. */
export function LatestImport({ job, references, onSee }: Props) {
  const isLeft = earlierImports(references).some(({ importId }) => importId === job.id);
  const isTakenBack = job.kind === 'file' && job.made + job.changed > 0 && !isLeft;
  return (
    <section aria-labelledby="latest-import">
      <h2 id="latest-import" className="mb-2 font-semibold">
        {words.latest}
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-surface px-4 py-3">
        <span className="min-w-0 flex-1">
          <span className="block font-medium wrap-anywhere">{job.file}</span>
          <span className="text-[0.8125rem] text-ink-2">
            {isTakenBack ? words.takenBack : words.madeAndChanged(job.made, job.changed)}
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
