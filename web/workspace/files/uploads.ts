import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { assetRoutes } from '#contract/resources/asset';
import * as words from '#words/files';
import { callFor, useOrganization } from '../lib/organization/active-organization.tsx';
import { useClaims } from '../lib/session/session.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { adoptAsset, assetKeys } from './assets.ts';
import { sendFile, sha256Of } from './send-file.ts';
import { createUploadQueue, isRunning, type Upload, type UploadQueue } from './upload-queue.ts';
import type { UploadSteps } from './upload-work.ts';

interface Shared {
  queue: UploadQueue;
  /** Marks a screen as showing these uploads until the returned function is called. Without such a screen, a toast reports the end. */
  watch: () => () => void;
}

// The queues live outside React, one per person and organization, so that uploads continue across screens.
const shared = new Map<string, Shared>();

export function useUploads(): UploadQueue & { list: readonly Upload[] } {
  const { organizationId } = useOrganization();
  const client = useQueryClient();
  const { sub } = useClaims();
  const { queue, watch } = open(sub, organizationId, client);
  useEffect(watch, [watch]);
  return { ...queue, list: useSyncExternalStore(queue.subscribe, queue.uploads) };
}

interface Uploader {
  sub: string;
  organizationId: string;
  client: QueryClient;
}

/** Uploads without a component that shows it. Resolves when the upload has ended, well or not. */
export function uploadOne({ sub, organizationId, client }: Uploader, file: File): Promise<Upload> {
  const { queue } = open(sub, organizationId, client);
  const [id] = queue.add([file]);
  return new Promise((resolve) => {
    const look = () => {
      const upload = queue.uploads().find((one) => one.id === id);
      if (!upload || isRunning(upload)) return;
      stop();
      resolve(upload);
    };
    const stop = queue.subscribe(look);
    look();
  });
}

function open(userId: string, organizationId: string, client: QueryClient): Shared {
  const key = `${userId}/${organizationId}`;
  const known = shared.get(key);
  if (known) return known;
  const queue = createUploadQueue(stepsFor(organizationId), ({ state }) => {
    if (state.phase === 'ready') adoptAsset(client, organizationId, state.asset);
    else void client.invalidateQueries({ queryKey: assetKeys.list(organizationId) });
  });
  let watchers = 0;
  // Only uploads that were active since the queue began get a toast; the ones listed from earlier already had theirs.
  const begun = new Set<string>();
  queue.subscribe(() => {
    const uploads = queue.uploads();
    const wasBusy = begun.size > 0;
    const busy = uploads.some(isRunning);
    for (const { id } of uploads.filter(isRunning)) begun.add(id);
    if (busy !== wasBusy) warnBeforeLeaving();
    if (busy || !wasBusy) return;
    if (watchers === 0) notifyEnd(uploads.filter(({ id }) => begun.has(id)));
    begun.clear();
  });
  const watch = () => {
    watchers += 1;
    return () => {
      watchers -= 1;
    };
  };
  const own = { queue, watch };
  shared.set(key, own);
  return own;
}

function stepsFor(organizationId: string): UploadSteps {
  const call = callFor(organizationId);
  return {
    sumOf: sha256Of,
    announce: (announcement) => call(assetRoutes.createUpload, announcement),
    send: sendFile,
    load: (id, signal) => call(assetRoutes.getAsset, { id }, { signal }),
    // If this call fails, the sweeper removes the file some minutes later.
    discard: (id) => void call(assetRoutes.deleteAsset, { id }).catch(() => undefined),
    pause: (ms) => new Promise((done) => setTimeout(done, ms)),
    now: Date.now,
  };
}

function notifyEnd(uploads: readonly Upload[]): void {
  const ready = uploads.filter(({ state }) => state.phase === 'ready').length;
  const failed = uploads.filter(({ state }) => state.phase === 'failed' || state.phase === 'rejected').length;
  if (failed > 0) notify.error(words.upload.failedElsewhere(failed, ready + failed));
  else if (ready > 0) notify.success(words.upload.doneElsewhere(ready));
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function warnBeforeLeaving(): void {
  const busy = [...shared.values()].some(({ queue }) => queue.uploads().some(isRunning));
  if (busy) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}
