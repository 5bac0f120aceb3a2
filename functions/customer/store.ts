import * as z from 'zod/mini';
import { contact, customer, type Contact, type Customer } from '#contract/resources/customer';
import { fromRow } from '../shared/data/read.ts';
import { contactsOf, keys, partitions } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

type Tenant = Pick<MemberContext, 'table' | 'organizationId'>;

export async function findCustomer(
  { table, organizationId }: Tenant,
  id: string,
): Promise<Customer | undefined> {
  return fromRow(customer, await table.get(keys.customer(organizationId, id)));
}

export async function readCustomer(tenant: Tenant, id: string): Promise<Customer> {
  const found = await findCustomer(tenant, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

export const customerRow = z.extend(customer, {
  contactCount: z.optional(z.number()),
  approvalCount: z.optional(z.number()),
  /** The end of the ledger reveals entries that were cut off. */
  ledgerLength: z.optional(z.number()),
  ledgerHash: z.optional(z.string()),
});
export type CustomerRow = z.output<typeof customerRow>;

export async function findCustomerRow(
  { table, organizationId }: Tenant,
  id: string,
): Promise<CustomerRow | undefined> {
  return fromRow(customerRow, await table.get(keys.customer(organizationId, id)));
}

export async function readCustomerRow(tenant: Tenant, id: string): Promise<CustomerRow> {
  const found = await findCustomerRow(tenant, id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

export async function findContact(
  { table, organizationId }: Tenant,
  customerId: string,
  contactId: string,
): Promise<Contact | undefined> {
  return fromRow(contact, await table.get(keys.customerContact(organizationId, customerId, contactId)));
}

export async function readContact(tenant: Tenant, customerId: string, contactId: string): Promise<Contact> {
  const found = await findContact(tenant, customerId, contactId);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

export async function readContacts(
  { table, organizationId }: Tenant,
  customerId: string,
): Promise<Contact[]> {
  const rows = await table.all(partitions.organization(organizationId), { prefix: contactsOf(customerId) });
  return rows.map((row) => fromRow(contact, row)).toReversed();
}
