import type { Asset } from '#contract/asset';
import { limits } from '#contract/limits';
import { texts as fixed } from '#contract/text';
import { isApiError, messageOf } from '../lib/api-client.ts';
import { announcementOf, nameOf, refusalOf } from './file-rules.ts';
import { NotTaken, type Target } from './send-file.ts';
import { texts } from './texts.ts';

export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'sending'; sent: number }
  | { phase: 'processing' }
  | { phase: 'ready'; asset: Asset }
  /** The file itself is not acceptable: sending it again would not help. */
  | { phase: 'rejected'; reason: string }
  | { phase: 'failed'; reason: string }
  | { phase: 'cancelled' };

export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly file: File;
  readonly state: UploadState;
}

type Announcement = ReturnType<typeof announcementOf> & { sha256: string };

/** The work of one upload, as the queue needs it; all but `discard` reject when they fail. */
export interface UploadSteps {
  sumOf: (file: File) => Promise<string>;
  announce: (announcement: Announcement) => Promise<Partial<Target> & { asset: Asset }>;
  send: (file: File, target: Target, onSent: (bytes: number) => void, signal: AbortSignal) => Promise<void>;
  look: (id: string, signal: AbortSignal) => Promise<Asset>;
  /** Gives back the room that was reserved. */
  discard: (id: string) => void;
  pause: (ms: number) => Promise<void>;
  now: () => number;
}

/** How far a file has come, so that a retry does only what is left. */
interface Progress {
  announced?: Target & { id: string; until: number };
  arrived?: boolean;
  aborting?: AbortController;
}

export interface UploadQueue {
  uploads: () => readonly Upload[];
  subscribe: (listener: () => void) => () => void;
  /** Ids in the order of the files. */
  add: (files: readonly File[]) => string[];
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** Takes what has ended off the list. */
  dismiss: (ids: readonly string[]) => void;
}

const atOnce = 3;
const patienceMs = 120_000;

export const isUnderWay = ({ state }: Upload): boolean =>
  state.phase === 'waiting' || state.phase === 'sending' || state.phase === 'processing';

export const mayRetry = ({ state }: Upload): boolean =>
  state.phase === 'failed' || state.phase === 'cancelled';

/** Uploads a few files at a time. Knows nothing of React, so that it goes on whatever screen is shown. */
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
    if (upload && !isUnderWay(upload)) onSettled(upload);
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
        // The same file dropped twice in a row is one upload.
        const same = uploads.find((upload) => isUnderWay(upload) && isSame(upload.file, file));
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
      if (!upload || !isUnderWay(upload)) return;
      const own = progress.get(id);
      // A retry starts from the beginning, beside what is still ending.
      progress.delete(id);
      set(id, { phase: 'cancelled' });
      // What runs gives up by itself; what failed before and waits again has nobody who would.
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
      const gone = uploads.filter((upload) => ids.includes(upload.id) && !isUnderWay(upload));
      for (const { id, state } of gone) {
        if (state.phase === 'failed') giveUp(progress.get(id));
        progress.delete(id);
      }
      show(uploads.filter((upload) => !gone.includes(upload)));
    },
  };
}

async function work(
  steps: UploadSteps,
  file: File,
  own: Progress,
  report: (state: UploadState) => void,
  signal: AbortSignal,
): Promise<UploadState> {
  const announced = await announce(steps, file, own);
  signal.throwIfAborted();
  if (!own.arrived) {
    await send(steps, file, own, announced, (sent) => report({ phase: 'sending', sent }), signal);
    own.arrived = true;
  }
  report({ phase: 'processing' });
  try {
    return await verdict(steps, announced.id, signal);
  } catch (error) {
    // Somebody deleted it meanwhile: a retry has to begin anew.
    if (isApiError(error, 'NOT_FOUND')) Object.assign(own, { announced: undefined, arrived: false });
    throw error;
  }
}

/** The address from before, while it holds; otherwise a fresh one. */
async function announce(steps: UploadSteps, file: File, own: Progress) {
  const { announced } = own;
  if (announced && (own.arrived || steps.now() < announced.until)) return announced;
  if (announced) steps.discard(announced.id);
  own.announced = undefined;
  const asked = steps.now();
  const sha256 = await steps.sumOf(file);
  const { presignedUrl, headers = {}, asset } = await steps.announce({ ...announcementOf(file), sha256 });
  if (!presignedUrl) throw new Error(fixed.presignedUrlMissing);
  // A little before its end: the request has to arrive in time.
  const until = asked + (limits.uploadUrlSeconds - 20) * 1_000;
  return (own.announced = { id: asset.id, presignedUrl, headers, until });
}

async function send(
  steps: UploadSteps,
  file: File,
  own: Progress,
  target: Target,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    await steps.send(file, target, onSent, signal);
  } catch (error) {
    if (!(error instanceof NotTaken)) throw error;
    // Created before: it had arrived, only its answer had not.
    if (error.status === 412) return;
    if (own.announced) own.announced.until = 0;
    throw error;
  }
}

/** Asks until the file is ready or rejected, ever less often. */
async function verdict(steps: UploadSteps, id: string, signal: AbortSignal): Promise<UploadState> {
  const end = steps.now() + patienceMs;
  let unanswered = 0;
  for (let pauseMs = 400; steps.now() < end; pauseMs = Math.min(pauseMs * 1.5, 4_000)) {
    await steps.pause(pauseMs);
    signal.throwIfAborted();
    try {
      const asset = await steps.look(id, signal);
      unanswered = 0;
      if (asset.status === 'ready') return { phase: 'ready', asset };
      if (asset.status === 'rejected')
        return { phase: 'rejected', reason: asset.reason ?? texts.upload.rejected };
    } catch (error) {
      const silent = isApiError(error) && (error.status === 0 || error.status >= 500);
      unanswered += 1;
      if (!silent || unanswered > 3) throw error;
    }
  }
  throw new Error(texts.upload.slow);
}

function failureOf(error: unknown): UploadState {
  if (isApiError(error, 'VALIDATION_FAILED'))
    return { phase: 'rejected', reason: Object.values(error.fields)[0] ?? error.message };
  return { phase: 'failed', reason: messageOf(error) };
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
