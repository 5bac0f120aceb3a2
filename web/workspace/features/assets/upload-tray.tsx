import { useId } from 'react';
import * as words from '#words/assets';
import { isRunning, mayRetry, type Upload, type UploadQueue } from '../../files/upload-queue.ts';
import { UploadRow } from '../../files/upload-row.tsx';
import { Button } from '../../ui/elements/button.tsx';
import { Card } from '../../ui/page/card.tsx';

interface UploadTrayProps {
  uploads: readonly Upload[];
  queue: Pick<UploadQueue, 'cancel' | 'retry' | 'dismiss'>;
}

export function UploadTray({ uploads, queue }: UploadTrayProps) {
  const id = useId();
  if (uploads.length === 0) return null;
  const busy = uploads.filter(isRunning);
  const failed = uploads.filter(({ state }) => state.phase === 'failed');
  return (
    <Card aria-labelledby={id} className="mb-6">
      <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2">
        <h2 id={id} className="font-semibold">
          {words.trayTitle}
        </h2>
        <output className="flex-1 text-[0.8125rem] text-ink-2">{summaryOf(uploads)}</output>
        {failed.length > 0 ? (
          <Button size="sm" onClick={() => failed.filter(mayRetry).forEach((one) => queue.retry(one.id))}>
            {words.trayRetryAll}
          </Button>
        ) : null}
        {busy.length > 1 ? (
          <Button size="sm" variant="ghost" onClick={() => busy.forEach((one) => queue.cancel(one.id))}>
            {words.trayCancelAll}
          </Button>
        ) : null}
        {busy.length < uploads.length ? (
          <Button size="sm" variant="ghost" onClick={() => queue.dismiss(uploads.map((one) => one.id))}>
            {words.trayClear}
          </Button>
        ) : null}
      </header>
      <ul className="max-h-80 divide-y divide-line overflow-y-auto">
        {uploads.map((upload) => (
          <li key={upload.id} className="px-4 py-3">
            <UploadRow upload={upload} queue={queue} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function summaryOf(uploads: readonly Upload[]): string {
  const ended = uploads.filter((upload) => !isRunning(upload));
  if (ended.length < uploads.length) return words.trayProgress(ended.length, uploads.length);
  const ready = ended.filter(({ state }) => state.phase === 'ready').length;
  const bad = ended.filter(({ state }) => state.phase === 'failed' || state.phase === 'rejected').length;
  return words.trayDone(ready, bad);
}
