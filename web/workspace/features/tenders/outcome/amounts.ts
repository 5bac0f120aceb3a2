import { language } from '#words/language';

export const amount = (value: number, currency: string): string =>
  value.toLocaleString(language, { style: 'currency', currency, maximumFractionDigits: 0 });

export const numeral = (value: number): string => value.toLocaleString(language);
