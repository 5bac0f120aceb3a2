import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { serverLimits } from '#contract/rules/server-limits';
import { hashOf } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import { callsPerCount } from '#functions/shared/security/organization-limit';
import { invoke, loadFunction, runQuietly } from '../support/in-process.ts';
import { makeOwner, type Owner } from '../support/people.ts';
import { putRow, readItem } from '../support/table.ts';

// Each load is an environment of its own, as on Lambda.
type Environment = Awaited<ReturnType<typeof open>>;
const open = () => loadFunction(() => import('#functions/customer/handler'));

const now = new Date('2030-01-01T12:00:00Z');
const minute = String(Math.floor(now.getTime() / 60_000));

beforeAll(runQuietly);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  return () => vi.useRealTimers();
});

const call = ({ handler }: Environment, { owner, organizationId }: Owner) =>
  invoke(handler, customerRoutes.listCustomers, owner, { organizationId });

async function callTimes(times: number, environment: Environment, owner: Owner): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await call(environment, owner)).status);
  return statuses;
}

const rowOf = ({ organizationId }: Owner) => keys.rate(hashOf('calls', organizationId, '60', minute));

const setCount = (owner: Owner, count: number) => putRow(rowOf(owner), { count });

describe('an organization that floods', () => {
  it('is counted by every environment, one write for twenty calls', async () => {
    const owner = await makeOwner();
    const environments = [await open(), await open()];
    for (const environment of environments) await callTimes(callsPerCount - 1, environment, owner);
    expect(await readItem(rowOf(owner))).toBeUndefined();
    for (const environment of environments) await call(environment, owner);
    expect(await readItem(rowOf(owner))).toMatchObject({ count: 2 * callsPerCount });
  });

  it('is refused until the next minute, in each environment at its next count', async () => {
    const [flooding, other] = [await makeOwner(), await makeOwner()];
    await setCount(flooding, serverLimits.organizationCallsPerMinute);
    const [first, second] = [await open(), await open()];
    expect(await callTimes(callsPerCount + 1, first, flooding)).toEqual([
      ...Array.from({ length: callsPerCount - 1 }, () => 200),
      429,
      429,
    ]);
    const refused = await call(first, flooding);
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBe(60);
    expect((await call(second, flooding)).status).toBe(200);
    // Others share environment and routes, and notice nothing.
    expect(await callTimes(2 * callsPerCount, first, other)).not.toContain(429);

    vi.setSystemTime(now.getTime() + 60_000);
    expect((await call(first, flooding)).status).toBe(200);
  });

  it('costs no write while it is refused', async () => {
    const flooding = await makeOwner();
    await setCount(flooding, serverLimits.organizationCallsPerMinute);
    const environment = await open();
    await callTimes(callsPerCount, environment, flooding);
    const row = await readItem(rowOf(flooding));
    expect(await callTimes(3 * callsPerCount, environment, flooding)).not.toContain(200);
    expect(await readItem(rowOf(flooding))).toEqual(row);
  });
});

it('strangers count against no organization', async () => {
  const [owner, stranger] = [await makeOwner(), await makeOwner()];
  const environment = await open();
  const asStranger = { ...owner, owner: stranger.owner };
  expect(await callTimes(2 * callsPerCount, environment, asStranger)).not.toContain(200);
  expect(await readItem(rowOf(owner))).toBeUndefined();
});
