import type { Approval } from '#contract/resources/approval';
import { limits } from '#contract/rules/limits';
import type { OverviewState, ReferenceRow } from '../../permissions/state/overview.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const texts = {
  title: 'Permissions',
  description:
    'Whether each customer allows what its references show on your reference page, and until when.',
  loading: 'Loading the permissions…',
  failed: 'The permissions could not be loaded',
  requestsFailed: 'The requests for approval could not be loaded, so waiting ones are shown as missing.',
  retry: 'Retry',
  emptyTitle: 'Nothing to ask for yet',
  empty:
    'When you have written a reference, this list says what its customer allows, what is missing and what ends soon.',
  create: 'Create New Reference',
  csv: 'Download CSV',

  search: 'Search customers, references and contacts',
  states: 'State',
  all: 'All',
  tabs: {
    missing: 'Missing',
    waiting: 'Waiting',
    ending: 'Ending',
    ended: 'Ended',
    withdrawn: 'Withdrawn',
    declined: 'Declined',
    allowed: 'Allowed',
  } satisfies Record<OverviewState, string>,
  status: 'Status',
  anyStatus: 'Any status',
  noneMatchTitle: 'No references match',
  noneMatch: 'Try another word, or remove a filter.',
  clear: 'Clear search and filters',

  region: 'Permissions by customer',
  columns: {
    selection: 'Selection',
    reference: 'Reference',
    state: 'State',
    missing: 'Missing',
    until: 'Until',
    sent: 'Last request',
  },
  endsIn: (days: number) => (days === 0 ? 'Ends today' : `Ends in ${count(days, 'day', 'days')}`),
  noEnd: 'No end',
  never: 'Never',
  requestStatuses: {
    waiting: 'no answer yet',
    approved: 'approved',
    'changes suggested': 'changes suggested',
    declined: 'declined',
    canceled: 'canceled',
    lapsed: 'not answered in time',
  } satisfies Record<Approval['status'], string>,
  inDays: (requests: number) => `${requests} in ${limits.approvalLoadDays} days`,
  loads: (name: string, requests: number) =>
    `${name}: ${count(requests, 'request', 'requests')} in ${limits.approvalLoadDays} days`,
  tooMany: 'Asked often',

  count: (shown: number, all: number) =>
    shown === all
      ? count(all, 'reference', 'references')
      : `${shown} of ${count(all, 'reference', 'references')}`,
  select: (name: string) => `Select ${name}`,
  selectCustomer: (name: string) => `Select all of ${name}`,
  ask: 'Ask for approval',

  sheet: {
    name: 'permissions',
    head: [
      'Customer',
      'Reference',
      'Status',
      'State',
      'Missing',
      'Until',
      'Last request',
      'Sent to',
      `Requests in ${limits.approvalLoadDays} days`,
    ],
  },
} as const;

export const stateInWords = ({ state, until }: Pick<ReferenceRow, 'state' | 'until'>, days: number): string =>
  state === 'ending' && until ? texts.endsIn(days) : texts.tabs[state];
