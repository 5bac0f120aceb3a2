export const title = 'Withdraw a permission';
export const description =
  'What is withdrawn from the reference page or websites disappears at once from your page, collections and embeds. The references stay here as drafts.';
export const scope = 'For';
export const all = (customer: string) => `All references of ${customer}`;
export const channels = 'Not to be shown any more';
export const noChannel = 'Choose where it may not be shown any more';
export const by = 'Who takes it back';
export const byCustomer = (customer: string) => customer;
export const byUs = 'We do, for our own reasons';
export const reason = 'Reason';
export const reasonHint = 'Stored with the entry.';
export const cancel = 'Cancel';
export const save = 'Withdraw';
export const failed = 'Not withdrawn';
export const saved = (takenDown: number, remaining: number) =>
  [
    'Withdrawn.',
    takenDown > 0 &&
      `${takenDown} ${takenDown === 1 ? 'reference is' : 'references are'} not public any more.`,
    remaining > 0 && `${remaining} more follow within minutes.`,
  ]
    .filter(Boolean)
    .join(' ');
