import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { profileExport } from './profile-export.ts';
import type { Routes } from '../primitives/route.ts';
import { languageCodes } from '../words/languages.ts';
import { id, requiredName, wellFormed, writable } from '../primitives/schema.ts';
import * as words from '#words/validation';

export const profile = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  /** Chooses the language of the screens; absent until the person has chosen. */
  language: z.optional(z.enum(languageCodes)),
  /** Calls without an `X-Organization-Id` header use it. */
  activeOrganizationId: z.optional(z.string()),
});
export type Profile = z.output<typeof profile>;

export const twoFactor = z.object({ enabled: z.boolean() });

/** The current password may have any length, because the sign-in service checks it. */
const password = z
  .string({ error: words.passwordMissing })
  .check(
    z.minLength(1, words.passwordMissing),
    wellFormed,
    z.maxLength(limits.longestPassword, words.tooLong(limits.longestPassword)),
  );

export const userRoutes = {
  getProfile: {
    method: 'GET',
    path: '/api/user/profile',
    access: 'user',
    summary: 'The signed-in person',
    response: profile,
  },
  updateProfile: {
    method: 'POST',
    path: '/api/user/profile',
    access: 'user',
    summary: 'Change the name of the signed-in person, or the language of their screens',
    body: writable(
      {
        name: requiredName(words.nameMissing),
        language: z.optional(z.enum(languageCodes, { error: `Must be one of ${languageCodes.join(', ')}` })),
      },
      ['userId', 'email', 'activeOrganizationId'],
    ),
    response: profile,
  },
  switchOrganization: {
    method: 'POST',
    path: '/api/user/session',
    access: 'user',
    summary: 'Make another organization the active one',
    body: z.strictObject({ organizationId: id('A valid organization ID is required') }),
    response: z.object({ organizationId: z.string() }),
    errors: ['NOT_FOUND'],
  },
  signOutEverywhere: {
    method: 'DELETE',
    path: '/api/user/session',
    access: 'user',
    summary: 'Sign out on every device; every token that was given out until now stops working',
    response: z.object({ signedOut: z.literal(true) }),
    errors: ['BUSY'],
  },
  changePassword: {
    method: 'POST',
    path: '/api/user/password',
    access: 'user',
    recent: true,
    summary:
      'Change the password; signs out on every device. Takes an access token that comes straight from a sign-in',
    body: z.strictObject({
      currentPassword: password,
      newPassword: password.check(
        z.minLength(limits.passwordLength, `Must be at least ${limits.passwordLength} characters`),
      ),
    }),
    response: z.object({ changed: z.literal(true) }),
    errors: ['REAUTHENTICATION_REQUIRED', 'WRONG_PASSWORD', 'RATE_LIMITED', 'BUSY'],
  },
  getTwoFactor: {
    method: 'GET',
    path: '/api/user/two-factor',
    access: 'user',
    summary: 'Whether signing in asks for a code of an authenticator app',
    response: twoFactor,
    errors: ['BUSY'],
  },
  setTwoFactor: {
    method: 'POST',
    path: '/api/user/two-factor',
    access: 'user',
    recent: true,
    summary:
      'Let signing in ask for a code of the authenticator app that was set up, or no more. Takes an access token that comes straight from a sign-in',
    body: z.strictObject({ enabled: z.boolean({ error: 'Must be true or false' }) }),
    response: twoFactor,
    errors: ['REAUTHENTICATION_REQUIRED', 'INVALID_TRANSITION', 'RATE_LIMITED', 'BUSY'],
  },
  exportProfile: {
    method: 'POST',
    path: '/api/user/profile/export',
    access: 'user',
    summary: 'All that is held about the signed-in person, as one document',
    response: profileExport,
    errors: ['RATE_LIMITED'],
  },
  deleteProfile: {
    method: 'DELETE',
    path: '/api/user/profile',
    access: 'user',
    recent: true,
    summary: 'Delete the account of the signed-in person',
    response: z.object({ deleted: z.literal(true) }),
    errors: ['LAST_OWNER', 'REAUTHENTICATION_REQUIRED'],
  },
} as const satisfies Routes;
