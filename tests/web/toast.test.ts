import { describe, expect, it } from 'vitest';
import { raisedAbove } from '#web/workspace/ui/feedback/toast.tsx';

const end = 900;
const toast = { left: 1060, right: 1416, top: 820, bottom: 876 };
const bar = (top: number, bottom: number, left = 0, right = 1440) => ({ top, bottom, left, right });

describe('a toast', () => {
  it('stays in place when it covers nothing', () => {
    expect(raisedAbove([], toast, end)).toBe(0);
    expect(raisedAbove([bar(830, 880, 0, 1000), bar(0, 60), bar(850, 850)], toast, end)).toBe(0);
  });

  it('moves above a bar that it would cover, and above the next', () => {
    expect(raisedAbove([bar(840, 900)], toast, end)).toBe(72);
    expect(raisedAbove([bar(780, 800), bar(840, 900)], toast, end)).toBe(132);
  });
});
