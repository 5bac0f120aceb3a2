import leven from 'leven';
import type { Customer } from '#contract/resources/customer';
import type { ChosenCustomers } from './plan.ts';
import { customerKey, groupCustomers, headOf } from './reading/find-alike.ts';

/** A customer of the file, and whom somebody may take it for. */
export interface CustomerMatch {
  key: string;
  name: string;
  /** The name as it stands in the file, every way. */
  spellings: string[];
  /** The customer of the organization with this name. */
  same?: Customer;
  /** Whom it may be: customers with nearly this name, and the one that it is a department of. Somebody has to say so. */
  near: { name: string; id?: string; key: string }[];
  /** The key of the near one that it is taken for until somebody answers. */
  proposed?: string;
}

export function matchCustomers(names: Iterable<string>, customers: readonly Customer[]): CustomerMatch[] {
  const known = new Map(customers.map((customer) => [customerKey(customer.name), customer]));
  const groups = groupCustomers(names);
  // A department comes after its customer, so the answer about the customer is known by then.
  const found = [
    ...groups.filter(({ name }) => headOf(name) === undefined),
    ...groups.filter(({ name }) => headOf(name) !== undefined),
  ].map((group) => {
    const same = known.get(group.key);
    return { ...group, ...(same && { same }) };
  });
  return found.map((match, index) => {
    if (match.same) return { ...match, near: [] };
    const others = [...known].flatMap(([key, { id, name }]) =>
      isNear(key, match.key) ? [{ key, id, name }] : [],
    );
    // The first of two near names in the file is the one that the second may be.
    const earlier = found.slice(0, index).filter((other) => !other.same && isNear(other.key, match.key));
    const near = [...others, ...earlier.map(({ key, name }) => ({ key, name }))];
    const head = headOf(match.name);
    if (head === undefined) return { ...match, near };
    const proposed = customerKey(head);
    const customer = known.get(proposed);
    const name = customer?.name ?? found.find(({ key }) => key === proposed)?.name ?? head;
    const whole = { key: proposed, name, ...(customer && { id: customer.id }) };
    return { ...match, near: [whole, ...near.filter(({ key }) => key !== proposed)], proposed };
  });
}

/** Two letters off, or one more word at the end, such as the name of a department or a country. */
function isNear(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5) return false;
  if (one.startsWith(`${other} `) || other.startsWith(`${one} `)) return true;
  return Math.abs(one.length - other.length) <= 2 && one.length >= 8 && leven(one, other) <= 2;
}

/** An empty answer says that it is a customer of its own. */
export const answerTo = (
  { key, proposed = '' }: CustomerMatch,
  answers: ReadonlyMap<string, string>,
): string => answers.get(key) ?? proposed;

/** `answers` has the key of the customer that somebody chose, by the key of the name in the file. */
export function chosenCustomers(
  matches: readonly CustomerMatch[],
  answers: ReadonlyMap<string, string>,
): ChosenCustomers {
  const chosen = new Map<string, { id: string } | { name: string }>();
  // A near name comes after the one that it may be, so the answer is known by then.
  for (const match of matches) {
    const { key, name, same, near } = match;
    const other = near.find((one) => one.key === answerTo(match, answers));
    const id = same?.id ?? other?.id;
    chosen.set(key, id ? { id } : ((other && (chosen.get(other.key) ?? { name: other.name })) ?? { name }));
  }
  return chosen;
}
