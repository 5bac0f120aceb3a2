import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import playwright from '../../playwright.config.ts';
import vitest from '../../vitest.config.ts';

describe('a property on the engines', () => {
  it('ends with its first failure, without trying smaller values', () => {
    let runs = 0;
    const fails = fc.property(fc.nat(), () => {
      runs += 1;
      return runs < 3;
    });
    const { failed, numShrinks } = fc.check(fails, { numRuns: 10 });
    expect([failed, numShrinks, runs]).toEqual([true, 0, 3]);
  });

  it('uses the seed of this run, which can be repeated, or one of its own', () => {
    const drawn = () => fc.sample(fc.nat(), 5);
    const { REFDECK_SEED } = process.env;
    expect(fc.readConfigureGlobal().seed).toBe(REFDECK_SEED ? Number(REFDECK_SEED) : undefined);
    if (REFDECK_SEED) expect(drawn()).toEqual(drawn());
    else expect(drawn()).not.toEqual(drawn());
  });

  it('is never run again by its runner, and no journey is', () => {
    const projects = vitest.test!.projects as { test: { retry?: number } }[];
    expect([vitest.test!.retry, ...projects.map(({ test }) => test.retry)]).toEqual([
      undefined,
      ...projects.map(() => undefined),
    ]);
    expect(playwright.retries).toBeUndefined();
  });
});
