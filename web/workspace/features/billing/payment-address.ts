const stripe = {
  /** Where one pays, and where one manages what is paid for. */
  page: ['https://checkout.stripe.com', 'https://billing.stripe.com'],
  document: ['https://pay.stripe.com', 'https://invoice.stripe.com', 'https://files.stripe.com'],
} as const;

/**
 * The address when it is Stripe's own, or the local Stripe's; undefined for any other, whoever sent it. The scheme and host
 * are compared as the browser reads them, since `URL.origin` takes `blob:https://…` for the site within.
 */
export function paymentAddress(
  address: string,
  purpose: keyof typeof stripe,
  paymentOrigin?: string,
): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  const allowed: readonly (string | undefined)[] = [...stripe[purpose], paymentOrigin];
  return allowed.includes(`${url.protocol}//${url.host}`) ? url.href : undefined;
}
