import { useSyncExternalStore } from 'react';
import { connectApi } from './api-client.ts';
import { loadConfig, type AppConfig } from './config.ts';
import { forgetSession, readStorageChange, readStoredSession, type Claims } from './token-store.ts';

/** Who is signed in, as far as this page knows. */
export type SessionState =
  | { status: 'starting' }
  | { status: 'failed'; message: string }
  | { status: 'signed-out' }
  /** `ended`: the server takes the tokens no longer. The page stays as it is and asks to sign in again. */
  | { status: 'signed-in'; claims: Claims; ended?: true };

interface Return {
  token: Promise<string | undefined>;
  settle: (token: string | undefined) => void;
}

let config: AppConfig | undefined;
let state: SessionState = { status: 'starting' };
let refreshing: Promise<string | undefined> | undefined;
/** What all calls wait for while the session has ended. */
let returning: Return | undefined;
let leaving = false;
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
    if (!adoptStored() && !(readStored() === 'stale' && (await accessToken(true)))) {
      set({ status: 'signed-out' });
    }
  } catch (error) {
    set({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

/** Where sign-in happens; at hand as soon as the session has started. */
export async function authConfig(): Promise<AppConfig> {
  return (config ??= await loadConfig());
}

/** The sign-in calls; aws-amplify is loaded when the first of them is needed. */
export async function auth() {
  const [module, settings] = await Promise.all([import('./auth.ts'), authConfig()]);
  module.configure(settings);
  return module;
}

/**
 * A token for a call: the stored one while it is valid, otherwise one refresh shared by all who wait. While the session
 * has ended, the one that signing in again brings.
 */
export async function accessToken(force = false): Promise<string | undefined> {
  if (returning) return returning.token;
  const stored = readStored();
  if (!force && stored && stored !== 'stale' && !isSomebodyElse(stored.claims)) return stored.accessToken;
  if (!stored && state.status === 'signed-out') return undefined;
  refreshing ??= refresh().finally(() => (refreshing = undefined));
  return refreshing;
}

/**
 * Takes over what signing in (or a refresh) has stored, and lets the calls go on that waited for it. False when there is
 * nothing valid.
 */
export function adoptStored(): boolean {
  const stored = readStored();
  if (!stored || stored === 'stale') return false;
  if (isSomebodyElse(stored.claims)) {
    leave('/app');
    return false;
  }
  set({ status: 'signed-in', claims: stored.claims });
  returning?.settle(stored.accessToken);
  returning = undefined;
  return true;
}

/**
 * Asks the person on the page to sign in again. Answers their new token to everybody who waits; undefined when there is
 * nobody to ask, or somebody else signs in: a call is never sent in another person's name.
 */
export function signInAgain(): Promise<string | undefined> {
  if (state.status !== 'signed-in' || leaving) return Promise.resolve(undefined);
  if (!returning) {
    let settle: Return['settle'] = () => undefined;
    const token = new Promise<string | undefined>((resolve) => (settle = resolve));
    returning = { token, settle };
    set({ ...state, ended: true });
  }
  return returning.token;
}

/** Lets the waiting calls fail; the page keeps what was typed, and the next call asks again. */
export function giveUpReturn(): void {
  if (state.status === 'signed-in') set({ status: 'signed-in', claims: state.claims });
  returning?.settle(undefined);
  returning = undefined;
}

/** Signs this browser out, all its tabs, and leaves: for the landing page unless told otherwise. */
export async function signOut(to = '/'): Promise<void> {
  leaving = true;
  try {
    await (await auth()).signOut();
  } finally {
    forgetSession(localStorage);
    leave(to);
  }
}

async function refresh(): Promise<string | undefined> {
  const token = await (await auth()).refreshAccessToken();
  return token && adoptStored() ? token : undefined;
}

function readStored() {
  return config && readStoredSession(localStorage, config.userPoolClientId);
}

function isSomebodyElse({ sub }: Claims): boolean {
  return state.status === 'signed-in' && state.claims.sub !== sub;
}

function leave(path: string): void {
  leaving = true;
  sessionStorage.clear();
  window.location.assign(path);
}

connectApi({ token: accessToken, signInAgain });

// Another tab signed out, renewed the tokens, signed in again, or in as somebody else.
window.addEventListener('storage', ({ key }) => {
  if (state.status !== 'signed-in') return;
  const change = readStorageChange(key);
  if (change === 'signed-out') leave('/');
  else if (change === 'tokens') adoptStored();
});
