/** What All References says when it shows none. */
export const emptyTexts = {
  emptyTitle: 'No references yet',
  empty: 'A reference is one customer’s story on a card. Write it here, publish it, and it is on your page.',
  noCustomersTitle: 'First, a customer',
  noCustomers: 'Every reference belongs to a customer. Add the first one, then tell its story.',
  addCustomer: 'Add a customer',
  noneMatchTitle: 'Nothing matches',
  noneMatch: 'No reference fits this search and these filters.',
  noneOfStatus: {
    Published: 'Nothing is published yet. Publish a draft, and it appears here.',
    Draft: 'No draft is waiting: everything is published or archived.',
    Archived: 'Nothing is archived. What you archive leaves your page and is kept here.',
    All: 'Everything is archived. Restore a reference to work with it again.',
  },
  noneOfStatusTitle: {
    Published: 'No published references',
    Draft: 'No drafts',
    Archived: 'No archived references',
    All: 'No active references',
  },
} as const;
