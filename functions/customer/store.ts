import { customer, type Customer } from '#contract/customer';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
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
