const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Formats the date in the reader's time zone. */
export const dayOfMoment = (at: string) => moment.format(new Date(at));
