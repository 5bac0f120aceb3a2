export const title = 'Billing';
export const description = (organization: string) => `What ${organization} pays for and uses.`;
export const loading = 'Loading billing…';
export const failed = 'Billing could not be loaded';

export const detailsTitle = 'Subscription Details';
export const detailsActive = 'Active';
export const detailsTrial = 'Trial';
export const detailsPastDue = 'Past due';
export const detailsUnpaid = 'Unpaid';
export const detailsPaused = 'Paused';
export const detailsEndsOn = (date: string) => `Canceled: ends on ${date}`;
export const detailsManage = 'Manage subscription';
export const detailsPrice = 'Price';
export const detailsNextBilling = 'Next billing date';
export const detailsTrialEnds = 'Trial ends';
export const detailsEnds = 'Ends on';
export const detailsTrialNote = (date: string) =>
  `Free until ${date}. The first payment is taken then, unless you cancel before.`;
export const detailsEndsNote = (plan: string, date: string) =>
  `${plan} stays as it is until ${date}. After that the limits of the Free plan apply; nothing is deleted or taken offline.`;
export const detailsPastDueNote = (date: string) =>
  `The last payment failed. Update your card before ${date}: after that the limits of the Free plan apply until it is paid.`;
export const detailsUnpaidNote =
  'The last payment failed, and the limits of the Free plan apply until it is paid. Nothing is deleted or taken offline.';
export const detailsPausedNote =
  'The subscription is paused, and the limits of the Free plan apply until it resumes.';
export const detailsUpdateCard = 'Update card';

export const historyTitle = 'Billing History';
export const historyMissing = 'Invoices could not be loaded';
export const historyMissingBody = 'Everything else on this page is up to date.';
export const historyRetry = 'Retry';
export const historyNone = 'No invoices yet. The first one appears after your first payment.';
export const historyDate = 'Date';
export const historyNumber = 'Number';
export const historyPlan = 'Plan';
export const historyAmount = 'Amount';
export const historyStatus = 'Status';
export const historyInvoice = 'Invoice';
export const historyPaid = 'Paid';
export const historyPending = 'Pending';
export const historyPdf = 'PDF';
export const historyOpenPdf = (name: string) => `Open the PDF of invoice ${name} in a new tab`;
export const historyNoPdf = 'Not ready';
export const historyRefused = 'This invoice was not opened: its address does not belong to Stripe.';
export const historyAll = (count: number) => `Show all ${count} invoices`;
export const historyFewer = 'Show fewer';
export const historyOlder = 'Older invoices are in the billing portal.';

export const methodTitle = 'Payment Methods';
export const methodNone =
  'No payment method is stored. You enter one on Stripe’s page when you choose a plan.';
export const methodNoneStored =
  'No payment method is stored. Add one in the billing portal, so that the next payment works.';
export const methodEnding = (brand: string, last4: string) => `${brand} ending in ${last4}`;
export const methodExpires = (date: string) => `Expires ${date}`;
export const methodExpired = 'Expired';
export const methodExpiresSoon = 'Expires soon';
export const methodExpiredNote = 'Payments with this card fail. Update it in the billing portal.';
export const methodUpdate = 'Update payment method';
export const methodOpen = 'Open billing portal';
export const methodStoredByStripe = 'Stripe stores it; we only see what is shown here.';

export const usageTitle = 'Usage Statistics';
export const usageReferences = 'Reference cards';
export const usageStorage = 'Storage';
export const usageOf = (used: string, limit: string) => `${used} of ${limit}`;
export const usageLeft = (rest: string) => `${rest} left`;
export const usageNear = (rest: string) => `Nearly full: ${rest} left`;
export const usageFull = 'Full. Delete something or choose a larger plan to add more.';

export const backConfirming = 'Your payment is being confirmed';
export const backConfirmingBody = 'This takes a few seconds. The page updates by itself.';
export const backLate = 'Your payment is not confirmed yet';
export const backLateBody =
  'Stripe has not confirmed it within a minute. If you have paid, the plan starts as soon as it does; you do not need to pay again.';
export const backCheck = 'Check again';
export const backCanceled = 'You left the checkout. Nothing was charged.';
export const backDismiss = 'Dismiss';
export const backActive = (plan: string) => `${plan} is active. Thank you!`;

export const contactTitle = 'Questions about billing?';
export const contactBody = 'Write to us. A person reads every message and answers by mail.';
export const contactAction = 'Contact us';
export const contactHelp = 'How plans and payments work';

/** Only this one of Stripe's names is not that of a firm or a scheme. */
export const usBankAccount = 'US bank account';
