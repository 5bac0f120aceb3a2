import { log } from '../lib/log.ts';
import { draftKey, draftSessions, readDraft, type StoredDraft } from './draft-storage.ts';

export interface LockedDraft {
  session: string;
  draft: StoredDraft | undefined;
}

// Locks are taken one after the other, so that an editor that closes releases its draft before the next one looks for it.
let last: Promise<unknown> = Promise.resolve();

/** Takes over the newest draft that no open tab edits, until the signal aborts. Undefined if it had already aborted. */
export function lockDraft(drafts: string, signal: AbortSignal): Promise<LockedDraft | undefined> {
  const locked = last
    .then(() => take(drafts, signal))
    .catch((error: unknown) => {
      log('The draft could not be locked', error);
      return signal.aborted ? undefined : { session: crypto.randomUUID(), draft: undefined };
    });
  last = locked;
  return locked;
}

async function take(drafts: string, signal: AbortSignal): Promise<LockedDraft | undefined> {
  for (const session of ownFirst(drafts, draftSessions(drafts, localStorage))) {
    if (signal.aborted) return undefined;
    const draft = readDraft(draftKey(drafts, session), localStorage);
    if (draft && (await hold(session, signal))) return remembered(drafts, { session, draft });
  }
  if (signal.aborted) return undefined;
  const session = crypto.randomUUID();
  await hold(session, signal);
  return remembered(drafts, { session, draft: undefined });
}

/** A reloaded tab continues with its own draft, even if another one is newer. */
function ownFirst(drafts: string, sessions: string[]): string[] {
  const own = ownSession(drafts);
  return own && sessions.includes(own) ? [own, ...sessions.filter((session) => session !== own)] : sessions;
}

function ownSession(drafts: string): string | null {
  try {
    return sessionStorage.getItem(drafts);
  } catch {
    return null;
  }
}

function remembered(drafts: string, locked: LockedDraft): LockedDraft {
  try {
    sessionStorage.setItem(drafts, locked.session);
  } catch {
    // A reload then takes the newest draft, which is usually the same.
  }
  return locked;
}

const lockName = (session: string) => `refdeck.editing.${session}`;

/** The browser releases a lock when its tab ends, so a crash leaves no draft locked. */
function hold(session: string, signal: AbortSignal): Promise<boolean> {
  if (!hasLocks()) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    const ended = navigator.locks.request(lockName(session), { ifAvailable: true }, async (lock) => {
      resolve(lock !== null);
      if (lock && !signal.aborted)
        await new Promise((free) => signal.addEventListener('abort', free, { once: true }));
    });
    const settled = ended.catch(reject);
    const wait = () => {
      last = last.then(() => settled);
    };
    signal.addEventListener('abort', wait, { once: true });
  });
}

export async function unsavedElsewhere(drafts: string, own: string): Promise<boolean> {
  const others = draftSessions(drafts, localStorage).filter((session) => session !== own);
  if (others.length === 0 || !hasLocks()) return false;
  const { held } = await navigator.locks.query();
  const open = new Set(held?.map(({ name }) => name));
  return others.some((session) => open.has(lockName(session)));
}

// Browsers offer locks to secure pages only.
const hasLocks = () => 'locks' in navigator;
