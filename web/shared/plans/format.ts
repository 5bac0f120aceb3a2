const whole = new Intl.NumberFormat('en');
const long = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const medium = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

export const formatCount = (count: number): string => whole.format(count);

/** A sum that was billed, in cents, always with them: "€29.00". */
export const formatAmount = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, minimumFractionDigits: 2 }).format(cents / 100);

/** "December 21, 2026". */
export const formatDate = (at: string): string => long.format(new Date(at));

/** "Dec 21, 2026". */
export const formatShortDate = (at: string): string => medium.format(new Date(at));
