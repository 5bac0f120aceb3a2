import type { Customer } from '#contract/resources/customer';
import type { MemberContext } from '../shared/membership/context.ts';
import { readCustomer } from './store.ts';

export async function getCustomer(context: MemberContext, { id }: { id: string }): Promise<Customer> {
  return await readCustomer(context, id);
}
