import type { Organization } from '#contract/organization';
import type { Role } from '#contract/permission';
import type { Item } from '../data/read.ts';

/** The organisation's own row: its name and the counters that limits are enforced on. */
export interface OrganizationItem {
  organizationId: string;
  name: string;
  email: string;
  status: Organization['status'];
  ownerCount: number;
  memberCount: number;
  referenceCount: number;
  /** The plan's limit, beside the counter that it bounds. */
  maxCards: number;
  /** Of uploaded files, those under way included; absent before the first. */
  assetBytes?: number;
  pendingUploads?: number;
  /** The plan's limit for `assetBytes`; absent means the free plan's. */
  storageBytes?: number;
  createdAt: string;
  updatedAt: string;
}

export function toOrganization(item: Item | OrganizationItem, role: Role): Organization {
  const { organizationId, name, email, status } = item as OrganizationItem;
  return { organizationId, name, email, status, joined: true, roles: [role] };
}
