import { useSyncExternalStore } from 'react';
import { limits } from '#contract/rules/limits';
import { sessionRoutes, type SessionTokens } from '#contract/resources/session';
import { loadConfig, type AppConfig } from '../../../shared/config.ts';
import { call, connectApi, isApiError } from '../api/api-client.ts';
import { forgetLastSeen } from '../device/last-seen.ts';
import { log } from '../log.ts';
import {
  saveLastPerson,
  subscribeToTabs,
  saveSessionHint,
  oneAtATime,
  readSessionHint,
  broadcastToTabs,
} from './tabs.ts';
import { awaitToken, readTokens, type AwaitedToken, type Claims, type Tokens } from './tokens.ts';

/** Who is signed in, as far as this page knows. */
export type SessionState =
  | { status: 'starting' }
  | { status: 'failed'; message: string }
  | { status: 'signed-out' }
  /**
   * `ended`: the server takes the tokens no longer. The page stays as it is and asks to sign in again. `confirming`: the tokens are good,
   * but what is asked for takes the password once more, or the code after it. `remembered`: this browser says so, and the server has
   * not answered yet, or could not: what was last seen is shown, and calls wait for the tokens.
   */
  | {
      status: 'signed-in';
      claims: Claims;
      ended?: true;
      confirming?: Factor;
      remembered?: 'asking' | 'silent';
    };

export type Factor = 'password' | 'totp';

let config: AppConfig | undefined;
let state: SessionState = { status: 'starting' };
let tokens: Tokens | undefined;
let refreshing: Promise<string | undefined> | undefined;
/** What all calls wait for while the session has ended. */
let returning: AwaitedToken | undefined;
/** Straight from a sign-in on this page: the user pool lets its bearer act on the account, which a renewed one may not. */
let account: { token: string; until: number } | undefined;
/** Who waits for the password, and what for. */
let confirmation: (AwaitedToken & { factor: Factor }) | undefined;
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

/** The signed-in person's claims; only inside the signed-in part of the app. */
export function useClaims(): Claims {
  const session = useSession();
  return session.status === 'signed-in' ? session.claims : { sub: '', roles: [] };
}

/**
 * Loads the configuration and finds out whether somebody is signed in. Also the action behind Retry. `lastSeen`: whose screens are
 * shown meanwhile.
 */
export async function startSession(lastSeen?: Claims): Promise<void> {
  set(lastSeen ? { status: 'signed-in', claims: lastSeen, remembered: 'asking' } : { status: 'starting' });
  refreshing = firstToken().finally(() => (refreshing = undefined));
  try {
    await refreshing;
  } catch (error) {
    if (state.status === 'signed-in') set({ ...state, remembered: 'silent' });
    else set({ status: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

async function firstToken(): Promise<string | undefined> {
  const [found] = await Promise.all([resume(), authConfig()]);
  // Another tab may have signed out while this one was loading.
  const isWanted = found !== undefined && readSessionHint() === 'signed-in';
  if (isWanted && adopt(found)) return found.accessToken;
  if (!leaving) endHere();
  return undefined;
}

/** Nobody is signed in: nothing that somebody saw is shown or stored any longer. */
function endHere(): void {
  void forgetLastSeen();
  set({ status: 'signed-out' });
}

/** Where sign-in happens; at hand as soon as the session has started. */
export async function authConfig(): Promise<AppConfig> {
  return (config ??= await loadConfig());
}

/** The sign-in calls, in the name of whoever is signed in; aws-amplify is loaded when the first of them is needed. */
export async function auth() {
  const [module, settings] = await Promise.all([import('./auth.ts'), authConfig()]);
  module.configure(settings);
  if (state.status === 'signed-in' && !state.ended && (await accessToken()))
    module.actAs({ ...tokens!, accessToken: accountToken() ?? tokens!.accessToken });
  return module;
}

/** The same for what changes the account, with the password asked for unless that was a moment ago. */
export async function accountSteps() {
  if (!(accountToken() ?? (await confirmIdentity()))) throw new Error('Please enter your password again');
  return auth();
}

/** Undefined when it is a while ago that the password was entered on this page. */
export function accountToken(): string | undefined {
  return account && Date.now() < account.until ? account.token : undefined;
}

/**
 * A token for a call: the one at hand while it is valid, otherwise one refresh shared by all who wait. While the session
 * has ended, the one that signing in again brings.
 */
export async function accessToken(force = false): Promise<string | undefined> {
  if (leaving) return undefined;
  if (returning) return returning.token;
  if (!force && isValid(tokens)) return tokens.accessToken;
  if (state.status === 'signed-out') return undefined;
  refreshing ??= refresh(force).finally(() => (refreshing = undefined));
  return refreshing;
}

/** Hands the refresh token of a sign-in over to the cookie, and lets the calls go on that waited for it. */
export async function enterSession(): Promise<void> {
  const taken = (await import('./auth.ts')).takeSignIn();
  if (!taken) return;
  const { refreshToken, accessToken: token } = taken;
  const until = Date.now() + (limits.recentSignInSeconds - marginSeconds) * 1_000;
  const fresh = await oneAtATime(() => call(sessionRoutes.startSession, { refreshToken }));
  saveSessionHint('signed-in');
  broadcastToTabs({ type: 'tokens', tokens: fresh });
  if (!adopt(fresh)) return;
  account = { token, until };
  endConfirmation(token);
}

/** What is asked for in time must still arrive in time. */
const marginSeconds = 30;

/**
 * Asks the person on the page for their password, or for the code after it. Returns a token that comes straight from that; undefined when
 * they would rather not.
 */
export function confirmIdentity(factor: Factor = 'password'): Promise<string | undefined> {
  if (state.status !== 'signed-in' || leaving) return Promise.resolve(undefined);
  if (!confirmation) {
    confirmation = { ...awaitToken(), factor };
    set({ ...state, confirming: factor });
  }
  return confirmation.token;
}

/** Without a token, what asked fails, and the page is as it was. */
export function endConfirmation(token?: string): void {
  confirmation?.settle(token);
  confirmation = undefined;
  if (state.status === 'signed-in') set({ ...state, confirming: undefined });
}

/**
 * Asks the person on the page to sign in again. Returns their new token to everybody who waits; undefined when there is
 * nobody to ask, or somebody else signs in: a call is never sent in another person's name.
 */
export function signInAgain(): Promise<string | undefined> {
  if (state.status !== 'signed-in' || leaving) return Promise.resolve(undefined);
  if (!returning) {
    returning = awaitToken();
    void forgetLastSeen();
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
  const ending = endSession().catch((failure: unknown) =>
    log('The session could not be ended everywhere', failure),
  );
  await Promise.all([ending, forgetLastSeen()]);
  broadcastToTabs({ type: 'signed-out' });
  leave(to);
}

async function endSession(): Promise<void> {
  saveSessionHint('ending');
  await oneAtATime(() => call(sessionRoutes.endSession));
  saveSessionHint('none');
}

/** The tokens of a session that an earlier page of this browser began. */
async function resume(): Promise<SessionTokens | undefined> {
  const hint = readSessionHint();
  if (hint === 'ending') await endSession();
  return hint === 'signed-in' ? ((await takeEarly()) ?? renew()) : undefined;
}

/** What `app/head.ts` has asked for already; undefined when nothing good came of it. */
function takeEarly(): Promise<SessionTokens | undefined> | undefined {
  const early = window.earlySession;
  delete window.earlySession;
  return early;
}

async function refresh(force: boolean): Promise<string | undefined> {
  const before = tokens;
  // Another tab may have been faster. It is not enough for what has to be as new as this call.
  const isNew = () => !force && tokens !== before && isValid(tokens);
  const fresh = await renew(isNew);
  if (!fresh && state.status === 'signed-in' && state.remembered) endHere();
  return fresh && (fresh === tokens || adopt(fresh)) ? fresh.accessToken : undefined;
}

/** Undefined when the session has ended; rejects when that cannot be found out. */
async function renew(isDone = () => false): Promise<SessionTokens | undefined> {
  try {
    return await oneAtATime(async () => {
      if (isDone()) return tokens;
      const fresh = await call(sessionRoutes.refreshSession);
      broadcastToTabs({ type: 'tokens', tokens: fresh });
      return fresh;
    });
  } catch (error) {
    if (!isApiError(error) || error.code !== 'UNAUTHENTICATED') throw error;
    saveSessionHint('none');
    return undefined;
  }
}

/** False when they cannot be read, or are somebody else's: then this page is left. */
function adopt(fresh: SessionTokens): boolean {
  const next = readTokens(fresh);
  if (!next) return false;
  saveLastPerson(next.claims.sub);
  if (isSomebodyElse(next.claims)) {
    leave('/app');
    return false;
  }
  tokens = next;
  set({ status: 'signed-in', claims: next.claims, confirming: confirmation?.factor });
  returning?.settle(next.accessToken);
  returning = undefined;
  return true;
}

function isValid(held: Tokens | undefined): held is Tokens {
  return held !== undefined && Date.now() < held.validUntil;
}

function isSomebodyElse({ sub }: Claims): boolean {
  return state.status === 'signed-in' && state.claims.sub !== sub;
}

function leave(path: string): void {
  leaving = true;
  tokens = undefined;
  sessionStorage.clear();
  window.location.assign(path);
}

connectApi({ token: accessToken, accountToken, signInAgain, confirmIdentity });

// A browser may show a page that was left as it was: whoever goes back after a sign-out must not see the workspace.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && leaving) window.location.reload();
});

// Another tab signed out, renewed the tokens, signed in again, or in as somebody else.
subscribeToTabs((message) => {
  if (state.status !== 'signed-in' || leaving) return;
  if (message.type === 'signed-out') leave('/');
  else adopt(message.tokens);
});
