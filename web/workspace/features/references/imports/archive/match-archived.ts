import type { Customer } from '#contract/resources/customer';
import type { CustomerMatch } from '../match-customers.ts';
import type { Archive } from '../reading/archive/read-archive.ts';

/** An archive knows its customers apart, so only the very same name is the same customer. */
export function matchArchived({ customers }: Archive, here: readonly Customer[]): CustomerMatch[] {
  const known = new Map(here.map((customer) => [customer.name, customer]));
  return customers.map(({ id, name }) => {
    const same = known.get(name);
    return { key: id, name, spellings: [name], near: [], ...(same && { same }) };
  });
}
