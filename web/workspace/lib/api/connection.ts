import { useSyncExternalStore } from 'react';

let reachable = true;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === reachable) return;
  reachable = next;
  for (const listener of listeners) listener();
}

// Unit tests run calls outside a browser.
const offline = (): boolean => 'navigator' in globalThis && !navigator.onLine;

export const connection = {
  // A response that arrives after the network went down does not mean that it is back.
  onResponse: () => set(!offline()),
  onSilence: () => set(false),
};

/** False while the browser is offline, and after a call without a response until the next response. */
export function useReachable(): boolean {
  return useSyncExternalStore(subscribe, () => reachable);
}

function subscribe(listener: () => void): () => void {
  // A page may open offline, after the browser's event has already fired.
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
