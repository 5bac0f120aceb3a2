import { oneOf, referenceStatuses } from '#contract/rules/choices';
import {
  groupBy,
  overviewStates,
  type OverviewState,
  type ReferenceRow,
} from '../../permissions/state/overview.ts';

export const statuses = referenceStatuses.filter((status) => status !== 'Archived');

export interface PermissionFilters {
  search: string;
  state: OverviewState | '';
  status: (typeof statuses)[number] | '';
  page: number;
}

export const noFilters: PermissionFilters = { search: '', state: '', status: '', page: 1 };

export function readFilters(address: URLSearchParams): PermissionFilters {
  const page = Number(address.get('page'));
  return {
    search: address.get('q') ?? '',
    state: oneOf(overviewStates, address.get('state')) ?? '',
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
  rows: readonly ReferenceRow[],
  { search, status }: Pick<PermissionFilters, 'search' | 'status'>,
): ReferenceRow[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (status && row.reference.status !== status) return false;
    const text = [row.reference.name, row.customer.name, ...row.requests.map(({ contact }) => contact.name)]
      .join('\n')
      .toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export const withState = (rows: readonly ReferenceRow[], state: PermissionFilters['state']): ReferenceRow[] =>
  state ? rows.filter((row) => row.state === state) : [...rows];

export interface CustomerGroup {
  customer: ReferenceRow['customer'];
  rows: readonly ReferenceRow[];
}

export const byCustomer = (rows: readonly ReferenceRow[]): CustomerGroup[] =>
  [...groupBy(rows, ({ customer }) => customer.id).values()].map((group) => ({
    customer: group[0]!.customer,
    rows: group,
  }));
