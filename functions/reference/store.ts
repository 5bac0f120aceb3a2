import * as z from 'zod/mini';
import type { Customer } from '#contract/resources/customer';
import { reference, type Reference } from '#contract/resources/reference';
import { texts } from '#contract/primitives/text';
import { findCustomer } from '../customer/store.ts';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

/** The public data about the person who confirmed a reference. */
const confirmer = z.object({
  name: z.optional(z.string()),
  jobTitle: z.optional(z.string()),
  domain: z.optional(z.string()),
});
export type Confirmer = z.output<typeof confirmer>;

/** The row of a reference. */
export const referenceRow = z.extend(z.omit(reference, { LogoUrl: true }), {
  /** Written by the collections that hold it, and by nobody else. */
  collectionIds: z.optional(z.set(z.string())),
  /** Its newest approval by link that holds: what was approved, and by which entry of the ledger. */
  approved: z.optional(
    z.object({
      entryId: z.string(),
      approvalId: z.string(),
      snapshot: z.string(),
      at: z.string(),
      expiresOn: z.optional(z.string()),
      by: z.optional(confirmer),
      /** The hash of the approved content (`contentHash`), to see whether the card still matches. */
      content: z.optional(z.string()),
    }),
  ),
  /** Pictures of the approved version, while that is public and not this one. */
  approvedPictures: z.optional(z.record(z.string(), z.string())),
  /** All names that its page has had in addresses, the current `slug` included. */
  slugs: z.optional(z.set(z.string())),
});
export type ReferenceItem = z.output<typeof referenceRow>;

export function toReference({
  slugs: _slugs,
  approved: _approved,
  approvedPictures: _pictures,
  ...item
}: ReferenceItem): Reference {
  const collectionIds = item.collectionIds && [...item.collectionIds].toSorted();
  return { ...item, LogoUrl: item.custom.mainImage, collectionIds };
}

type Tenant = Pick<MemberContext, 'table' | 'organizationId'>;

export async function findReference(
  { table, organizationId }: Tenant,
  id: string,
): Promise<ReferenceItem | undefined> {
  return fromRow(referenceRow, await table.get(keys.reference(organizationId, id)));
}

export async function readReference(tenant: Tenant, id: string): Promise<ReferenceItem> {
  const item = await findReference(tenant, id);
  if (!item) throw new AppError('NOT_FOUND');
  return item;
}

/** The customer of a reference. One of another organization is as good as none. */
export async function readCustomerOf(context: MemberContext, item: ReferenceItem): Promise<Customer> {
  const customer = await findCustomer(context, item.attributes.customerId);
  if (!customer) throw unknownCustomer();
  return customer;
}

const unknownCustomer = () =>
  new AppError('VALIDATION_FAILED', texts.customerIdRequired, {
    fields: { 'attributes.customerId': texts.customerIdRequired },
  });
