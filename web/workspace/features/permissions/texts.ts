import type { Approval } from '#contract/resources/approval';
import { limits } from '#contract/rules/limits';
import type { PermissionSummary } from '#contract/resources/permission';
import type { ChannelGroup } from '../../permissions/state/groups.ts';
import type { Tab } from './filters.ts';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export const texts = {
  title: 'Permissions',
  description: 'What each customer allows, by place.',
  loading: 'Loading the permissions…',
  failed: 'The permissions could not be loaded',
  requestsFailed: 'The requests for approval could not be loaded, so waiting ones are shown as not asked.',
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
    exposed: 'Not allowed',
    declined: 'Refused',
    withdrawn: 'Withdrawn',
    waiting: 'Waiting',
    ending: 'Ending',
    ended: 'Ended',
    missing: 'Not asked',
    allowed: 'Allowed',
  } satisfies Record<Tab, string>,
  exposed: (references: number) =>
    references === 1
      ? '1 reference shows what its customer does not allow'
      : `${references} references show what their customers do not allow`,
  show: (references: number) => (references === 1 ? 'Show it' : 'Show them'),
  status: 'Status',
  anyStatus: 'Any status',
  noneMatchTitle: 'No references match',
  noneMatch: 'Try another word, or remove a filter.',
  clear: 'Clear search and filters',

  region: 'Permissions by customer',
  columns: {
    selection: 'Selection',
    reference: 'Reference',
    until: 'Until',
    sent: 'Last request',
  },
  groups: {
    web: 'Web',
    social: 'Social',
    sales: 'Sales',
    tender: 'Tender',
  } satisfies Record<ChannelGroup, string>,
  some: (allowed: number, of: number) => `${allowed} of ${of}`,
  refused: (parts: number) => `${parts} refused`,
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
    head: ['Customer', 'Reference', 'Status', 'Part', 'Channel', 'State', 'Until', 'Who', 'How', 'Public'],
    methods: {
      link: 'Approval link',
      contract: 'Contract',
      email: 'Email',
      spoken: 'Spoken',
    } satisfies Record<NonNullable<PermissionSummary['method']>, string>,
    yes: 'Yes',
    no: 'No',
  },
} as const;
