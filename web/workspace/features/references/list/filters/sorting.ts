import type { Reference } from '#contract/resources/reference';
import { templateOf } from '#contract/cards/templates';

export const sortKeys = [
  'updated',
  'title',
  'customer',
  'date',
  'status',
  'visibility',
  'template',
  'creator',
] as const;
export type SortKey = (typeof sortKeys)[number];

/** A minus reverses the order: newest first, Z to A. */
export type Sort = SortKey | `-${SortKey}`;

export const usualSort: Sort = '-updated';

const firstSort = (key: SortKey): Sort => (key === 'updated' || key === 'date' ? `-${key}` : key);

export function keyOf(sort: Sort): SortKey {
  return sortKeys.find((key) => key === sort.replace('-', ''))!;
}

export const isDescending = (sort: Sort): boolean => sort.startsWith('-');

export function sortAfterClick(current: Sort, key: SortKey): Sort {
  if (keyOf(current) !== key) return firstSort(key);
  return isDescending(current) ? key : `-${key}`;
}

export function readSort(value: string | null): Sort {
  const key = sortKeys.find((known) => known === value?.replace(/^-/, ''));
  if (!key) return usualSort;
  return value?.startsWith('-') ? `-${key}` : key;
}

export interface Names {
  companies: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, string>;
}

const words = new Intl.Collator(undefined, { numeric: true });
// ISO times sort correctly as plain strings, in a tenth of the time that a collator takes.
const plainly = (one: string, other: string) => Number(one > other) - Number(one < other);
const statuses: readonly Reference['status'][] = ['Draft', 'Published', 'Archived'];

/** Sorts references; those without a value come last in both directions. */
export function sorted(references: readonly Reference[], sort: Sort, names: Names): Reference[] {
  const key = keyOf(sort);
  const sign = isDescending(sort) ? -1 : 1;
  const compare = key === 'updated' || key === 'date' ? plainly : words.compare;
  const values = new Map(references.map((reference) => [reference, valueOf(reference, key, names)]));
  return references.toSorted((one, other) => {
    const first = values.get(one)!;
    const second = values.get(other)!;
    if (!first || !second) return Number(!first) - Number(!second);
    return sign * compare(first, second) || plainly(other.updatedAt, one.updatedAt);
  });
}

function valueOf(reference: Reference, key: SortKey, { companies, people }: Names): string {
  const { attributes } = reference;
  switch (key) {
    case 'updated':
      return reference.updatedAt;
    case 'title':
      return reference.name;
    case 'customer':
      return companies.get(attributes.customerId) ?? '';
    case 'date':
      return attributes.referenceDate ?? '';
    case 'status':
      return String(statuses.indexOf(reference.status) + 1);
    case 'visibility':
      return reference.visibility;
    case 'template':
      return templateOf(reference.templateId).name;
    case 'creator':
      return people.get(reference.createdBy) ?? '';
    default:
      return key satisfies never;
  }
}
