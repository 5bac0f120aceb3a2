import * as z from 'zod/mini';
import { organizationStatus, type Organization } from '#contract/resources/organization';
import { may } from '#contract/rules/roles';
import { keys } from '../data/keys.ts';
import { fromRow } from '../data/read.ts';
import { AppError } from '../errors/app-error.ts';
import type { MemberContext } from './context.ts';
import { rolesOf, type MembershipRow } from './profile.ts';

/** The organization's own row: its name and the counters that limits are enforced on. */
export const organizationRow = z.object({
  organizationId: z.string(),
  name: z.string(),
  /** The slug of its public page. */
  slug: z.string(),
  email: z.string(),
  status: organizationStatus,
  ownerCount: z.number(),
  memberCount: z.number(),
  referenceCount: z.number(),
  /** Absent before the first. */
  collectionCount: z.optional(z.number()),
  /** The plan's limit, beside the counter that it bounds. */
  maxCards: z.number(),
  /** Bytes of uploaded files, including unfinished uploads; absent before the first. */
  assetBytes: z.optional(z.number()),
  pendingUploads: z.optional(z.number()),
  /** The plan's limit for `assetBytes`. */
  storageBytes: z.number(),
  /** A payment has failed: the plan's limits hold until then. */
  pastDueUntil: z.optional(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  deletedAt: z.optional(z.string()),
  deletedBy: z.optional(z.string()),
  /** Its removal has begun: too late to bring it back. */
  purging: z.optional(z.boolean()),
  /** The organization belongs to a smoke test, so its end causes no mails and no waiting period. */
  smokeTest: z.optional(z.boolean()),
});
export type OrganizationItem = z.output<typeof organizationRow>;

type Given = Pick<MembershipRow, 'role' | 'roles'>;

export function toOrganization(organization: OrganizationItem, given: Given, joined = true): Organization {
  const { organizationId, name, slug, email, status, pastDueUntil } = organization;
  const shown = joined && may(given.role, 'billing:read') ? pastDueUntil : undefined;
  return { organizationId, name, slug, email, status, joined, roles: rolesOf(given), pastDueUntil: shown };
}

export async function readOrganization({
  table,
  organizationId,
}: Pick<MemberContext, 'table' | 'organizationId'>): Promise<OrganizationItem> {
  const organization = fromRow(organizationRow, await table.get(keys.organization(organizationId)));
  if (!organization) throw new AppError('NOT_FOUND');
  return organization;
}
