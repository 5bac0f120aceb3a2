const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** The day of a moment, where the reader is. */
export const dayOfMoment = (at: string) => moment.format(new Date(at));
