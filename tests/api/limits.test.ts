import { beforeAll, describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/customer';
import { organizationRoutes } from '#contract/organization';
import { referenceRoutes } from '#contract/reference';
import { callRaw } from '../support/call.ts';
import { makeCustomer, makeOrganization, makePerson, makeReference, type Person } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

const times = <Result>(count: number, act: (n: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

describe('five organisations per person', () => {
  it('hold when twenty are created at once: exactly five, and one text for the rest', async () => {
    const person = await makePerson();
    const caller = { token: person.accessToken };
    const responses = await times(20, (n) =>
      callRaw(organizationRoutes.createOrganization, { name: `Org ${n}` }, caller),
    );

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code} ${body.Error}`))).toEqual(
      new Set(['409 ORGANIZATION_LIMIT Maximum limit of 5 organizations reached']),
    );
    const { body } = await callRaw(organizationRoutes.listOrganizations, {}, caller);
    expect(body.organizations).toHaveLength(5);
  });
});

describe('the plan’s cards', () => {
  let owner: Person;
  let organizationId: string;

  beforeAll(async () => {
    owner = await makePerson();
    organizationId = await makeOrganization(owner);
  });

  it('hold when thirty are created at once with room for one: exactly one', async () => {
    const customer = await makeCustomer(owner, organizationId);
    for (let n = 0; n < 4; n += 1) await makeReference(owner, organizationId, customer.id);
    const input = { name: 'Last', attributes: { customerId: customer.id } };
    const caller = { token: owner.accessToken, organizationId };
    const responses = await times(30, () => callRaw(referenceRoutes.createReference, input, caller));

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 PLAN_LIMIT']),
    );
    expect(refused[0]!.body.Error).toContain('5 reference cards');

    const items = await dumpPartition(`ORG#${organizationId}`);
    const kept = items.filter((item) => String(item.sk).startsWith('REF#'));
    expect(kept).toHaveLength(5);
    expect(items.find((item) => item.sk === 'META')?.referenceCount).toBe(5);
    expect(items.find((item) => item.id === customer.id)?.referenceCount).toBe(5);

    // Deleting makes room for exactly one again.
    await callRaw(referenceRoutes.deleteReference, { id: kept[0]!.id }, caller);
    expect((await callRaw(referenceRoutes.createReference, input, caller)).status).toBe(200);
    expect((await callRaw(referenceRoutes.createReference, input, caller)).status).toBe(409);
  });
});

describe('a customer in use', () => {
  it('cannot be deleted, and says by how many references', async () => {
    const owner = await makePerson();
    const organizationId = await makeOrganization(owner);
    const caller = { token: owner.accessToken, organizationId };
    const customer = await makeCustomer(owner, organizationId);
    const reference = await makeReference(owner, organizationId, customer.id);
    const refused = await callRaw(customerRoutes.deleteCustomer, { id: customer.id }, caller);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'CUSTOMER_IN_USE',
      Error: expect.stringContaining('1 reference'),
    });

    await callRaw(referenceRoutes.deleteReference, { id: reference.id }, caller);
    const { status, body } = await callRaw(customerRoutes.deleteCustomer, { id: customer.id }, caller);
    expect(status).toBe(200);
    expect(body).toEqual({ id: customer.id });
  });

  it('is never left dangling when a reference is made while the customer is deleted', async () => {
    const owner = await makePerson();
    const organizationId = await makeOrganization(owner, { maxCards: 500 });
    const caller = { token: owner.accessToken, organizationId };
    await times(10, async () => {
      const customer = await makeCustomer(owner, organizationId);
      const input = { name: 'A', attributes: { customerId: customer.id } };
      const [made, gone] = await Promise.all([
        callRaw(referenceRoutes.createReference, input, caller),
        callRaw(customerRoutes.deleteCustomer, { id: customer.id }, caller),
      ]);
      expect([made.status, gone.status]).toEqual(made.status === 200 ? [200, 409] : [400, 200]);
    });
  });
});

describe('two tabs on two organisations', () => {
  it('never write into the wrong one, whichever is active', async () => {
    const owner = await makePerson();
    const first = await makeOrganization(owner, { name: 'First' });
    const second = await makeOrganization(owner, { name: 'Second' });
    const names = async (organizationId: string) =>
      (await dumpPartition(`ORG#${organizationId}`))
        .filter(({ sk }) => String(sk).startsWith('CUST#'))
        .map(({ name }) => name);

    await times(10, (n) =>
      makeCustomer(owner, n % 2 === 0 ? first : second, { name: n % 2 === 0 ? 'one' : 'two' }),
    );
    expect(await names(first)).toEqual(Array.from({ length: 5 }, () => 'one'));
    expect(await names(second)).toEqual(Array.from({ length: 5 }, () => 'two'));
  });
});
