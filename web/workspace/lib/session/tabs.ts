import type { SessionTokens } from '#contract/resources/session';
import { recall, remember } from '../device/remembered.ts';

/** One name for what the tabs of this browser share about the session; none of it is a secret. */
const name = 'refdeck.session';

const hints = ['none', 'signed-in', 'ending'] as const;

/**
 * No script can see the cookie. `signed-in` says that it is worth asking for tokens; `ending`, that somebody signed out and the server has
 * not heard of it yet.
 */
export const readSessionHint = () => recall(name, hints);
export const saveSessionHint = (hint: (typeof hints)[number]) => remember(name, hint);

const personKey = 'refdeck.person';

/** Whose screens this browser showed last, by their id: only what is stored of theirs may be shown before the server has answered. */
export const readLastPerson = (): string | undefined => {
  try {
    return localStorage.getItem(personKey) ?? undefined;
  } catch {
    return undefined;
  }
};
export const saveLastPerson = (sub: string) => remember(personKey, sub);
export const forgetLastPerson = () => {
  try {
    localStorage.removeItem(personKey);
  } catch {
    // Then nobody was remembered.
  }
};

export type TabMessage = { type: 'tokens'; tokens: SessionTokens } | { type: 'signed-out' };

const channel = new BroadcastChannel(name);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin only
export const broadcastToTabs = (message: TabMessage) => channel.postMessage(message);

export function subscribeToTabs(onMessage: (message: TabMessage) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
}

const patienceMs = 10_000;

/**
 * One call at a time, of all tabs, changes the cookie: each use replaces the refresh token in it. When another tab hangs, the call goes
 * ahead; the server takes the replaced token for a while.
 */
export async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, begin);
  } catch (error) {
    if (begun) throw error;
    return await work();
  }
}
