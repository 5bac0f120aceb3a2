const stripe = {
  page: ['https://checkout.stripe.com', 'https://billing.stripe.com'],
  document: ['https://pay.stripe.com', 'https://invoice.stripe.com', 'https://files.stripe.com'],
} as const;

/** Compares scheme and host, because `URL.origin` of `blob:https://…` is the inner site. */
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
