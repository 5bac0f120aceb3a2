const whole = new Intl.NumberFormat('en');
const long = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const medium = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

const money = (currency: string, digits: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, minimumFractionDigits: digits });

export const formatCount = (count: number): string => whole.format(count);

/** A price in cents: "€29", "€24.17". */
export const formatPrice = (cents: number): string =>
  money('eur', cents % 100 === 0 ? 0 : 2).format(Math.round(cents) / 100);

/** A sum that was billed, in cents, always with them: "€29.00". */
export const formatAmount = (cents: number, currency: string): string =>
  money(currency, 2).format(cents / 100);

/** "December 21, 2026". */
export const formatDate = (at: string): string => long.format(new Date(at));

/** "Dec 21, 2026". */
export const formatShortDate = (at: string): string => medium.format(new Date(at));
