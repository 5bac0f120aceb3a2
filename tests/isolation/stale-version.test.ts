import { describe, expect, it } from 'vitest';
import { routes } from '#contract/index';
import { callRaw, outcomes, times } from '../support/call.ts';
import { inputOf } from './inputs.ts';
import { fieldsIn, makeWorld } from './world.ts';

const versioned = routes
  .filter(({ creates, body }) => !creates && fieldsIn(body).includes('version'))
  .map((route) => [`${route.method} ${route.path}`, route] as const);
const deletions = versioned.filter(([, { method }]) => method === 'DELETE');

/** Returns what five calls with the current version get, after one with a stale version was refused. */
async function sendFive(route: (typeof routes)[number]) {
  const world = await makeWorld();
  const input = await inputOf(route.operation, world);
  const send = (version: number) => callRaw(route, { ...input, version }, world.caller);
  const stale = await send(9_999);
  expect(stale.body.code).toBe('VERSION_CONFLICT');
  const { version } = stale.body.current as { version: number };
  return await times(5, () => send(version));
}

describe.each(versioned.filter((one) => !deletions.includes(one)))('%s', (_name, route) => {
  it('saves one of five calls with one version and sends the others the record', async () => {
    const responses = await sendFive(route);
    expect(outcomes(responses)).toEqual({ 200: 1, VERSION_CONFLICT: 4 });
    const saved = responses.find(({ status }) => status === 200)!;
    // The lists of parts belong to the publication, not to the record.
    const { leftOut: _hidden, notAllowed: _shown, ...record } = saved.body;
    for (const { body } of responses.filter((response) => response !== saved))
      expect(body.current).toEqual(record);
  });
});

describe.each(deletions)('%s', (_name, route) => {
  it('deletes by one of five calls with one version, and the others find nothing', async () => {
    expect(outcomes(await sendFive(route))).toEqual({ 200: 1, NOT_FOUND: 4 });
  });
});
