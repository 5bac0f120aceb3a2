import * as z from 'zod/mini';
import { roles } from './permission.ts';
import type { Routes } from './route.ts';
import { color, line, requiredName } from './schema.ts';

export const organizationStatus = z.enum(['active', 'inactive', 'deleted']);

export const organization = z.object({
  organizationId: z.string(),
  name: z.string(),
  email: z.string(),
  status: organizationStatus,
  /** False for an invitation that waits for an answer. */
  joined: z.boolean(),
  roles: z.array(z.enum(roles)),
});
export type Organization = z.output<typeof organization>;

export const branding = z.object({
  brandColors: z.object({ primary: color, secondary: color, text: color, background: color }),
  layout: z.enum(['grid', 'list']),
  template: z.object({ id: z.string(), config: z.string() }),
});
export type Branding = z.output<typeof branding>;

/** Section 9 of the specification. */
export const defaultBranding: Branding = {
  brandColors: { primary: '#f97316', secondary: '#3b82f6', text: '#ffffff', background: '#1f2937' },
  layout: 'grid',
  template: { id: 'default', config: '{}' },
};

const name = requiredName('Organization name is required');

export const organizationRoutes = {
  listOrganizations: {
    method: 'GET',
    path: '/api/organization',
    access: 'user',
    summary: 'The organisations of the signed-in person',
    response: z.object({ organizations: z.array(organization) }),
  },
  createOrganization: {
    method: 'POST',
    path: '/api/organization/new',
    access: 'user',
    summary: 'Create an organisation, owned by the signed-in person, and make it the active one',
    creates: true,
    body: z.strictObject({
      name,
      email: z.optional(line(254).check(z.regex(/^[^\s@]+@[^\s@]+$/, 'Must be an email address'))),
    }),
    response: organization,
    errors: ['ORGANIZATION_LIMIT'],
  },
  renameOrganization: {
    method: 'POST',
    path: '/api/organization',
    access: 'organization:rename',
    summary: 'Rename the organisation',
    body: z.strictObject({ name }),
    response: organization,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
} as const satisfies Routes;
