/** A month's index is year × 12 + month, so that steps across years are additions. */
const first = 1900 * 12;
const last = 2199 * 12 + 11;

export function monthIndex(month: string): number {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return year * 12 + number - 1;
}

export const monthAt = (index: number): string =>
  `${yearOf(index)}-${String((index % 12) + 1).padStart(2, '0')}`;

export const yearOf = (index: number): number => Math.floor(index / 12);

export function moved(index: number, key: string, fromRight = false): number | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: fromRight ? 1 : -1,
    ArrowRight: fromRight ? -1 : 1,
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
