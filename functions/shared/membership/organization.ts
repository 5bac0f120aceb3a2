import * as z from 'zod/mini';
import { organization, organizationStatus, type Organization } from '#contract/resources/organization';
import { may } from '#contract/rules/roles';
import { keys } from '../data/keys.ts';
import { fromRow } from '../data/read.ts';
import { AppError } from '../errors/app-error.ts';
import type { MemberContext } from './context.ts';
import { rolesOf, type MembershipRow } from './profile.ts';

/** Limits are enforced on the counters in this row. */
export const organizationRow = z.object({
  organizationId: z.string(),
  name: z.string(),
  slug: z.string(),
  email: z.string(),
  status: organizationStatus,
  ownerCount: z.number(),
  memberCount: z.number(),
  referenceCount: z.number(),
  collectionCount: z.optional(z.number()),
  tenderCount: z.optional(z.number()),
  formCount: z.optional(z.number()),
  /** The plan's limit is beside its counter, so that one condition compares them. */
  maxCards: z.number(),
  /** In bytes, including unfinished uploads. */
  assetBytes: z.optional(z.number()),
  pendingUploads: z.optional(z.number()),
  storageBytes: z.number(),
  /** After a failed payment the plan's limits hold until then. */
  pastDueUntil: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.optional(z.string()),
  deletedBy: z.optional(z.string()),
  suspension: organization.shape.suspension,
  /** A purge has begun, so a restore is refused. */
  purging: z.optional(z.boolean()),
  /** A smoke test's organization ends without mails and without a waiting period. */
  smokeTest: z.optional(z.boolean()),
});
export type OrganizationItem = z.output<typeof organizationRow>;

type Given = Pick<MembershipRow, 'role' | 'roles'>;

export function toOrganization(row: OrganizationItem, given: Given, joined = true): Organization {
  const { organizationId, name, slug, email, status, pastDueUntil, suspension } = row;
  return {
    organizationId,
    name,
    slug,
    email,
    status,
    joined,
    roles: rolesOf(given),
    pastDueUntil: joined && may(given.role, 'billing:read') ? pastDueUntil : undefined,
    suspension: joined && given.role === 'owner' ? suspension : undefined,
  };
}

export async function readOrganization({
  table,
  organizationId,
}: Pick<MemberContext, 'table' | 'organizationId'>): Promise<OrganizationItem> {
  const row = fromRow(organizationRow, await table.get(keys.organization(organizationId)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
