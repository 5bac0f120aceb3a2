import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as filesWords from '#words/files';
import { IconButton } from '../ui/elements/button.tsx';
import SeePlans from '../ui/feedback/see-plans.tsx';
import { fileSize } from '../../shared/format/file-size.ts';
import { isRunning, mayRetry, type Upload, type UploadQueue } from './upload-queue.ts';

interface UploadRowProps {
  upload: Upload;
  queue: Pick<UploadQueue, 'cancel' | 'retry' | 'dismiss'>;
  start?: ReactNode;
  onDismiss?: () => void;
}

export function UploadRow({ upload, queue, start, onDismiss }: UploadRowProps) {
  const { id, name, state } = upload;
  const bad = state.phase === 'failed' || state.phase === 'rejected';
  return (
    <div className="flex min-w-0 items-start gap-3">
      {start}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-medium" title={name}>
            {name}
          </span>
          <span className="shrink-0 text-[0.8125rem] text-ink-3">{fileSize(upload.size)}</span>
        </div>
        {isRunning(upload) ? <Bar upload={upload} /> : null}
        <p
          className={clsx('mt-1 flex items-start gap-1.5 text-[0.8125rem]', bad ? 'text-bad' : 'text-ink-2')}
        >
          <Icon upload={upload} />
          <span className="min-w-0 wrap-anywhere">
            {wordsOf(upload)}
            {'full' in state ? (
              <>
                . <SeePlans />
              </>
            ) : null}
          </span>
        </p>
      </div>
      <div className="-my-1 flex shrink-0">
        {mayRetry(upload) ? (
          <IconButton label={filesWords.upload.retry(name)} onClick={() => queue.retry(id)}>
            <RotateCw aria-hidden />
          </IconButton>
        ) : null}
        {isRunning(upload) ? (
          <IconButton label={filesWords.upload.cancel(name)} onClick={() => queue.cancel(id)}>
            <X aria-hidden />
          </IconButton>
        ) : (
          <IconButton
            label={`${filesWords.fieldDismiss} ${name}`}
            onClick={() => {
              queue.dismiss([id]);
              onDismiss?.();
            }}
          >
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    </div>
  );
}

const bar =
  'mt-2 block h-1 w-full appearance-none overflow-hidden rounded-full border-0 bg-neutral-soft [&::-moz-progress-bar]:bg-accent-mark [&::-webkit-progress-bar]:bg-neutral-soft [&::-webkit-progress-value]:bg-accent-mark [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-150';

function Bar({ upload: { name, size, state } }: { upload: Upload }) {
  // Processing reports no progress; the full bar means that the whole file was sent.
  const sent = state.phase === 'sending' ? state.sent : state.phase === 'processing' ? size : 0;
  return <progress aria-label={filesWords.upload.progressOf(name)} className={bar} max={size} value={sent} />;
}

function Icon({ upload: { state } }: { upload: Upload }) {
  if (state.phase === 'ready')
    return <CircleCheck aria-hidden className="mt-0.5 size-3.5 shrink-0 text-good" />;
  if (state.phase === 'failed' || state.phase === 'rejected')
    return <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />;
  return null;
}

function wordsOf({ size, state }: Upload): string {
  if (state.phase === 'sending') return filesWords.upload.sending(Math.floor((state.sent / size) * 100));
  const words = filesWords.upload[state.phase];
  return 'reason' in state ? `${words}: ${state.reason}` : words;
}
