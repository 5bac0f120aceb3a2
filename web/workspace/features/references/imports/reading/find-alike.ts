import leven from 'leven';
import { fold } from './fold.ts';

const legalForms = new Set(['oy', 'oyj', 'ab', 'abp', 'as', 'ltd', 'inc', 'llc', 'gmbh']);

/** What stands after a slash is a department, and a legal form says nothing of who it is. */
export const customerKey = (name: string): string =>
  fold(name.split(' / ')[0]!)
    .split(' ')
    .filter((word) => !legalForms.has(word))
    .join(' ');

export interface FoundCustomer {
  name: string;
  spellings: string[];
  /** Somebody has to say whether the department, or the name two letters off, is the same customer. */
  isAsked: boolean;
}

export function groupCustomers(names: Iterable<string>): FoundCustomer[] {
  const groups = new Map<string, Set<string>>();
  for (const name of names) {
    const key = customerKey(name);
    groups.set(key, (groups.get(key) ?? new Set()).add(name));
  }
  const keys = [...groups.keys()];
  return [...groups].map(([key, spellings]) => {
    const all = [...spellings];
    const isClose = keys.some((other) => other !== key && key.length >= 8 && leven(other, key) <= 2);
    const isAsked = isClose || all.some((name) => name.includes(' / '));
    return { name: all.find(isOrdinary) ?? all[0]!, spellings: all, isAsked };
  });
}

const isOrdinary = (name: string): boolean => name !== name.toUpperCase() && !name.includes(' / ');
