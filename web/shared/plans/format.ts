import { language } from '#words/language';

const whole = new Intl.NumberFormat(language);
const long = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
const medium = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });

export const formatCount = (count: number): string => whole.format(count);

export const formatAmount = (cents: number, currency: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, minimumFractionDigits: 2 }).format(
    cents / 100,
  );

export const formatDate = (at: string): string => long.format(new Date(at));

export const formatShortDate = (at: string): string => medium.format(new Date(at));
