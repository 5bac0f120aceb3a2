import { customerRoutes, type Customer } from '#contract/resources/customer';
import { withScheme } from '../../lib/web-address.ts';
import type { ActionContext } from '../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../lib/organization/records.ts';

export interface NewCustomer {
  name: string;
  website?: string;
  industry?: string;
}

export async function addCustomer(
  { call, client, organizationId }: ActionContext,
  { name, website = '', industry = '' }: NewCustomer,
): Promise<Customer> {
  const filled = { website: withScheme(website), industry: industry.trim() };
  const attributes = Object.fromEntries(Object.entries(filled).filter(([, value]) => value));
  const customer = await call(customerRoutes.createCustomer, { name, attributes });
  const queryKey = recordKeys.customers(organizationId);
  // A response in flight would drop the new customer from the list.
  await client.cancelQueries({ queryKey });
  client.setQueryData<Customer[]>(queryKey, (list) => list && [customer, ...list]);
  void client.invalidateQueries({ queryKey });
  return customer;
}

export async function customerNamed(context: ActionContext, name: string): Promise<Customer> {
  const known = context.client.getQueryData<Customer[]>(recordKeys.customers(context.organizationId));
  return known?.find((customer) => customer.name === name) ?? (await addCustomer(context, { name }));
}
