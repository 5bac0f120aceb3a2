import { useSyncExternalStore } from 'react';

let reachable = true;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === reachable) return;
  reachable = next;
  for (const listener of listeners) listener();
}

// Calls are tested outside of a browser, too.
const offline = (): boolean => 'navigator' in globalThis && !navigator.onLine;

/** Told by the API client: a response came, whatever it says, or none did. */
export const connection = {
  // One that was on its way when the network went says nothing about now.
  onResponse: () => set(!offline()),
  onSilence: () => set(false),
};

/** False while the browser is offline, and from a call without a response until the next one. */
export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, () => reachable);
}

function subscribe(listener: () => void): () => void {
  // A page can be opened without a network; the event for that has long been sent.
  if (offline()) set(false);
  listeners.add(listener);
  window.addEventListener('offline', connection.onSilence);
  window.addEventListener('online', connection.onResponse);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('offline', connection.onSilence);
    window.removeEventListener('online', connection.onResponse);
  };
}
