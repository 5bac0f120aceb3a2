import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#contract/index';
import { limits } from '#contract/rules/limits';
import { callRaw } from '../support/call.ts';
import { agedToken, renewedToken, signIn } from '../support/people.ts';
import { claimsOf } from '../support/claims.ts';
import { dumpPartition } from '../support/table.ts';
import { inputOf } from './inputs.ts';
import { allRows, makeWorld, type World } from './world.ts';

const recent = routes
  .filter((route) => route.recent)
  .map((route) => [`${route.method} ${route.path}`, route] as const);

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});

const rowsOfAll = async () => [await allRows(world), await dumpPartition(`USER#${world.owner.userId}`)];

describe.each(recent)('%s', (_name, route) => {
  it('refuses a new token of an old sign-in and changes nothing', async () => {
    const input = await inputOf(route.operation, world);
    const token = await agedToken(world.owner);
    const claims = claimsOf(token);
    expect(claims.iat - claims.auth_time).toBeGreaterThan(limits.recentSignInSeconds);
    const before = await rowsOfAll();
    const { status, body } = await callRaw(route, input, { ...world.caller, token });
    expect([status, body.code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    expect(await rowsOfAll()).toEqual(before);
  });

  it('lists the error in the contract', () => {
    expect(route.errors).toContain('REAUTHENTICATION_REQUIRED');
  });
});

it('changes that cannot be undone and exports of all data require a recent sign-in', () => {
  expect(recent.map(([, { operation }]) => operation).toSorted()).toEqual([
    'changePassword',
    'deleteOrganization',
    'deleteProfile',
    'downloadExport',
    'makeExport',
    'setTwoFactor',
  ]);
});

it('a renewed token of a recent sign-in is accepted', async () => {
  const route = routes.find(({ operation }) => operation === 'deleteOrganization')!;
  const { refreshToken } = await signIn(world.owner);
  const caller = { ...world.caller, token: await renewedToken(refreshToken) };
  expect((await callRaw(route, {}, caller)).status).toBe(200);
});
