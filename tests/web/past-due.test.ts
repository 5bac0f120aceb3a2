import { expect, it } from 'vitest';
import { pastDueText } from '#web/workspace/app/shell/past-due-banner.tsx';

it('tells until when a plan holds whose payment failed, and after that what holds instead', () => {
  const until = '2026-12-05T12:00:00.000Z';
  expect(pastDueText(until, new Date('2026-12-01T00:00:00Z'))).toBe(
    'The last payment failed. Update your card before December 5, 2026, or the limits of the Free plan apply until it is paid.',
  );
  expect(pastDueText(until, new Date('2026-12-06T00:00:00Z'))).toBe(
    'The last payment failed, and the limits of the Free plan apply until it is paid. Update your card.',
  );
});
