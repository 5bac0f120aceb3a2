import { expect } from 'vitest';

/** A tombstone says when it ends, and nothing of what was there. */
export const aTombstone = {
  pk: expect.any(String) as string,
  sk: expect.any(String) as string,
  gone: true,
  expiresAt: expect.any(Number) as number,
};
