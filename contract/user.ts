import * as z from 'zod/mini';
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
    summary: 'Make another organisation the active one',
    body: z.strictObject({ organizationId: id('A valid organization ID is required') }),
    response: z.object({ organizationId: z.string() }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Routes;
