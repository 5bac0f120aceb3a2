import { nameOf, refusalOf } from './file-rules.ts';
import { failureOf, work, type Progress, type UploadState, type UploadSteps } from './upload-work.ts';

export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly file: File;
  readonly state: UploadState;
}

export interface UploadQueue {
  uploads: () => readonly Upload[];
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[]) => string[];
  cancel: (id: string) => void;
  retry: (id: string) => void;
  dismiss: (ids: readonly string[]) => void;
}

const atOnce = 3;

export const isRunning = ({ state }: Upload): boolean =>
  state.phase === 'waiting' || state.phase === 'sending' || state.phase === 'processing';

export const mayRetry = ({ state }: Upload): boolean =>
  state.phase === 'failed' || state.phase === 'canceled';

/** Uploads a few files at a time. It does not depend on React, so it continues across screens. */
export function createUploadQueue(steps: UploadSteps, onSettled: (upload: Upload) => void): UploadQueue {
  let uploads: readonly Upload[] = [];
  let running = 0;
  const progress = new Map<string, Progress>();
  const listeners = new Set<() => void>();

  const show = (next: readonly Upload[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const find = (id: string) => uploads.find((upload) => upload.id === id);
  const set = (id: string, state: UploadState) => {
    show(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));
    const upload = find(id);
    if (upload && !isRunning(upload)) onSettled(upload);
  };

  const begin = () => {
    const next = running < atOnce ? uploads.find(({ state }) => state.phase === 'waiting') : undefined;
    if (!next) return;
    running += 1;
    void run(next).finally(() => {
      running -= 1;
      begin();
    });
    begin();
  };

  const run = async ({ id, file }: Upload) => {
    const own = progress.get(id) ?? {};
    progress.set(id, own);
    const { signal } = (own.aborting = new AbortController());
    const report = (state: UploadState) => {
      if (!signal.aborted) set(id, state);
    };
    report({ phase: 'sending', sent: 0 });
    try {
      report(await work(steps, file, own, report, signal));
    } catch (error) {
      report(failureOf(error));
    }
    if (signal.aborted) giveUp(own);
  };

  const giveUp = (own: Progress | undefined) => {
    if (own?.announced) steps.discard(own.announced.id);
  };

  return {
    uploads: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files) => {
      const added = files.map((file): Upload => {
        const same = uploads.find((upload) => isRunning(upload) && isSame(upload.file, file));
        const refusal = refusalOf(file);
        const state: UploadState = refusal ? { phase: 'rejected', reason: refusal } : { phase: 'waiting' };
        return same ?? { id: crypto.randomUUID(), name: nameOf(file), size: file.size, file, state };
      });
      show([...added.filter((upload) => !find(upload.id)), ...uploads]);
      begin();
      return added.map(({ id }) => id);
    },
    cancel: (id) => {
      const upload = find(id);
      if (!upload || !isRunning(upload)) return;
      const own = progress.get(id);
      // A retry starts from the beginning, while the previous attempt may still be ending.
      progress.delete(id);
      set(id, { phase: 'canceled' });
      // A running upload discards itself when aborted; a waiting one has no code that would.
      if (upload.state.phase === 'waiting') giveUp(own);
      else own?.aborting?.abort();
    },
    retry: (id) => {
      const upload = find(id);
      if (!upload || !mayRetry(upload)) return;
      set(id, { phase: 'waiting' });
      begin();
    },
    dismiss: (ids) => {
      const gone = uploads.filter((upload) => ids.includes(upload.id) && !isRunning(upload));
      for (const { id, state } of gone) {
        const own = progress.get(id);
        // A file that has arrived stays in the library, even if its processing was not awaited.
        if (state.phase === 'failed' && !own?.arrived) giveUp(own);
        progress.delete(id);
      }
      show(uploads.filter((upload) => !gone.includes(upload)));
    },
  };
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
