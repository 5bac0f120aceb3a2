import type { ImportJob } from '#contract/resources/import';
import * as words from '#words/imports';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';

export function ImportRuns({ file, steps, settled }: ImportJob) {
  return (
    <div className="flex max-w-xl flex-col gap-3">
      <output className="font-medium">{words.running(file)}</output>
      <ProgressBar label={words.bringing} value={settled} max={steps} className="w-full" />
      <p className="text-pretty text-ink-2">{words.mayClose}</p>
    </div>
  );
}
