import { beforeAll, describe, expect, it } from 'vitest';
import { routes, type NamedRoute } from '#contract/index';
import { may, roles, type Permission } from '#contract/permission';
import { callRaw } from '../support/call.ts';
import {
  addMember,
  makeCustomer,
  makeOrganization,
  makePerson,
  makeReference,
  type Person,
} from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

/** Loops over the contract: a new route is held to these guarantees without anyone remembering it. */
const signedIn = routes.filter((route) => route.access !== 'public');
const tenantRoutes = routes.filter((route) => route.access !== 'public' && route.access !== 'user');
const named = (route: NamedRoute) => [`${route.method} ${route.path}`, route] as const;

let owner: Person;
let stranger: Person;
let organizationId: string;
let strangersOrganizationId: string;
let input: Record<string, object>;

beforeAll(async () => {
  [owner, stranger] = await Promise.all([makePerson(), makePerson()]);
  organizationId = await makeOrganization(owner);
  strangersOrganizationId = await makeOrganization(stranger);
  const customer = await makeCustomer(owner, organizationId);
  const reference = await makeReference(owner, organizationId, customer.id);
  input = {
    getProfile: {},
    updateProfile: { name: 'Somebody' },
    switchOrganization: { organizationId },
    listOrganizations: {},
    createOrganization: { name: 'Another' },
    renameOrganization: { name: 'Renamed' },
    createCustomer: { name: 'New customer' },
    updateCustomer: { id: customer.id, name: 'Changed' },
    listCustomers: {},
    getCustomer: { id: customer.id },
    deleteCustomer: { id: customer.id },
    createReference: { name: 'New', attributes: { customerId: customer.id } },
    updateReference: { id: reference.id, name: 'Changed', attributes: { customerId: customer.id } },
    listReferences: {},
    getReference: { id: reference.id },
    getAnalytics: {},
    sendEvents: {
      organizationId,
      batchId: 'batch-0000000000000001',
      source: 'page',
      events: [{ type: 'view' }],
    },
    deleteReference: { id: reference.id },
  };
});

const inputOf = (route: NamedRoute): object => {
  const found = input[route.operation];
  if (!found) throw new Error(`Give ${route.operation} an input here, so that it is covered`);
  return found;
};

describe('without a token', () => {
  it.each(signedIn.map(named))('%s answers 401', async (_name, route) => {
    const answer = await callRaw(route, inputOf(route), {});
    expect(answer.status).toBe(401);
  });
});

describe('with an ID token instead of an access token', () => {
  it.each(signedIn.map(named))('%s answers 401', async (_name, route) => {
    const answer = await callRaw(route, inputOf(route), { token: owner.idToken });
    expect(answer.status).toBe(401);
  });
});

describe('a member of another organisation', () => {
  it.each(tenantRoutes.map(named))('naming this organisation sees 404 for %s', async (_name, route) => {
    const before = await dumpPartition(`ORG#${organizationId}`);
    const theirs = await callRaw(route, inputOf(route), { token: stranger.accessToken, organizationId });
    const missing = await callRaw(route, inputOf(route), {
      token: stranger.accessToken,
      organizationId: '01HZX0000000000000000000ZZ',
    });
    expect(theirs.status).toBe(404);
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    expect(await dumpPartition(`ORG#${organizationId}`)).toEqual(before);
  });

  const withId = tenantRoutes.filter(
    (route) => /^(get|update|delete)/.test(route.operation) && (route.params ?? route.body),
  );
  it.each(withId.map(named))(
    'using this organisation’s ids in the own one changes nothing: %s',
    async (_name, route) => {
      const before = await dumpPartition(`ORG#${organizationId}`);
      const caller = { token: stranger.accessToken, organizationId: strangersOrganizationId };
      const theirs = await callRaw(route, inputOf(route), caller);
      const missing = await callRaw(route, { ...inputOf(route), id: '01HZX0000000000000000000ZZ' }, caller);
      expect(theirs.status).toBe(404);
      expect({ ...theirs.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
      expect(await dumpPartition(`ORG#${organizationId}`)).toEqual(before);
    },
  );

  it('cannot create a reference for a customer of this organisation', async () => {
    const route = routes.find(({ operation }) => operation === 'createReference')!;
    const caller = { token: stranger.accessToken, organizationId: strangersOrganizationId };
    const answer = await callRaw(route, inputOf(route), caller);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      Error: 'A valid customer ID is required',
      code: 'VALIDATION_FAILED',
    });
  });
});

describe('a role that lacks the permission', () => {
  const refused = tenantRoutes.flatMap((route) =>
    roles
      .filter((role) => !may(role, route.access as Permission))
      .map((role) => [role, route.operation, route] as const),
  );

  it('exists for at least one route, or this suite proves nothing', () => {
    expect(refused.length).toBeGreaterThan(0);
  });

  it.each(refused)('%s gets 403 for %s', async (role, _operation, route) => {
    const person = await makePerson();
    await addMember(organizationId, person, role);
    const answer = await callRaw(route, inputOf(route), { token: person.accessToken, organizationId });
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('FORBIDDEN');
  });
});

describe('a field that nobody knows', () => {
  const withBody = routes.filter((route) => route.body);
  it.each(withBody.map(named))('is refused by %s with its name', async (_name, route) => {
    const caller = { token: owner.accessToken, organizationId };
    for (const extra of ['organizationIdX', 'pk', '__proto__x', 'role']) {
      const answer = await callRaw(route, { ...inputOf(route), [extra]: 'x' }, caller);
      expect(answer.status).toBe(400);
      expect(answer.body.Error).toContain(extra);
    }
  });

  const withQuery = routes.filter((route) => route.query);
  it.each(withQuery.map(named))('is refused in the query of %s', async (_name, route) => {
    const answer = await callRaw(route, { nonsense: '1' }, { token: owner.accessToken, organizationId });
    expect(answer.status).toBe(400);
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

  // Last, because it runs them all for real, deletes included.
  it('answers its own response to the owner, with nothing in it that the contract does not name', async () => {
    const order = [...signedIn].toSorted(
      (a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'),
    );
    const byReference = order.toSorted(
      (a, b) => Number(a.operation === 'deleteCustomer') - Number(b.operation === 'deleteCustomer'),
    );
    for (const route of byReference.filter(({ operation }) => operation !== 'deleteCustomer')) {
      const answer = await callRaw(route, inputOf(route), { token: owner.accessToken, organizationId });
      expect(answer.status, `${route.operation}: ${JSON.stringify(answer.body)}`).toBe(200);
      expect(route.response.parse(answer.body), route.operation).toEqual(answer.body);
    }
  });
});
