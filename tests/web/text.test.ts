import { expect, it } from 'vitest';
import { initials } from '#web/workspace/ui/avatar.tsx';
import { relativeTime } from '#web/workspace/ui/relative-time.tsx';
import { greeting } from '#web/workspace/features/dashboard/overview.ts';

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

it('says how long ago', () => {
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

it('greets by the hour and by the first name', () => {
  expect(greeting(9, 'Aino Virtanen')).toBe('Good morning, Aino');
  expect(greeting(15, undefined)).toBe('Good afternoon');
  expect(greeting(23, ' ')).toBe('Good evening');
});
