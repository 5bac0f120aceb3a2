import type { Reference } from '#contract/resources/reference';
import type { StatusChangeKind } from './actions/status-changes.ts';
import type { SortKey } from './filters/sorting.ts';

const references = (count: number) => `${count} ${count === 1 ? 'reference' : 'references'}`;

export const listTexts = {
  title: 'All References',
  description: 'Every customer story of your organization, as its card.',
  create: 'New reference',
  loading: 'Loading references…',
  failed: 'The references could not be loaded',
  clear: 'Clear filters',

  search: 'Search references',
  filtersSet: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  status: 'Status',
  all: 'All',
  customer: 'Customer',
  anyCustomer: 'All customers',
  tag: 'Tag',
  anyTag: 'All tags',
  type: 'Type',
  anyType: 'All types',
  template: 'Template',
  anyTemplate: 'All templates',
  visibility: 'Visibility',
  anyVisibility: 'All visibilities',
  visibilities: { public: 'Public', unlisted: 'Unlisted', private: 'Private' } satisfies Record<
    Reference['visibility'],
    string
  >,
  lacks: 'To do',
  anyLacks: 'Finished or not',
  lacking: { picture: 'Needs a picture', required: 'Not ready to publish' },
  view: 'View',
  cards: 'Show as cards',
  table: 'Show as a table',

  sort: 'Sort by',
  columns: {
    title: 'Title',
    customer: 'Customer',
    status: 'Status',
    visibility: 'Visibility',
    template: 'Template',
    date: 'Date',
    creator: 'Created by',
    updated: 'Updated',
  } satisfies Record<SortKey, string>,
  sorts: {
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
  } satisfies Record<SortKey | `-${SortKey}`, string>,

  region: 'References',
  count: (shown: number, total: number) =>
    shown === total ? references(total) : `${shown} of ${references(total)}`,
  range: (first: number, last: number, count: number) => `${first}–${last} of ${count}`,
  actions: 'Actions',
  actionsFor: (title: string) => `Actions for ${title}`,

  select: (title: string) => `Select ${title}`,
  selection: 'Selection',

  edit: 'Edit',
  duplicate: 'Duplicate',
  addToCollection: 'Add to collection…',
  viewPage: 'View its page',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  linkNotCopied: 'That could not be copied. Open its page and copy the address there.',
  remove: 'Delete…',
  statusChanges: {
    publish: 'Publish',
    unpublish: 'Unpublish',
    restore: 'Restore as draft',
    archive: 'Archive',
  } satisfies Record<StatusChangeKind, string>,
} as const;
