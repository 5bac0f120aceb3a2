import { roles, type Role } from '#contract/permission';

const prefix = 'CognitoIdentityServiceProvider';
/** A token that ends within this time counts as ended: the call must still arrive with it. */
const marginMs = 60_000;

export interface StoredSession {
  accessToken: string;
  claims: Claims;
}

/** What the ID token says. It drives the screens only; the server asks the table. */
export interface Claims {
  sub: string;
  email?: string;
  name?: string;
  organizationId?: string;
  roles: Role[];
}

/**
 * Reads the session that aws-amplify keeps in localStorage, so that a page with a valid token renders without
 * waiting for aws-amplify. `stale`: there is a session, but its token has to be renewed.
 */
export function readStoredSession(
  storage: Pick<Storage, 'getItem'>,
  clientId: string,
  now = Date.now(),
): StoredSession | 'stale' | undefined {
  const user = storage.getItem(`${prefix}.${clientId}.LastAuthUser`);
  if (!user) return undefined;
  const read = (name: string) => storage.getItem(`${prefix}.${clientId}.${user}.${name}`) ?? '';
  const accessToken = read('accessToken');
  const access = decode(accessToken);
  const identity = decode(read('idToken'));
  if (!access || !identity) return read('refreshToken') ? 'stale' : undefined;
  const drift = Number(read('clockDrift')) || 0;
  const ends = Math.min(Number(access.exp), Number(identity.exp)) * 1_000;
  if (!(ends > now + drift + marginMs)) return read('refreshToken') ? 'stale' : undefined;
  return { accessToken, claims: claimsOf(identity) };
}

const signedOutKey = 'refdeck.signed-out';

/**
 * Drops the tokens, whatever became of the calls before, and tells the other tabs that somebody chose to sign out. That tokens
 * are gone does not say it: they also go when a session ends by itself, and then a form in another tab must not be lost.
 */
export function forgetSession(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(`${prefix}.`)) storage.removeItem(key);
  storage.setItem(signedOutKey, String(Date.now()));
}

/** What a change of storage by another tab means: somebody chose to sign out, or tokens came or went. */
export function readStorageChange(key: string | null): 'signed-out' | 'tokens' | undefined {
  if (key === null || key === signedOutKey) return 'signed-out';
  return key.startsWith(`${prefix}.`) ? 'tokens' : undefined;
}

export function claimsOf(token: Record<string, unknown>): Claims {
  const textOf = (name: string) => (typeof token[name] === 'string' ? token[name] : undefined);
  const named = new Set((textOf('custom:roles') ?? '').split(',').map((role) => role.trim()));
  return {
    sub: textOf('sub') ?? '',
    email: textOf('email'),
    name: textOf('name'),
    organizationId: textOf('custom:organization_id') || undefined,
    roles: roles.filter((role) => named.has(role)),
  };
}

function decode(token: string): Record<string, unknown> | undefined {
  try {
    const part = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
