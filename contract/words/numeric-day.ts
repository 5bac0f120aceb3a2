/** "12/11/2026", as the language writes it. */
export const numericDay = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(at));
