import * as z from 'zod/mini';
import { captchaToken } from './captcha.ts';
import { delivery } from '../rules/delivery.ts';
import { roles } from '../rules/roles.ts';
import type { Routes } from '../primitives/route.ts';
import { email, id, timestamp } from '../primitives/schema.ts';
import * as words from '#words/validation';

const role = z.enum(roles);
const userId = id('A valid user ID is required');

export const teamUser = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  roles: z.array(role),
});
export type TeamUser = z.output<typeof teamUser>;

/** An expired one can still be sent again or revoked. */
export const invitation = z.object({
  email: z.string(),
  role,
  expiresAt: timestamp,
  invitedBy: z.string(),
  delivery,
});
export type Invitation = z.output<typeof invitation>;

/** The roles are sorted highest first, and only the first one counts. */
const givenRoles = z.pipe(
  z.array(role).check(z.minLength(1, words.rolesMissing), z.maxLength(20, 'At most 20 roles')),
  z.transform((list) => roles.filter((one) => list.includes(one))),
);

export const teamRoutes = {
  listTeam: {
    method: 'GET',
    path: '/api/organization/user',
    access: 'team:read',
    summary: 'The members of the organization and its pending invitations',
    response: z.object({ users: z.array(teamUser), invitations: z.array(invitation) }),
  },
  invitePerson: {
    method: 'PUT',
    path: '/api/organization/user',
    access: 'team:write',
    summary: 'Invite somebody by email; inviting again sends a new invitation in place of the old one',
    creates: true,
    body: z.strictObject({ email, captchaToken, role }),
    response: invitation,
    errors: ['FORBIDDEN', 'CAPTCHA_FAILED', 'ALREADY_MEMBER', 'MEMBER_LIMIT', 'RATE_LIMITED'],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/organization/invite',
    access: 'team:write',
    summary: 'Withdraw an invitation',
    body: z.strictObject({ email }),
    response: z.object({ email: z.string() }),
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  changeRoles: {
    method: 'POST',
    path: '/api/organization/user',
    access: 'team:write',
    summary: 'Give a member another role',
    body: z.strictObject({ userId, roles: givenRoles }),
    response: teamUser,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'LAST_OWNER'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/organization/user',
    access: 'team:write',
    summary: 'Remove a member',
    body: z.strictObject({ userId }),
    response: z.object({ userId: z.string() }),
    errors: ['FORBIDDEN', 'NOT_FOUND', 'LAST_OWNER'],
  },
} as const satisfies Routes;
