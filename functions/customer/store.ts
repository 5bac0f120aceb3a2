import type { Customer } from '#contract/customer';
import { keys } from '../shared/data/keys.ts';
import { AppError } from '../shared/http/failure.ts';
import type { MemberContext } from '../shared/membership/context.ts';

type Tenant = Pick<MemberContext, 'table' | 'organizationId'>;

export async function findCustomer(
  { table, organizationId }: Tenant,
  id: string,
): Promise<Customer | undefined> {
  return (await table.get(keys.customer(organizationId, id))) as Customer | undefined;
}

export async function readCustomer(tenant: Tenant, id: string): Promise<Customer> {
  const customer = await findCustomer(tenant, id);
  if (!customer) throw new AppError('NOT_FOUND');
  return customer;
}
