import { oneOf, referenceStatuses } from '#contract/rules/choices';
import { groupBy } from '../../permissions/state/overview.ts';
import type { PlaceRow } from './places.ts';

export const statuses = referenceStatuses.filter((status) => status !== 'Archived');

/** `exposed` is what is public although nobody allows it. */
export const tabs = [
  'exposed',
  'declined',
  'withdrawn',
  'waiting',
  'ending',
  'ended',
  'missing',
  'allowed',
] as const;
export type Tab = (typeof tabs)[number];

export interface PermissionFilters {
  search: string;
  state: Tab | '';
  status: (typeof statuses)[number] | '';
  page: number;
}

export const noFilters: PermissionFilters = { search: '', state: '', status: '', page: 1 };

export function readFilters(address: URLSearchParams): PermissionFilters {
  const page = Number(address.get('page'));
  return {
    search: address.get('q') ?? '',
    state: oneOf(tabs, address.get('state')) ?? '',
    status: oneOf(statuses, address.get('status')) ?? '',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

export function writeFilters({ search, state, status, page }: PermissionFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (search.trim()) address.set('q', search.trim());
  if (state) address.set('state', state);
  if (status) address.set('status', status);
  if (page > 1) address.set('page', String(page));
  return address;
}

export function withoutState(
  rows: readonly PlaceRow[],
  { search, status }: Pick<PermissionFilters, 'search' | 'status'>,
): PlaceRow[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (status && row.reference.status !== status) return false;
    const text = [row.reference.name, row.customer.name, ...row.requests.map(({ contact }) => contact.name)]
      .join('\n')
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export const withState = (rows: readonly PlaceRow[], state: PermissionFilters['state']): PlaceRow[] =>
  state ? rows.filter((row) => isIn(row, state)) : [...rows];

/** A row is also found by what was refused in channels other than the reference page. */
function isIn({ state, exposed, table, requests }: PlaceRow, tab: Tab): boolean {
  if (tab === 'exposed') return exposed.length > 0;
  if (state === tab) return true;
  if (tab === 'waiting') return requests.some(({ status }) => status === 'waiting');
  if (tab !== 'declined' && tab !== 'withdrawn') return false;
  return Object.values(table).some((row) => Object.values(row).some((cell) => cell.state === tab));
}

export interface CustomerGroup {
  customer: PlaceRow['customer'];
  rows: readonly PlaceRow[];
}

export const byCustomer = (rows: readonly PlaceRow[]): CustomerGroup[] =>
  [...groupBy(rows, ({ customer }) => customer.id).values()].map((group) => ({
    customer: group[0]!.customer,
    rows: group,
  }));
