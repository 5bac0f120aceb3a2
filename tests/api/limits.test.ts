import { beforeAll, describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { handler } from '#functions/customer/handler';
import { limits } from '#contract/rules/limits';
import { callRaw, outcomes, times } from '../support/call.ts';
import {
  addInvitation,
  addMember,
  makeCustomer,
  makeOrganization,
  makeOwner,
  makePerson,
  makeReference,
  type Person,
} from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';
import { invoke, runInProcess } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { canceled, onWrite } from '../support/transactions.ts';
import { join, leave, listed } from '../support/joining.ts';

describe('the limit of five organizations per person', () => {
  it('admits exactly five of twenty that are created at once', async () => {
    const person = await makePerson();
    const caller = { token: person.accessToken };
    const responses = await times(20, (n) =>
      callRaw(organizationRoutes.createOrganization, { name: `Org ${n}` }, caller),
    );

    expect(outcomes(responses)).toEqual({ 200: 5, ORGANIZATION_LIMIT: 15 });
    const refused = responses.find(({ status }) => status !== 200)!;
    expect(refused.body.Error).toBe('Maximum limit of 5 organizations reached');
    const { body } = await callRaw(organizationRoutes.listOrganizations, {}, caller);
    expect(body.organizations).toHaveLength(5);
  });
});

describe('the card limit of a plan', () => {
  let owner: Person;
  let organizationId: string;

  beforeAll(async () => {
    ({ owner, organizationId } = await makeOwner());
  });

  it('admits exactly one of thirty references at once when one is left', async () => {
    const customer = await makeCustomer(owner, organizationId);
    for (let n = 0; n < 4; n += 1) await makeReference(owner, organizationId, customer.id);
    const input = { name: 'Last', attributes: { customerId: customer.id } };
    const caller = { token: owner.accessToken, organizationId };
    const responses = await times(30, () => callRaw(referenceRoutes.createReference, input, caller));

    expect(outcomes(responses)).toEqual({ 200: 1, PLAN_LIMIT: 29 });
    const refused = responses.find(({ status }) => status !== 200)!;
    expect(refused.body.Error).toContain('5 reference cards');

    const items = await dumpPartition(`ORG#${organizationId}`);
    const references = items.filter((item) => String(item.sk).startsWith('REF#'));
    expect(references).toHaveLength(5);
    expect(items.find((item) => item.sk === 'META')?.referenceCount).toBe(5);
    expect(items.find((item) => item.id === customer.id)?.referenceCount).toBe(5);

    await callRaw(referenceRoutes.deleteReference, { id: references[0]!.id }, caller);
    expect((await callRaw(referenceRoutes.createReference, input, caller)).status).toBe(200);
    expect((await callRaw(referenceRoutes.createReference, input, caller)).status).toBe(409);
  });
});

describe('a customer with references', () => {
  it('cannot be deleted, and the refusal counts its references', async () => {
    const { owner, organizationId, caller } = await makeOwner();
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

  it('is never deleted while a reference to it is created', async () => {
    const { owner, organizationId, caller } = await makeOwner({ maxCards: 500 });
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

describe('two tabs on two organizations', () => {
  it('write into their own organization, whichever is active', async () => {
    const { owner, organizationId: first } = await makeOwner({ name: 'First' });
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

it('a change whose transactions never commit ends with BUSY before the function times out', async () => {
  runInProcess();
  const { owner, organizationId } = await makeOwner();
  const { id } = await makeCustomer(owner, organizationId);
  let sent = 0;
  // Every seventh transaction fails a condition and the others conflict, so both retry loops run.
  const restore = onWrite(async () => {
    sent += 1;
    throw canceled(['None', sent % 7 === 0 ? 'ConditionalCheckFailed' : 'TransactionConflict']);
  });
  // The gateway would answer 500 after this time limit of the function.
  const timedOut = new Promise<'timed out'>((resolve) => {
    setTimeout(() => resolve('timed out'), 15_000);
  });
  const input = { id, name: 'Other' };
  const changed = invoke(handler, customerRoutes.updateCustomer, owner, { input, organizationId });
  const response = await Promise.race([changed, timedOut]).finally(restore);
  expect(response).toMatchObject({
    status: 503,
    body: { code: 'BUSY' },
    headers: { 'retry-after': '1' },
  });
});

describe('the limits for joining', () => {
  it('hold when joins and creations race', async () => {
    const [owner, person] = await Promise.all([makePerson(), makePerson()]);
    const [joinedBefore, waiting, ...invited] = await times(5, () => makeOrganization(owner));
    await addMember(joinedBefore!, person, 'member');
    for (const organizationId of [waiting!, ...invited]) {
      await addInvitation(organizationId, person.email, 'member');
    }
    const responses = await times(20, (n) =>
      n % 2 === 0
        ? join(person, invited[(n / 2) % invited.length]!)
        : callRaw(organizationRoutes.createOrganization, { name: `Org ${n}` }, { token: person.accessToken }),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(limits.organizationsPerUser - 1);
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    const own = await listed(person);
    expect(own.filter(({ joined }) => joined)).toHaveLength(limits.organizationsPerUser);
    for (const { organizationId } of own) await expectConsistent(organizationId);

    expect((await join(person, waiting!)).body.code).toBe('ORGANIZATION_LIMIT');
    expect((await leave(person, joinedBefore!)).status).toBe(200);
    expect((await join(person, waiting!)).status).toBe(200);
  });
});
