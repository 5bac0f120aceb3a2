import { describe, expect, it } from 'vitest';
import { monthAt, monthIndex, moved } from '../../web/workspace/ui/month-steps.ts';

const from = (month: string, key: string) => {
  const to = moved(monthIndex(month), key);
  return to === undefined ? undefined : monthAt(to);
};

describe('the keys of the month picker', () => {
  it.each([
    ['2026-03', 'ArrowLeft', '2026-02'],
    ['2026-12', 'ArrowRight', '2027-01'],
    ['2026-02', 'ArrowUp', '2025-11'],
    ['2026-11', 'ArrowDown', '2027-02'],
    ['2026-07', 'Home', '2026-01'],
    ['2026-07', 'End', '2026-12'],
    ['2026-07', 'PageUp', '2025-07'],
    ['2026-07', 'PageDown', '2027-07'],
  ])('lead from %s by %s to %s', (month, key, to) => {
    expect(from(month, key)).toBe(to);
  });

  it('lead nowhere outside the years that a reference date can have', () => {
    expect(from('1900-01', 'ArrowLeft')).toBeUndefined();
    expect(from('2199-12', 'PageDown')).toBeUndefined();
    expect(from('2026-07', 'Enter')).toBeUndefined();
  });
});
