import { planTexts } from '../../../shared/plans/texts.ts';

export const texts = {
  title: 'Billing',
  description: (organization: string) => `What ${organization} pays for and uses.`,
  loading: 'Loading billing…',
  failed: 'Billing could not be loaded',

  details: {
    title: 'Subscription Details',
    active: 'Active',
    trial: 'Trial',
    pastDue: 'Past due',
    unpaid: 'Unpaid',
    paused: 'Paused',
    endsOn: (date: string) => `Canceled: ends on ${date}`,
    manage: 'Manage subscription',
    price: 'Price',
    nextBilling: 'Next billing date',
    trialEnds: 'Trial ends',
    ends: 'Ends on',
    trialNote: (date: string) =>
      `Free until ${date}. The first payment is taken then, unless you cancel before.`,
    endsNote: (plan: string, date: string) =>
      `${plan} stays as it is until ${date}. After that the limits of the Free plan apply; nothing is deleted or taken offline.`,
    pastDueNote: (date: string) =>
      `The last payment failed. Update your card before ${date}: after that the limits of the Free plan apply until it is paid.`,
    unpaidNote:
      'The last payment failed, and the limits of the Free plan apply until it is paid. Nothing is deleted or taken offline.',
    pausedNote: 'The subscription is paused, and the limits of the Free plan apply until it resumes.',
    updateCard: 'Update card',
  },

  plans: planTexts,

  history: {
    title: 'Billing History',
    missing: 'Invoices could not be loaded',
    missingBody: 'Everything else on this page is up to date.',
    retry: 'Retry',
    none: 'No invoices yet. The first one appears after your first payment.',
    date: 'Date',
    number: 'Number',
    plan: 'Plan',
    amount: 'Amount',
    status: 'Status',
    invoice: 'Invoice',
    paid: 'Paid',
    pending: 'Pending',
    pdf: 'PDF',
    openPdf: (name: string) => `Open the PDF of invoice ${name} in a new tab`,
    noPdf: 'Not ready',
    refused: 'This invoice was not opened: its address does not belong to Stripe.',
    all: (count: number) => `Show all ${count} invoices`,
    fewer: 'Show fewer',
    older: 'Older invoices are in the billing portal.',
  },

  method: {
    title: 'Payment Methods',
    none: 'No payment method is stored. You enter one on Stripe’s page when you choose a plan.',
    noneStored: 'No payment method is stored. Add one in the billing portal, so that the next payment works.',
    ending: (brand: string, last4: string) => `${brand} ending in ${last4}`,
    expires: (date: string) => `Expires ${date}`,
    expired: 'Expired',
    expiresSoon: 'Expires soon',
    expiredNote: 'Payments with this card fail. Update it in the billing portal.',
    update: 'Update payment method',
    open: 'Open billing portal',
    card: 'Card',
    storedByStripe: 'Stripe stores it; we only see what is shown here.',
  },

  usage: {
    title: 'Usage Statistics',
    references: 'Reference cards',
    storage: 'Storage',
    of: (used: string, limit: string) => `${used} of ${limit}`,
    left: (rest: string) => `${rest} left`,
    near: (rest: string) => `Nearly full: ${rest} left`,
    full: 'Full. Delete something or choose a larger plan to add more.',
  },

  back: {
    confirming: 'Your payment is being confirmed',
    confirmingBody: 'This takes a few seconds. The page updates by itself.',
    late: 'Your payment is not confirmed yet',
    lateBody:
      'Stripe has not confirmed it within a minute. If you have paid, the plan starts as soon as it does; you do not need to pay again.',
    check: 'Check again',
    canceled: 'You left the checkout. Nothing was charged.',
    dismiss: 'Dismiss',
    active: (plan: string) => `${plan} is active. Thank you!`,
  },

  contact: {
    title: 'Questions about billing?',
    body: 'Write to us. A person reads every message and answers by mail.',
    action: 'Contact us',
    help: 'How plans and payments work',
  },
} as const;
