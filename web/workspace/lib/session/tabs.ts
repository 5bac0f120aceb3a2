import type { SessionTokens } from '#contract/resources/session';
import { recall, remember } from '../device/remembered.ts';

const name = 'refdeck.session';

const hints = ['none', 'signed-in', 'ending'] as const;

/** `signed-in`: requesting tokens is worthwhile. `ending`: somebody signed out and the server does not know yet. */
export const readSessionHint = () => recall(name, hints);
export const saveSessionHint = (hint: (typeof hints)[number]) => remember(name, hint);

const personKey = 'refdeck.person';

/** The id of the last person on this browser; only their stored data may be shown before the server responds. */
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
    // Without storage, nobody is remembered.
  }
};

export type TabMessage = { type: 'tokens'; tokens: SessionTokens } | { type: 'signed-out' };

const channel = new BroadcastChannel(name);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin only
export const broadcastToTabs = (message: TabMessage) => channel.postMessage(message);

export function subscribeToTabs(onMessage: (message: TabMessage) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
}

const timeoutMs = 10_000;

/** Each use replaces the refresh token, so tabs take turns. If one hangs, the server accepts a replaced token. */
export async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(timeoutMs) }, begin);
  } catch (error) {
    if (begun) throw error;
    return await work();
  }
}
