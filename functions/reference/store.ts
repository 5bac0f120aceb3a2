import type { Customer } from '#contract/customer';
import type { Reference } from '#contract/reference';
import { texts } from '#contract/text';
import { findCustomer } from '../customer/store.ts';
import { keys } from '../data/keys.ts';
import type { Item } from '../data/read.ts';
import { AppError } from '../http/failure.ts';
import type { MemberContext } from '../tenancy/context.ts';

export function toReference(item: Item | Reference): Reference {
  const reference = item as Reference;
  return { ...reference, LogoUrl: reference.custom.mainImage };
}

export async function readReference(context: MemberContext, id: string): Promise<Reference> {
  const item = await context.table.get(keys.reference(context.organizationId, id));
  if (!item) throw new AppError('NOT_FOUND');
  return item as Reference;
}

/** The customer of a reference. One of another organisation is as good as none. */
export async function readCustomerOf(context: MemberContext, reference: Reference): Promise<Customer> {
  const customer = await findCustomer(context, reference.attributes.customerId);
  if (!customer) throw unknownCustomer();
  return customer;
}

export const unknownCustomer = () =>
  new AppError('VALIDATION_FAILED', texts.customerIdRequired, {
    fields: { 'attributes.customerId': texts.customerIdRequired },
  });
