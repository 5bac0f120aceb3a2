import { useSyncExternalStore } from 'react';
import { limits } from '#contract/rules/limits';
import { sessionRoutes, type SessionTokens } from '#contract/resources/session';
import * as words from '#words/session';
import { loadConfig, type AppConfig } from '../../../shared/config.ts';
import { call, connectApi, isApiError } from '../api/api-client.ts';
import { forgetLastSeen } from '../device/last-seen.ts';
import { endDrafts, forgetFiles, organizationsWithFiles } from '../device/sign-out-data.ts';
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

export type SessionState =
  | { status: 'starting' }
  | { status: 'failed'; message: string }
  | { status: 'signed-out' }
  // `ended`: the page asks for a new sign-in. `confirming`: an action requires the password or the code again.
  // `remembered`: the server has not responded, so stored data is shown and calls wait for tokens.
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
/** All calls wait for this while the session has ended. */
let returning: AwaitedToken | undefined;
/** The token of a sign-in on this page. The user pool lets it change the account, which a renewed token may not. */
let account: { token: string; until: number } | undefined;
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

export function useClaims(): Claims {
  const session = useSession();
  return session.status === 'signed-in' ? session.claims : { sub: '', roles: [] };
}

/** Loads the configuration and resumes the session; Retry runs it again. `lastSeen` is the person whose stored data is shown until then. */
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

function endHere(): void {
  void forgetLastSeen();
  set({ status: 'signed-out' });
}

export async function authConfig(): Promise<AppConfig> {
  return (config ??= await loadConfig());
}

export async function auth() {
  const [module, settings] = await Promise.all([import('./auth.ts'), authConfig()]);
  module.configure(settings);
  if (state.status === 'signed-in' && !state.ended && (await accessToken()))
    module.actAs({ ...tokens!, accessToken: accountToken() ?? tokens!.accessToken });
  return module;
}

export async function accountSteps() {
  if (!(accountToken() ?? (await confirmIdentity()))) throw new Error(words.confirmAgain);
  return auth();
}

/** Undefined if the last sign-in on this page is too long ago. */
export function accountToken(): string | undefined {
  return account && Date.now() < account.until ? account.token : undefined;
}

/** Returns a valid token, if necessary from a shared refresh. After the session has ended, it waits for a sign-in. */
export async function accessToken(force = false): Promise<string | undefined> {
  if (leaving) return undefined;
  if (returning) return returning.token;
  if (!force && isValid(tokens)) return tokens.accessToken;
  if (state.status === 'signed-out') return undefined;
  refreshing ??= refresh(force).finally(() => (refreshing = undefined));
  return refreshing;
}

/** Moves the refresh token of a sign-in into the cookie and resumes waiting calls. */
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

const marginSeconds = 30;

/** Asks the person for their password, or for the code after it. Returns a token from that sign-in; undefined if they cancel. */
export function confirmIdentity(factor: Factor = 'password'): Promise<string | undefined> {
  if (state.status !== 'signed-in' || leaving) return Promise.resolve(undefined);
  if (!confirmation) {
    confirmation = { ...awaitToken(), factor };
    set({ ...state, confirming: factor });
  }
  return confirmation.token;
}

export function endConfirmation(token?: string): void {
  confirmation?.settle(token);
  confirmation = undefined;
  if (state.status === 'signed-in') set({ ...state, confirming: undefined });
}

/** Undefined if nobody signs in, or somebody else does, because a call must never run as another person. */
export function signInAgain(): Promise<string | undefined> {
  if (state.status !== 'signed-in' || leaving) return Promise.resolve(undefined);
  if (!returning) {
    returning = awaitToken();
    void forgetLastSeen();
    set({ ...state, ended: true });
  }
  return returning.token;
}

/** Fails the waiting calls. The page keeps typed text, and the next call asks again. */
export function cancelSignInAgain(): void {
  if (state.status === 'signed-in') set({ status: 'signed-in', claims: state.claims });
  returning?.settle(undefined);
  returning = undefined;
}

export async function signOut(to = '/'): Promise<void> {
  leaving = true;
  endDrafts();
  const ending = endSession().catch((failure: unknown) =>
    log('The session could not be ended everywhere', failure),
  );
  await Promise.all([ending, forgetLastSeen()]);
  broadcastToTabs({ type: 'signed-out' });
  leave(to);
}

async function endSession(): Promise<void> {
  saveSessionHint('ending');
  await oneAtATime(() => call(sessionRoutes.endSession, { organizationIds: organizationsWithFiles() }));
  forgetFiles();
  saveSessionHint('none');
}

async function resume(): Promise<SessionTokens | undefined> {
  const hint = readSessionHint();
  if (hint === 'ending') await endSession();
  return hint === 'signed-in' ? ((await takePreloadedSession()) ?? renew()) : undefined;
}

function takePreloadedSession(): Promise<SessionTokens | undefined> | undefined {
  const preloaded = window.preloadedSession;
  delete window.preloadedSession;
  return preloaded;
}

async function refresh(force: boolean): Promise<string | undefined> {
  const before = tokens;
  // Another tab may have renewed the tokens already, which is not enough if `force` asks for new ones.
  const isNew = () => !force && tokens !== before && isValid(tokens);
  const fresh = await renew(isNew);
  if (!fresh && state.status === 'signed-in' && state.remembered) endHere();
  return fresh && (fresh === tokens || adopt(fresh)) ? fresh.accessToken : undefined;
}

/** Undefined if the session has ended; rejects if that is unknown. */
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

/** Returns false and leaves the page if the tokens are unreadable or belong to somebody else. */
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

// The browser may restore a page from its cache, so Back after a sign-out must not show the workspace.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && leaving) window.location.reload();
});

subscribeToTabs((message) => {
  if (state.status !== 'signed-in' || leaving) return;
  if (message.type === 'tokens') adopt(message.tokens);
  else {
    endDrafts();
    leave('/');
  }
});
