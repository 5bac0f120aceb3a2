import type { Asset } from '#contract/resources/asset';
import { limits } from '#contract/rules/limits';
import * as fixed from '#words/fixed';
import * as words from '#words/files';
import { isApiError, messageOf } from '../lib/api/api-client.ts';
import { announcementOf } from './file-rules.ts';
import { StorageRefusal, type Target } from './send-file.ts';

export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'sending'; sent: number }
  | { phase: 'processing' }
  | { phase: 'ready'; asset: Asset }
  /** The file is not acceptable, so sending it again would not help. */
  | { phase: 'rejected'; reason: string }
  /** `full` means that the plan has no room for it. */
  | { phase: 'failed'; reason: string; full?: true }
  | { phase: 'canceled' };

type Announcement = ReturnType<typeof announcementOf> & { sha256: string };

/** The steps of one upload. All but `discard` reject on failure. */
export interface UploadSteps {
  sumOf: (file: File) => Promise<string>;
  announce: (announcement: Announcement) => Promise<Partial<Target> & { asset: Asset }>;
  send: (file: File, target: Target, onSent: (bytes: number) => void, signal: AbortSignal) => Promise<void>;
  load: (id: string, signal: AbortSignal) => Promise<Asset>;
  discard: (id: string) => void;
  pause: (ms: number) => Promise<void>;
  now: () => number;
}

/** The completed steps of an upload, so that a retry does only the rest. */
export interface Progress {
  announced?: Target & { id: string; until: number };
  arrived?: boolean;
  aborting?: AbortController;
}

const timeoutMs = 120_000;

export async function work(
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
    return await settledState(steps, announced.id, signal);
  } catch (error) {
    // Somebody deleted the asset, so a retry has to begin again.
    if (isApiError(error, 'NOT_FOUND')) Object.assign(own, { announced: undefined, arrived: false });
    throw error;
  }
}

async function announce(steps: UploadSteps, file: File, own: Progress) {
  const { announced } = own;
  if (announced && (own.arrived || steps.now() < announced.until)) return announced;
  if (announced) steps.discard(announced.id);
  own.announced = undefined;
  const requestedAt = steps.now();
  const sha256 = await steps.sumOf(file);
  const { presignedUrl, headers = {}, asset } = await steps.announce({ ...announcementOf(file), sha256 });
  if (!presignedUrl) throw new Error(fixed.presignedUrlMissing);
  // The margin lets the request arrive before the address expires.
  const until = requestedAt + (limits.uploadUrlSeconds - 20) * 1_000;
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
    if (!(error instanceof StorageRefusal)) throw error;
    // 412 means that the file arrived earlier, although its response was lost.
    if (error.status === 412) return;
    if (own.announced) own.announced.until = 0;
    throw error;
  }
}

async function settledState(steps: UploadSteps, id: string, signal: AbortSignal): Promise<UploadState> {
  const end = steps.now() + timeoutMs;
  let failures = 0;
  for (let pauseMs = 400; steps.now() < end; pauseMs = Math.min(pauseMs * 1.5, 4_000)) {
    await steps.pause(pauseMs);
    signal.throwIfAborted();
    try {
      const asset = await steps.load(id, signal);
      failures = 0;
      if (asset.status === 'ready') return { phase: 'ready', asset };
      if (asset.status === 'rejected')
        return { phase: 'rejected', reason: asset.reason ?? words.upload.rejected };
    } catch (error) {
      const silent = isApiError(error) && (error.status === 0 || error.status >= 500);
      failures += 1;
      if (!silent || failures > 3) throw error;
    }
  }
  throw new Error(words.upload.slow);
}

export function failureOf(error: unknown): UploadState {
  if (isApiError(error, 'VALIDATION_FAILED'))
    return { phase: 'rejected', reason: Object.values(error.fields)[0] ?? error.message };
  const full = isApiError(error, 'STORAGE_LIMIT') && { full: true as const };
  return { phase: 'failed', reason: messageOf(error), ...full };
}
