import * as z from 'zod/mini';
import { confirmedFrom } from '#contract/cards/confirmed-from';
import type { Customer } from '#contract/resources/customer';
import { reference, type Reference } from '#contract/resources/reference';
import { texts } from '#contract/primitives/text';
import { findCustomer } from '../customer/store.ts';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

const confirmer = z.object({
  name: z.optional(z.string()),
  jobTitle: z.optional(z.string()),
  domain: z.optional(z.string()),
  from: z.optional(z.enum(confirmedFrom)),
});
export type Confirmer = z.output<typeof confirmer>;

export const referenceRow = z.extend(z.omit(reference, { LogoUrl: true }), {
  /** Only collections write this. */
  collectionIds: z.optional(z.set(z.string())),
  approved: z.optional(
    z.object({
      entryId: z.string(),
      approvalId: z.string(),
      snapshot: z.string(),
      at: z.string(),
      expiresOn: z.optional(z.string()),
      by: z.optional(confirmer),
      /** The hash shows whether the card still matches (`contentHash`). */
      content: z.optional(z.string()),
    }),
  ),
  approvedPictures: z.optional(z.record(z.string(), z.string())),
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

/** A customer of another organization counts as missing. */
export async function readCustomerOf(context: MemberContext, item: ReferenceItem): Promise<Customer> {
  const customer = await findCustomer(context, item.attributes.customerId);
  if (!customer) throw unknownCustomer();
  return customer;
}

const unknownCustomer = () =>
  new AppError('VALIDATION_FAILED', texts.customerIdRequired, {
    fields: { 'attributes.customerId': texts.customerIdRequired },
  });
