import * as z from 'zod/mini';
import { reference, type Reference } from '#contract/resources/reference';
import { texts } from '#contract/primitives/text';
import { findCustomerRow, type CustomerRow } from '../customer/store.ts';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export const referenceRow = z.extend(z.omit(reference, { LogoUrl: true }), {
  /** Only collections write this. */
  collectionIds: z.optional(z.set(z.string())),
  approvedPictures: z.optional(z.record(z.string(), z.string())),
  /** The snapshot with a contact's own words that this reference has used. */
  usedWords: z.optional(z.string()),
  slugs: z.optional(z.set(z.string())),
});
export type ReferenceItem = z.output<typeof referenceRow>;

export function toReference({
  slugs: _slugs,
  approvedPictures: _pictures,
  usedWords: _words,
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

/** A customer of another organization counts as missing. */
export async function readCustomerOf(context: MemberContext, item: ReferenceItem): Promise<CustomerRow> {
  const customer = await findCustomerRow(context, item.attributes.customerId);
  if (!customer) throw unknownCustomer();
  return customer;
}

const unknownCustomer = () =>
  new AppError('VALIDATION_FAILED', texts.customerIdRequired, {
    fields: { 'attributes.customerId': texts.customerIdRequired },
  });
