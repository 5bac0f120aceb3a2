import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';
import { id } from '../primitives/schema.ts';

/** Each use renews the cookie, and the sign-in service lets a session last as long. */
export const sessionDays = 30;
/** Minutes. */
export const tokenMinutes = 15;

/** Pages hold these tokens in memory only. */
export const sessionTokens = z.object({ accessToken: z.string(), idToken: z.string() });
export type SessionTokens = z.output<typeof sessionTokens>;

/** Cookies allow these characters only, and browsers store at most 4096 bytes with the name. */
const refreshToken = z
  .string({ error: 'A refresh token is required' })
  .check(
    z.regex(/^[\w.=+/-]+$/, 'A refresh token is required'),
    z.maxLength(3_800, 'Must be at most 3800 characters'),
  );

export const sessionRoutes = {
  startSession: {
    method: 'POST',
    path: '/api/session',
    access: 'public',
    session: true,
    summary: 'Put the refresh token of a sign-in into a cookie that no script can read, and get fresh tokens',
    body: z.strictObject({ refreshToken }),
    response: sessionTokens,
    errors: ['FORBIDDEN', 'UNAUTHENTICATED', 'BUSY'],
  },
  refreshSession: {
    method: 'POST',
    path: '/api/session/refresh',
    access: 'public',
    session: true,
    summary: 'Exchange the cookie for fresh tokens; the cookie gets a new refresh token as well',
    response: sessionTokens,
    errors: ['FORBIDDEN', 'UNAUTHENTICATED', 'BUSY'],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/session',
    access: 'public',
    session: true,
    summary: 'Sign this browser out: its refresh token is revoked, and its cookies are removed',
    body: z.strictObject({
      organizationIds: z._default(
        z
          .array(id())
          .check(
            z.maxLength(50, 'At most 50 organizations'),
            z.describe('organizations whose files this browser opened'),
          ),
        [],
      ),
    }),
    response: z.object({ ended: z.literal(true) }),
    errors: ['FORBIDDEN', 'BUSY'],
  },
} as const satisfies Routes;
