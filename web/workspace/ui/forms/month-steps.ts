/** Months as one number each, counted from the year 0, so that steps need no carrying over. */
const first = 1900 * 12;
const last = 2199 * 12 + 11;

/** YYYY-MM as its number. */
export function monthIndex(month: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return year * 12 + number - 1;
}

/** The number as YYYY-MM. */
export const monthAt = (index: number): string =>
  `${yearOf(index)}-${String((index % 12) + 1).padStart(2, '0')}`;

export const yearOf = (index: number): number => Math.floor(index / 12);

/** Where a key leads in a grid of three months a row; undefined when it leads nowhere. */
export function moved(index: number, key: string): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -3,
    ArrowDown: 3,
    PageUp: -12,
    PageDown: 12,
    Home: -(index % 12),
    End: 11 - (index % 12),
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = index + step;
  return next >= first && next <= last ? next : undefined;
}
