import { language } from '#words/language';

const whole = new Intl.NumberFormat(language);
const long = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
const medium = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });

export const formatCount = (count: number): string => whole.format(count);

export const formatAmount = (cents: number, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, minimumFractionDigits: 2 }).format(
    cents / 100,
  );

/** Takes cents of a euro. Whole euros are written without cents. */
export const formatPrice = (cents: number): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'eur',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(Math.round(cents) / 100);

export const formatDate = (at: string): string => long.format(new Date(at));

export const formatShortDate = (at: string): string => medium.format(new Date(at));
