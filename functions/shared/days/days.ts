// Days are text such as `2026-03-31`, which sorts like the days themselves.

const dayMs = 24 * 60 * 60 * 1000;

const calendars = new Map<string, Intl.DateTimeFormat>();

export function dayIn(timeZone: string, at: Date): string {
  // Creating a calendar costs twenty times as much as using it.
  const calendar = calendars.get(timeZone) ?? calendarOf(timeZone);
  calendars.set(timeZone, calendar);
  const { year, month, day } = Object.fromEntries(
    calendar.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}`;
}

const calendarOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);
export const monthOf = (day: string): string => day.slice(0, 7);
export const addDays = (day: string, count: number): string =>
  utcDay(new Date(midnight(day) + count * dayMs));
/** A moment so many times 24 hours later, whatever clocks do meanwhile. */
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);
export const daysBetween = (from: string, to: string): number => (midnight(to) - midnight(from)) / dayMs;
