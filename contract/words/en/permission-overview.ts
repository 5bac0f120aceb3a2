import type { Approval } from '../../resources/approval.ts';
import { limits } from '../../rules/limits.ts';

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
export const title = 'Permissions';
export const description = 'What each customer allows, by place.';
export const loading = 'Loading the permissions…';
export const failed = 'The permissions could not be loaded';
export const requestsFailed =
  'The requests for approval could not be loaded, so waiting ones are shown as not asked.';
export const retry = 'Retry';
export const emptyTitle = 'Nothing to ask for yet';
export const empty =
  'When you have written a reference, this list says what its customer allows, what is missing and what ends soon.';
export const create = 'Create New Reference';

export const search = 'Search customers, references and contacts';
export const states = 'State';
export const all = 'All';
export const exposedTab = 'Not allowed';
export const exposed = (references: number) =>
  references === 1
    ? '1 reference shows what its customer does not allow'
    : `${references} references show what their customers do not allow`;
export const hide = (hideable: number, references: number) =>
  references === 1
    ? 'Hide those parts'
    : hideable === references
      ? `Hide those parts on all ${references}`
      : `Hide parts on ${hideable} of ${references}`;
export const show = (references: number) => (references === 1 ? 'Show it' : 'Show them');
export const status = 'Status';
export const anyStatus = 'Any status';
export const noneMatchTitle = 'No references match';
export const noneMatch = 'Try another word, or remove a filter.';
export const clear = 'Clear search and filters';

export const columnsSelection = 'Selection';
export const columnsReference = 'Reference';
export const columnsUntil = 'Until';
export const columnsSent = 'Last request';

export const groups = {
  web: 'Web',
  social: 'Social',
  sales: 'Sales',
  tender: 'Tender',
} as const;
export const some = (allowed: number, of: number) => `${allowed} of ${of}`;
export const refused = (parts: number) => `${parts} refused`;
export const endsIn = (days: number) =>
  days === 0 ? 'Ends today' : `Ends in ${counted(days, 'day', 'days')}`;
export const noEnd = 'No end';
export const never = 'Never';
export const requestStatuses = {
  waiting: 'no answer yet',
  approved: 'approved',
  'changes suggested': 'changes suggested',
  declined: 'declined',
  canceled: 'canceled',
  lapsed: 'not answered in time',
} satisfies Record<Approval['status'], string>;
export const inDays = (requests: number) => `${requests} in ${limits.approvalLoadDays} days`;
export const loads = (name: string, requests: number) =>
  `${name}: ${counted(requests, 'request', 'requests')} in ${limits.approvalLoadDays} days`;
export const tooMany = 'Asked often';

export const count = (shown: number, all: number) =>
  shown === all
    ? counted(all, 'reference', 'references')
    : `${shown} of ${counted(all, 'reference', 'references')}`;
export const select = (name: string) => `Select ${name}`;
export const selectCustomer = (name: string) => `Select all of ${name}`;
export const ask = 'Ask for approval';
export const record = 'Record';
