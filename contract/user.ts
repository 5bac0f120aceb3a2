import * as z from 'zod/mini';
import { profileExport } from './profile-export.ts';
import type { Routes } from './route.ts';
import { id, requiredName, writable } from './schema.ts';

export const profile = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  /** The organisation used when a call names none. */
  activeOrganizationId: z.optional(z.string()),
});
export type Profile = z.output<typeof profile>;

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
    summary: 'Change the name of the signed-in person',
    body: writable({ name: requiredName('Name is required') }, ['userId', 'email', 'activeOrganizationId']),
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
    summary: 'Delete the account of the signed-in person',
    response: z.object({ deleted: z.literal(true) }),
    errors: ['LAST_OWNER'],
  },
} as const satisfies Routes;
