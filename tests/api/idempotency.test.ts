import { describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { collectionRoutes } from '#contract/resources/collection';
import { organizationRoutes } from '#contract/resources/organization';
import { teamRoutes } from '#contract/resources/team';
import { handler } from '#functions/customer/handler';
import { callRaw, outcomes, type Caller } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import {
  addMember,
  call,
  makeOrganization,
  makePerson,
  makeCustomer,
  makeReference,
  type Person,
} from '../support/people.ts';
import { dumpPartition, auditOf } from '../support/table.ts';
import { invoke, runInProcess } from '../support/in-process.ts';
import { canceled, onWrite } from '../support/transactions.ts';

runInProcess();
const [owner, colleague] = await Promise.all([makePerson(), makePerson()]);
const organizationId = await makeOrganization(owner);
await addMember(organizationId, colleague, 'member');

const as = ({ accessToken }: Person, named = organizationId): Caller => ({
  token: accessToken,
  organizationId: named,
});
const create = (name: string, key: string, caller: Caller) =>
  callRaw(customerRoutes.createCustomer, { name }, caller, { headers: { 'idempotency-key': key } });
const customersOf = async (start: string) =>
  (await dumpPartition(`ORG#${organizationId}`)).filter(({ name }) => String(name).startsWith(start));

describe('an Idempotency-Key', () => {
  it('with twenty different bodies at once creates one and refuses the others', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `One of twenty: ${index}`);
    const responses = await Promise.all(names.map((name) => create(name, 'raced', as(owner))));
    expect(outcomes(responses)).toEqual({ 200: 1, IDEMPOTENCY_KEY_REUSED: 19 });
    expect(await customersOf('One of twenty')).toHaveLength(1);
    await expectConsistent(organizationId);
  });

  it('of a colleague neither shows their response nor blocks the call', async () => {
    const theirs = await create('Same', 'shared', as(owner));
    const own = await create('Same', 'shared', as(colleague));
    expect(own.status).toBe(200);
    expect(own.body.id).not.toBe(theirs.body.id);
    expect(own.body.createdBy).toBe(colleague.userId);
  });

  it('is separate in each organization of one person', async () => {
    const elsewhere = await makeOrganization(owner);
    const here = await create('Same', 'two-places', as(owner));
    const there = await create('Same', 'two-places', as(owner, elsewhere));
    expect([here.status, there.status]).toEqual([200, 200]);
    expect(there.body.id).not.toBe(here.body.id);
  });

  it('is separate at each route', async () => {
    await create('Same', 'two-routes', as(owner));
    const { status, body } = await callRaw(collectionRoutes.createCollection, { name: 'Same' }, as(owner), {
      headers: { 'idempotency-key': 'two-routes' },
    });
    expect([status, body.itemIds]).toEqual([200, []]);
  });

  it('returns nothing to a member who was removed since', async () => {
    const leaver = await makePerson();
    await addMember(organizationId, leaver, 'member');
    expect((await create('Theirs', 'kept', as(leaver))).status).toBe(200);
    await call(teamRoutes.removeMember, { userId: leaver.userId }, as(owner));
    const { status, body } = await create('Theirs', 'kept', as(leaver));
    expect([status, body.code, body.id]).toEqual([404, 'NOT_FOUND', undefined]);
  });

  it('of a refused call may be sent again with a corrected body', async () => {
    expect((await create('', 'corrected', as(owner))).status).toBe(400);
    expect((await create('Corrected', 'corrected', as(owner))).status).toBe(200);
  });

  it('repeats the answer of the fifth organization although the limit is reached', async () => {
    const person = await makePerson();
    const make = (n: number) =>
      callRaw(
        organizationRoutes.createOrganization,
        { name: `Org ${n}` },
        { token: person.accessToken },
        { headers: { 'idempotency-key': `org-${n}` } },
      );
    const responses = [];
    for (let n = 0; n < 5; n += 1) responses.push(await make(n));
    expect((await make(4)).body).toEqual(responses[4]!.body);
    expect((await make(5)).body.code).toBe('ORGANIZATION_LIMIT');
  });

  it.each(['', 'a b', 'x'.repeat(129)])('is refused when it is %j', async (key) => {
    expect((await create('Bad key', key, as(owner))).status).toBe(400);
  });
});

const createHere = (name: string, headers?: Record<string, string>) =>
  invoke(handler, customerRoutes.createCustomer, owner, { input: { name }, organizationId, headers });
const rows = async (name: string) =>
  (await dumpPartition(`ORG#${organizationId}`)).filter((item) => item.name === name);

describe('a function that dies between commit and response', () => {
  it('has created one record when the same key is sent again', async () => {
    const headers = { 'idempotency-key': 'lost-answer' };
    const restore = onWrite(async (write) => {
      await write();
      throw new Error('The connection was lost');
    });
    expect((await createHere('Lost', headers)).status).toBe(500);
    restore();
    const again = await createHere('Lost', headers);
    expect(again.status).toBe(200);
    expect((await rows('Lost')).map(({ id }) => id)).toEqual([again.body.id]);

    const audited = await auditOf(organizationId);
    expect(audited.filter(({ subject }) => subject === again.body.id)).toHaveLength(1);
  });
});

describe('a transaction', () => {
  it('is repeated after two conflicts', async () => {
    let sent = 0;
    const restore = onWrite(async (write) => {
      sent += 1;
      if (sent <= 2) throw canceled(['TransactionConflict']);
      await write();
    });
    expect((await createHere('Conflict')).status).toBe(200);
    restore();
    expect(sent).toBe(3);
    expect(await rows('Conflict')).toHaveLength(1);
  });

  it('is not repeated when a condition fails', async () => {
    const { id } = await makeCustomer(owner, organizationId);
    await makeReference(owner, organizationId, id);
    let sent = 0;
    const restore = onWrite((write) => {
      sent += 1;
      return write();
    });
    const deletion = { input: { id }, organizationId };
    expect((await invoke(handler, customerRoutes.deleteCustomer, owner, deletion)).status).toBe(409);
    restore();
    expect(sent).toBe(1);
  });
});
