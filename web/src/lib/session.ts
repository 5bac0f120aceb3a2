import { useSyncExternalStore } from 'react';
import { connectApi } from './api-client.ts';
import { loadConfig, type AppConfig } from './config.ts';
import { isSignInKey, readStoredSession, type Claims } from './token-store.ts';

/** Who is signed in, as far as this page knows. */
export type SessionState =
  | { status: 'starting' }
  | { status: 'failed'; message: string }
  | { status: 'signed-out' }
  | { status: 'signed-in'; claims: Claims };

let config: AppConfig | undefined;
let state: SessionState = { status: 'starting' };
let refreshing: Promise<string | undefined> | undefined;
const listeners = new Set<() => void>();

function set(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, () => state);
}

/** The signed-in person's claims; only inside the guarded part of the app. */
export function useClaims(): Claims {
  const session = useSession();
  return session.status === 'signed-in' ? session.claims : { sub: '', roles: [] };
}

/** Loads the configuration and finds out whether somebody is signed in. Also the action behind Retry. */
export async function startSession(): Promise<void> {
  set({ status: 'starting' });
  try {
    config ??= await loadConfig();
    if (!adoptStored()) {
      const stale = readStoredSession(localStorage, config.userPoolClientId) === 'stale';
      if (!stale || !(await accessToken(true))) set({ status: 'signed-out' });
    }
  } catch (error) {
    set({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

/** The sign-in calls; aws-amplify is loaded when the first of them is needed. */
export async function auth() {
  config ??= await loadConfig();
  const module = await import('./auth.ts');
  module.configure(config);
  return module;
}

/** A token for a call: the stored one while it is valid, otherwise one refresh shared by all who wait. */
export async function accessToken(force = false): Promise<string | undefined> {
  const stored = config && readStoredSession(localStorage, config.userPoolClientId);
  if (!force && stored && stored !== 'stale') return stored.accessToken;
  if (!stored && state.status === 'signed-out') return undefined;
  refreshing ??= refresh().finally(() => (refreshing = undefined));
  return refreshing;
}

/** Takes over what signing in (or a refresh) has stored. False when there is nothing valid. */
export function adoptStored(): boolean {
  const stored = config && readStoredSession(localStorage, config.userPoolClientId);
  if (!stored || stored === 'stale') return false;
  set({ status: 'signed-in', claims: stored.claims });
  return true;
}

/** Signs out everywhere this page can reach and leaves, as a rule for the landing page, which is another entry. */
export async function signOut(path = '/'): Promise<void> {
  try {
    await (await auth()).signOut();
  } finally {
    leave(path);
  }
}

async function refresh(): Promise<string | undefined> {
  const token = await (await auth()).refreshAccessToken();
  if (token) adoptStored();
  return token;
}

function leave(path: string): void {
  sessionStorage.clear();
  window.location.assign(path);
}

connectApi({
  token: accessToken,
  signInAgain: () => set({ status: 'signed-out' }),
});

// Signing out, or in as somebody else, in another tab ends what this one shows.
window.addEventListener('storage', (event) => {
  if (isSignInKey(event.key) && state.status === 'signed-in') leave(event.newValue ? '/app' : '/');
});
