import { expect, it } from 'vitest';
import { shortDiff } from '#functions/shared/email/short-diff';

it('a diff shortens what is the same to the words beside a change', () => {
  const long = 'Calm water. '.repeat(20);
  const parts = shortDiff(`${long}Late ${long}`, `${long}Early ${long}`);
  expect(parts.map(({ text }) => text)).toEqual([
    '… Calm water. Calm water. Calm water. ',
    'Late',
    'Early',
    ' Calm water. Calm water. Calm water. …',
  ]);
});
