import type { Contact } from '#contract/resources/customer';
import type { MemberContext } from '../shared/membership/context.ts';
import { readContacts, readCustomer } from './store.ts';

export async function listContacts(
  context: MemberContext,
  { id }: { id: string },
): Promise<{ contacts: Contact[] }> {
  const [contacts] = await Promise.all([readContacts(context, id), readCustomer(context, id)]);
  return { contacts };
}
