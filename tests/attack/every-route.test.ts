import { expect, it } from 'vitest';
import { attack, findingsOf, tableOf } from './run.ts';

/** `npm run attack` sends more; to see a finding again, give the seed and the round that it names. */
const { REFDECK_ATTACK = '', REFDECK_ATTACK_SEED = '1', REFDECK_ATTACK_ROUND } = process.env;
const isLong = REFDECK_ATTACK !== '';
const budget = {
  seed: Number(REFDECK_ATTACK_SEED),
  requests: Number(REFDECK_ATTACK || 2_500),
  ...(REFDECK_ATTACK_ROUND !== undefined && { round: Number(REFDECK_ATTACK_ROUND) }),
};
/** Counted in requests, never in time. */
const hours = 3_600_000;

it(
  'whatever is sent, by whomever, every route answers what it documents, tells nobody else’s secrets and keeps its books',
  async () => {
    const tell = isLong ? (line: string) => process.stdout.write(`${line}\n`) : undefined;
    tell?.(`Seed ${budget.seed}, ${budget.requests} requests`);
    const report = await attack({ ...budget, tell });
    tell?.(tableOf(report));
    expect(findingsOf(report)).toEqual([]);
    // Most would be refused at the door if callers or inputs were wrong, and this would prove little.
    if (!isLong) expect(report.counts.get('200')).toBeGreaterThan(budget.requests / 10);
  },
  24 * hours,
);
