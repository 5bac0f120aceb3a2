import * as z from 'zod/mini';
import { roles } from '../rules/roles.ts';
import { timestamp } from '../primitives/schema.ts';

/** It contains no other person's name or address. */
export const profileExport = z.object({
  format: z.literal('refdeck-export/1'),
  exportedAt: timestamp,
  profile: z.object({
    userId: z.string(),
    name: z.string(),
    email: z.string(),
    language: z.optional(z.string()),
    activeOrganizationId: z.optional(z.string()),
    signedOutEverywhereAt: z.optional(timestamp),
    createdAt: timestamp,
    updatedAt: timestamp,
  }),
  memberships: z.array(
    z.object({
      organizationId: z.string(),
      organizationName: z.string(),
      role: z.enum(roles),
      joinedAt: timestamp,
    }),
  ),
  invitations: z.array(
    z.object({
      organizationId: z.string(),
      role: z.enum(roles),
      status: z.string(),
      validUntil: timestamp,
    }),
  ),
  /** Their content belongs to the organization. */
  authored: z.array(
    z.object({
      organizationId: z.string(),
      type: z.enum(['reference', 'customer', 'collection', 'asset']),
      id: z.string(),
      name: z.string(),
      createdAt: timestamp,
    }),
  ),
  activity: z.array(z.object({ at: timestamp, action: z.string(), subject: z.string() })),
  newsletter: z.optional(
    z.object({ status: z.string(), createdAt: timestamp, confirmedAt: z.optional(timestamp) }),
  ),
  notIncluded: z.array(z.object({ what: z.string(), why: z.string() })),
});
export type ProfileExport = z.output<typeof profileExport>;
