import type { Reference } from '../../resources/reference.ts';

const references = (count: number) => `${count} ${count === 1 ? 'reference' : 'references'}`;
export const title = 'All References';
export const description = 'Every customer story of your organization, as its card.';
export const bringIn = 'Bring in';
export const create = 'New reference';
export const loading = 'Loading references…';
export const failed = 'The references could not be loaded';
export const clear = 'Clear filters';

export const search = 'Search references';
export const filtersSet = (count: number) => (count > 0 ? `Filters (${count})` : 'Filters');
export const status = 'Status';
export const all = 'All';
export const customer = 'Customer';
export const anyCustomer = 'All customers';
export const tag = 'Tag';
export const anyTag = 'All tags';
export const type = 'Type';
export const anyType = 'All types';
export const template = 'Template';
export const anyTemplate = 'All templates';
export const visibility = 'Visibility';
export const anyVisibility = 'All visibilities';
export const visibilities = { public: 'Public', unlisted: 'Unlisted', private: 'Private' } satisfies Record<
  Reference['visibility'],
  string
>;
export const lacks = 'To do';
export const anyLacks = 'Finished or not';
export const lacking = { picture: 'Needs a picture', required: 'Not ready to publish' } as const;
export const view = 'View';
export const cards = 'Show as cards';
export const table = 'Show as a table';

export const sort = 'Sort by';
export const columns = {
  title: 'Title',
  customer: 'Customer',
  status: 'Status',
  visibility: 'Visibility',
  template: 'Template',
  date: 'Date',
  creator: 'Created by',
  updated: 'Updated',
} as const;
export const permission = 'Permission';
export const sorts = {
  '-updated': 'Last updated',
  updated: 'Oldest update',
  title: 'Title A–Z',
  '-title': 'Title Z–A',
  customer: 'Customer A–Z',
  '-customer': 'Customer Z–A',
  '-date': 'Newest date',
  date: 'Oldest date',
  status: 'Status',
  '-status': 'Status, reversed',
  visibility: 'Visibility',
  '-visibility': 'Visibility, reversed',
  template: 'Template A–Z',
  '-template': 'Template Z–A',
  creator: 'Created by A–Z',
  '-creator': 'Created by Z–A',
} as const;

export const region = 'References';
export const count = (shown: number, total: number) =>
  shown === total ? references(total) : `${shown} of ${references(total)}`;
export const range = (first: number, last: number, count: number) => `${first}–${last} of ${count}`;
export const actions = 'Actions';
export const actionsFor = (title: string) => `Actions for ${title}`;

export const select = (title: string) => `Select ${title}`;
export const selection = 'Selection';

export const edit = 'Edit';
export const duplicate = 'Duplicate';
export const addToCollection = 'Add to collection…';
export const makeDocument = 'Make document…';
export const viewPage = 'View its page';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'That could not be copied. Open its page and copy the address there.';
export const ask = 'Ask for approval…';
export const remove = 'Delete…';
export const statusChanges = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  restore: 'Restore as draft',
  archive: 'Archive',
} as const;

export const emptyTitle = 'No references yet';
export const empty =
  'A reference is one customer’s story on a card. Write it here, publish it, and it is on your page.';
export const noneMatchTitle = 'Nothing matches';
export const noneMatch = 'No reference fits this search and these filters.';
export const noneOfStatus = {
  Published: 'Nothing is published yet. Publish a draft, and it appears here.',
  Draft: 'No draft is waiting: everything is published or archived.',
  Archived: 'Nothing is archived. What you archive leaves your page and is kept here.',
  All: 'Everything is archived. Restore a reference to work with it again.',
} as const;
export const noneOfStatusTitle = {
  Published: 'No published references',
  Draft: 'No drafts',
  Archived: 'No archived references',
  All: 'No active references',
} as const;
