import type { Sent } from '#contract/primitives/route';
import type { referenceRoutes } from '#contract/resources/reference';
import type { Channel, Subject } from '#contract/rules/choices';

/** The ledger of an archive says this of a reference. Somebody here records it anew before it is a permission. */
export interface PermissionLine {
  text: string;
  seems: 'allowed' | 'refused';
  subjects: Subject[];
  channels: Channel[];
  /** YYYY-MM-DD, or empty. */
  expiresOn: string;
}

/** A reference of an archive. All IDs are those of the archive. */
export interface ArchivedRecord {
  id: string;
  customerId: string;
  body: Sent<typeof referenceRoutes.createReference>;
  permissions: readonly PermissionLine[];
}
