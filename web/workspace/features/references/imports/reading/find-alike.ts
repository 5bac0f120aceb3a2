import { fold } from './fold.ts';

const legalForms = new Set(['oy', 'oyj', 'ab', 'abp', 'as', 'ltd', 'inc', 'llc', 'gmbh']);
const slash = ' / ';

/** A legal form says nothing of who it is. */
const keyOf = (name: string): string =>
  fold(name)
    .split(' ')
    .filter((word) => !legalForms.has(word))
    .join(' ');

/** Two names with the same key are the same customer. A department has a key of its own. */
export const customerKey = (name: string): string => name.split(slash).map(keyOf).join(slash);

/** Returns the customer of a department, whose name stands after a slash. */
export function headOf(name: string): string | undefined {
  const [head = '', department] = name.split(slash);
  return department !== undefined && keyOf(head) ? head.trim() : undefined;
}

export interface FoundCustomer {
  key: string;
  name: string;
  spellings: string[];
}

export function groupCustomers(names: Iterable<string>): FoundCustomer[] {
  const groups = new Map<string, Set<string>>();
  for (const name of names) {
    const key = customerKey(name);
    groups.set(key, (groups.get(key) ?? new Set()).add(name));
  }
  return [...groups].map(([key, spellings]) => {
    const all = [...spellings];
    return { key, name: all.find(isOrdinary) ?? all[0]!, spellings: all };
  });
}

const isOrdinary = (name: string): boolean => name !== name.toUpperCase();
