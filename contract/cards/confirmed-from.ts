/**
 * The link went to a mail domain of one of these kinds: that of the customer's website, a company's that nobody compared, one that
 * differs from the website, a free mail service, or one of the organization that asked.
 */
export const confirmedFrom = ['customer', 'company', 'other', 'free', 'asker'] as const;
export type ConfirmedFrom = (typeof confirmedFrom)[number];

/** Anybody can have a free address, and an organization cannot confirm its own references. */
export const isFromCustomer = (from: ConfirmedFrom | undefined): boolean =>
  from !== 'free' && from !== 'asker';
