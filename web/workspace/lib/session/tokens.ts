import { roles, type Role } from '#contract/rules/roles';
import type { SessionTokens } from '#contract/resources/session';

/** A token that expires within this time counts as expired, because a call has to arrive before. */
const marginMs = 60_000;

/** The tokens of a session, which exist only in the memory of this page. */
export interface Tokens extends SessionTokens {
  claims: Claims;
  /** By this browser's clock, which may be wrong. */
  validUntil: number;
}

/** The claims of the ID token. They only control what screens show; the server reads the table. */
export interface Claims {
  sub: string;
  email?: string;
  name?: string;
  organizationId?: string;
  roles: Role[];
}

/** A pending token; it settles with undefined if nobody provides one. */
export interface AwaitedToken {
  token: Promise<string | undefined>;
  settle: (token: string | undefined) => void;
}

export function awaitToken(): AwaitedToken {
  let settle: AwaitedToken['settle'] = () => undefined;
  const token = new Promise<string | undefined>((resolve) => (settle = resolve));
  return { token, settle };
}

export function readTokens({ accessToken, idToken }: SessionTokens, now = Date.now()): Tokens | undefined {
  const access = decode(accessToken);
  const identity = decode(idToken);
  if (!access || !identity) return undefined;
  const lifetime = ({ exp, iat }: Record<string, unknown>) => (Number(exp) - Number(iat)) * 1_000;
  const validUntil = now + Math.min(lifetime(access), lifetime(identity)) - marginMs;
  return { accessToken, idToken, claims: claimsOf(identity), validUntil };
}

function claimsOf(token: Record<string, unknown>): Claims {
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
