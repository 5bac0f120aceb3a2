import type { FoundPermission } from '#contract/permission/found';
import type { Sent } from '#contract/primitives/route';
import type { referenceRoutes } from '#contract/resources/reference';

/** The ledger of an archive says this of a reference. Somebody here records it anew before it is a permission. */
export type PermissionLine = Omit<FoundPermission, 'from'>;

/** A reference of an archive. All IDs are those of the archive. */
export interface ArchivedRecord {
  id: string;
  customerId: string;
  body: Sent<typeof referenceRoutes.createReference>;
  permissions: readonly PermissionLine[];
}
