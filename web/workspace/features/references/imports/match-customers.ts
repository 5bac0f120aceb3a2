import leven from 'leven';
import type { Customer } from '#contract/resources/customer';
import type { ChosenCustomers } from './plan.ts';
import { customerKey, groupCustomers } from './reading/find-alike.ts';

/** A customer of the file, and whom somebody may take it for. */
export interface CustomerMatch {
  key: string;
  name: string;
  /** The name as it stands in the file, every way. */
  spellings: string[];
  /** The customer of the organization with this name. */
  same?: Customer;
  /** Customers with nearly this name, in the organization and in the file. Somebody has to say whether one is meant. */
  near: { name: string; id?: string; key: string }[];
}

export function matchCustomers(names: Iterable<string>, customers: readonly Customer[]): CustomerMatch[] {
  const known = new Map(customers.map((customer) => [customerKey(customer.name), customer]));
  const found = groupCustomers(names).map(({ name, spellings }) => {
    const key = customerKey(name);
    const same = known.get(key);
    return { key, name, spellings, ...(same && { same }) };
  });
  return found.map((match, index) => {
    if (match.same) return { ...match, near: [] };
    const others = [...known].flatMap(([key, { id, name }]) =>
      isNear(key, match.key) ? [{ key, id, name }] : [],
    );
    // The first of two near names in the file is the one that the second may be.
    const earlier = found.slice(0, index).filter((other) => !other.same && isNear(other.key, match.key));
    return { ...match, near: [...others, ...earlier.map(({ key, name }) => ({ key, name }))] };
  });
}

/** Two letters off, or one more word at the end, such as the name of a department or a country. */
function isNear(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5) return false;
  if (one.startsWith(`${other} `) || other.startsWith(`${one} `)) return true;
  return Math.abs(one.length - other.length) <= 2 && one.length >= 8 && leven(one, other) <= 2;
}

/** `answers` has the key of the customer that somebody chose, by the key of the name in the file. */
export function chosenCustomers(
  matches: readonly CustomerMatch[],
  answers: ReadonlyMap<string, string>,
): ChosenCustomers {
  const chosen = new Map<string, { id: string } | { name: string }>();
  // A near name comes after the one that it may be, so the answer is known by then.
  for (const { key, name, same, near } of matches) {
    const other = near.find((one) => one.key === answers.get(key));
    const id = same?.id ?? other?.id;
    chosen.set(key, id ? { id } : ((other && chosen.get(other.key)) ?? { name }));
  }
  return chosen;
}
