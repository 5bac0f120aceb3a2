import { describe, expect, it } from 'vitest';
import { initials } from '#web/workspace/ui/elements/avatar.tsx';
import { relativeTime } from '#web/workspace/ui/elements/relative-time.tsx';
import { greeting } from '#web/workspace/features/dashboard/overview.ts';
import { monthAt, monthIndex, moved } from '../../web/workspace/ui/forms/month-steps.ts';

it.each([
  ['Aino Virtanen', 'AV'],
  ['  anna  maria   koski ', 'AM'],
  ['Prince', 'P'],
  ['𝒜da', '𝒜'],
  ['', '?'],
  [undefined, '?'],
])('the initials of %j are %s', (name, shown) => {
  expect(initials(name)).toBe(shown);
});

it('relative times are shown in words', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1_000), now);
  expect([ago(5), ago(61), ago(7_300), ago(90_000), ago(40 * 86_400)]).toEqual([
    'just now',
    '1 minute ago',
    '2 hours ago',
    'yesterday',
    'last month',
  ]);
});

it('the greeting depends on the hour and uses the first name', () => {
  expect(greeting(9, 'Aino Virtanen')).toBe('Good morning, Aino');
  expect(greeting(15, undefined)).toBe('Good afternoon');
  expect(greeting(23, ' ')).toBe('Good evening');
});

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
  ])('move from %s by %s to %s', (month, key, to) => {
    expect(from(month, key)).toBe(to);
  });

  it('move to the other side in a language that is read from the right', () => {
    expect(moved(monthIndex('2026-03'), 'ArrowLeft', true)).toBe(monthIndex('2026-04'));
    expect(moved(monthIndex('2026-03'), 'ArrowDown', true)).toBe(monthIndex('2026-06'));
  });

  it('do not leave the years that a reference date can have', () => {
    expect(from('1900-01', 'ArrowLeft')).toBeUndefined();
    expect(from('2199-12', 'PageDown')).toBeUndefined();
    expect(from('2026-07', 'Enter')).toBeUndefined();
  });
});
