import { describe, expect, it, afterEach, vi } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { collectionRoutes } from '#contract/resources/collection';
import { organizationRoutes } from '#contract/resources/organization';
import { teamRoutes } from '#contract/resources/team';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { handler } from '#functions/customer/handler';
import { callRaw, type Caller } from '../support/call.ts';
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

runInProcess();
const [owner, colleague] = await Promise.all([makePerson(), makePerson()]);
const organizationId = await makeOrganization(owner);
await addMember(organizationId, colleague, 'member');

afterEach(() => vi.restoreAllMocks());

const as = ({ accessToken }: Person, named = organizationId): Caller => ({
  token: accessToken,
  organizationId: named,
});
const create = (name: string, key: string, caller: Caller) =>
  callRaw(customerRoutes.createCustomer, { name }, caller, { headers: { 'idempotency-key': key } });
const customersOf = async (start: string) =>
  (await dumpPartition(`ORG#${organizationId}`)).filter(({ name }) => String(name).startsWith(start));

/** The tests for every creating route are in `tests/isolation/idempotency.test.ts`. */
describe('an Idempotency-Key', () => {
  it('with twenty different bodies at once creates one and refuses the others', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `One of twenty: ${index}`);
    const responses = await Promise.all(names.map((name) => create(name, 'raced', as(owner))));
    const good = responses.filter(({ status }) => status === 200);
    expect(good).toHaveLength(1);
    expect(
      responses.filter(({ status, body }) => status === 422 && body.code === 'IDEMPOTENCY_KEY_REUSED'),
    ).toHaveLength(19);
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

/** What the next transactions meet before or after they reach the table; then everything is as usual. */
function meet(times: number, act: (send: () => Promise<unknown>) => Promise<unknown>) {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the client that it was called on
  const original = DynamoDBDocumentClient.prototype.send as (...input: unknown[]) => Promise<unknown>;
  let left = times;
  return vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(function (
    this: DynamoDBDocumentClient,
    ...input: unknown[]
  ) {
    const send = () => original.apply(this, input);
    if (!(input[0] instanceof TransactWriteCommand) || left === 0) return send();
    left -= 1;
    return act(send);
  } as never);
}

describe('a function that dies between commit and response', () => {
  it('has created one record when the same key is sent again', async () => {
    const headers = { 'idempotency-key': 'lost-answer' };
    meet(1, async (send) => {
      await send();
      throw new Error('The connection was lost');
    });
    expect((await createHere('Lost', headers)).status).toBe(500);
    const again = await createHere('Lost', headers);
    expect(again.status).toBe(200);
    expect((await rows('Lost')).map(({ id }) => id)).toEqual([again.body.id]);

    const audited = await auditOf(organizationId);
    expect(audited.filter(({ subject }) => subject === again.body.id)).toHaveLength(1);
  });
});

describe('a transaction', () => {
  it('is repeated after two conflicts', async () => {
    const sent = meet(2, async () => {
      throw new TransactionCanceledException({
        message: 'canceled',
        $metadata: {},
        CancellationReasons: [{ Code: 'TransactionConflict' }],
      });
    });
    expect((await createHere('Conflict')).status).toBe(200);
    expect(transactions(sent)).toBe(3);
    expect(await rows('Conflict')).toHaveLength(1);
  });

  it('is not repeated when a condition fails', async () => {
    const { id } = await makeCustomer(owner, organizationId);
    await makeReference(owner, organizationId, id);
    const sent = meet(0, (send) => send());
    const sentCall = { input: { id }, organizationId };
    expect((await invoke(handler, customerRoutes.deleteCustomer, owner, sentCall)).status).toBe(409);
    expect(transactions(sent)).toBe(1);
  });
});

const transactions = (sent: ReturnType<typeof meet>) =>
  sent.mock.calls.filter(([command]) => (command as unknown) instanceof TransactWriteCommand).length;
