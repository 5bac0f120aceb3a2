import { beforeAll, describe, expect, it } from 'vitest';
import { routes, type NamedRoute } from '#contract/index';
import { callRaw, type Caller } from '../support/call.ts';
import { makeOrganization, makePerson, signIn, type Person } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';
import { inputOf } from './inputs.ts';
import { fieldsIn, makeWorld, type World } from './world.ts';

/** Loops over the contract: a new route is held to these guarantees without anyone remembering it. */
const signedIn = routes.filter((route) => route.access !== 'public');
const tenantRoutes = signedIn.filter((route) => route.access !== 'user');
const named = (route: NamedRoute) => [`${route.method} ${route.path}`, route] as const;
const missingId = '01HZX0000000000000000000ZZ';

let world: World;
let stranger: Person;
let atHome: Caller;

beforeAll(async () => {
  [world, stranger] = await Promise.all([makeWorld(), makePerson()]);
  atHome = { token: stranger.accessToken, organizationId: await makeOrganization(stranger) };
});

const withoutRequest = (body: object) => ({ ...body, requestId: '' });

describe('with an ID token instead of an access token', () => {
  it.each(signedIn.map(named))('%s answers 401', async (_name, route) => {
    const response = await callRaw(route, await inputOf(route.operation, world), {
      token: world.owner.idToken,
    });
    expect(response.status).toBe(401);
  });
});

describe('an organisation of others', () => {
  it.each(tenantRoutes.map(named))('looks like a missing one to %s', async (_name, route) => {
    const input = await inputOf(route.operation, world);
    const token = stranger.accessToken;
    const theirs = await callRaw(route, input, { token, organizationId: world.organizationId });
    const missing = await callRaw(route, input, { token, organizationId: missingId });
    expect(theirs.status).toBe(404);
    expect(withoutRequest(theirs.body)).toEqual(withoutRequest(missing.body));
  });

  const withId = tenantRoutes.filter(
    ({ method, params, body }) => params || (method !== 'PUT' && fieldsIn(body).includes('id')),
  );
  it.each(withId.map(named))('has ids that mean nothing in the own one: %s', async (_name, route) => {
    const input = await inputOf(route.operation, world);
    const before = await dumpPartition(`ORG#${world.organizationId}`);
    const theirs = await callRaw(route, input, atHome);
    const missing = await callRaw(route, { ...input, id: missingId }, atHome);
    expect(theirs.status).toBe(404);
    expect(withoutRequest(theirs.body)).toEqual(withoutRequest(missing.body));
    expect(await dumpPartition(`ORG#${world.organizationId}`)).toEqual(before);
  });

  it('has customers that no reference of the own one can have', async () => {
    const route = routes.find(({ operation }) => operation === 'createReference')!;
    const response = await callRaw(route, await inputOf(route.operation, world), atHome);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      Error: 'A valid customer ID is required',
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('a field that nobody knows', () => {
  const withBody = routes.filter((route) => route.body);
  it.each(withBody.map(named))('is refused by %s with its name', async (_name, route) => {
    const input = await inputOf(route.operation, world);
    const { accessToken: token } = await signIn(world.owner);
    for (const extra of ['organizationIdX', 'pk', '__proto__x', 'isAdmin']) {
      const response = await callRaw(route, { ...input, [extra]: 'x' }, { ...world.caller, token });
      expect(response.status).toBe(400);
      expect(response.body.Error).toContain(extra);
    }
  });

  const withQuery = routes.filter((route) => route.query);
  it.each(withQuery.map(named))('is refused in the query of %s', async (_name, route) => {
    const input = { ...(await inputOf(route.operation, world)), nonsense: '1' };
    const response = await callRaw(route, input, world.caller);
    expect(response.status).toBe(400);
  });
});

describe('every route', () => {
  it('reaches its own operation, named as its file', async () => {
    for (const route of routes) {
      const { operations } = (await import(`../../functions/${route.resource}/handler.ts`)) as {
        operations: Record<string, { name: string }>;
      };
      expect(operations[route.operation]?.name).toBe(route.operation);
      const file = route.operation.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      await expect(import(`../../functions/${route.resource}/${file}.ts`)).resolves.toHaveProperty(
        route.operation,
      );
    }
  });
});
