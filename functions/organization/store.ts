import type { Organization } from '#contract/organization';
import { may, type Role } from '#contract/permission';
import { freePlan, storageBytes } from '#contract/plans';
import { keys } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { AppError } from '../shared/http/failure.ts';
import type { MemberContext } from '../shared/membership/context.ts';

/** The organisation's own row: its name and the counters that limits are enforced on. */
export interface OrganizationItem {
  organizationId: string;
  name: string;
  email: string;
  status: Organization['status'];
  ownerCount: number;
  memberCount: number;
  referenceCount: number;
  /** Absent before the first. */
  collectionCount?: number;
  /** The plan's limit, beside the counter that it bounds. */
  maxCards: number;
  /** Of uploaded files, those under way included; absent before the first. */
  assetBytes?: number;
  pendingUploads?: number;
  /** The plan's limit for `assetBytes`; absent means the free plan's. */
  storageBytes?: number;
  /** A payment has failed: the plan's limits hold until then. */
  pastDueUntil?: string;
  createdAt: string;
  updatedAt: string;
  deletedAt?: string;
  deletedBy?: string;
  /** Its removal has begun: too late to bring it back. */
  purging?: true;
}

/** How many bytes of files the organisation has room for. */
export const storageLimitOf = (organization: Pick<OrganizationItem, 'storageBytes'> | undefined): number =>
  organization?.storageBytes ?? storageBytes(freePlan);

export function toOrganization(item: Item | OrganizationItem, role: Role, joined = true): Organization {
  const { organizationId, name, email, status, pastDueUntil } = item as OrganizationItem;
  const shown = joined && may(role, 'billing:read') ? pastDueUntil : undefined;
  return { organizationId, name, email, status, joined, roles: [role], pastDueUntil: shown };
}

export async function readOrganization({
  table,
  organizationId,
}: Pick<MemberContext, 'table' | 'organizationId'>): Promise<OrganizationItem> {
  const item = await table.get(keys.organization(organizationId));
  if (!item) throw new AppError('NOT_FOUND');
  return item as unknown as OrganizationItem;
}
