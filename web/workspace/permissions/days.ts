const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

export const dayOfMoment = (at: string) => moment.format(new Date(at));
