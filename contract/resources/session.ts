import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';

/** As long as the sign-in service lets somebody stay signed in. The cookie lasts as long from its last renewal, and opens nothing after that. */
export const sessionDays = 30;
/** How long a token opens the API before it is renewed. */
export const tokenMinutes = 15;

/** What a page keeps in its memory, and nowhere else. */
export const sessionTokens = z.object({ accessToken: z.string(), idToken: z.string() });
export type SessionTokens = z.output<typeof sessionTokens>;

/** What can stand in a cookie as it is; a browser keeps 4096 bytes with the name. */
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
    summary: 'Sign this browser out: its refresh token is revoked and the cookie removed',
    response: z.object({ ended: z.literal(true) }),
    errors: ['FORBIDDEN', 'BUSY'],
  },
} as const satisfies Routes;
