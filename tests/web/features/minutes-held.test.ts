import { expect, it } from 'vitest';
import { limits } from '#contract/limits';
import { minutesHeld } from '#web/workspace/features/assets/minutes-held.ts';
import { texts } from '#web/workspace/features/assets/texts.ts';

const createdAt = '2026-11-22T12:00:00.000Z';
const after = (seconds: number) => Date.parse(createdAt) + seconds * 1_000;

it.each([
  ['pending', 0, limits.uploadUrlSeconds / 60 + limits.sweepMinutes],
  ['pending', 61, limits.uploadUrlSeconds / 60 - 1 + limits.sweepMinutes],
  ['pending', limits.uploadUrlSeconds, 0],
  ['ready', 0, 0],
  ['rejected', 0, 0],
] as const)(
  'the room of a %s file that is deleted after %i seconds is held for %i minutes',
  (status, seconds, minutes) => {
    expect(minutesHeld({ status, createdAt }, after(seconds))).toBe(minutes);
  },
);

it('who deletes an upload under way reads when its room is free again, and nobody else', () => {
  expect(texts.remove.done('a.pdf', 8)).toContain('free again within 8 minutes');
  expect(texts.remove.done('a.pdf', 0)).toBe('Deleted a.pdf');
});
