import type { Contact } from '#contract/customer';

type Language = Contact['language'];

const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }),
  fi: new Intl.DateTimeFormat('fi', { timeZone: 'UTC' }),
};
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** "30 Nov 2028", of a day of the calendar. */
export const dayInWords = (day: string, language: Language = 'en') => formats[language].format(new Date(day));

/** The day of a moment, where the reader is. */
export const dayOfMoment = (at: string) => moment.format(new Date(at));
