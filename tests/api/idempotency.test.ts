import { beforeAll, describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/customer';
import { collectionRoutes } from '#contract/collection';
import { organizationRoutes } from '#contract/organization';
import { teamRoutes } from '#contract/team';
import { callRaw, type Caller } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import { addMember, call, makeOrganization, makePerson, type Person } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

let owner: Person;
let colleague: Person;
let organizationId: string;

beforeAll(async () => {
  [owner, colleague] = await Promise.all([makePerson(), makePerson()]);
  organizationId = await makeOrganization(owner);
  await addMember(organizationId, colleague, 'member');
});

const as = ({ accessToken }: Person, named = organizationId): Caller => ({
  token: accessToken,
  organizationId: named,
});
const create = (name: string, key: string, caller: Caller) =>
  callRaw(customerRoutes.createCustomer, { name }, caller, { headers: { 'idempotency-key': key } });
const customersOf = async (start: string) =>
  (await dumpPartition(`ORG#${organizationId}`)).filter(({ name }) => String(name).startsWith(start));

/** What holds for every creating route is in `tests/isolation/idempotency.test.ts`. */
describe('an Idempotency-Key', () => {
  it('that comes with twenty different bodies at once makes one of them, and tells the others so', async () => {
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

  it('of a colleague neither tells their answer nor stands in the way', async () => {
    const theirs = await create('Same', 'shared', as(owner));
    const own = await create('Same', 'shared', as(colleague));
    expect(own.status).toBe(200);
    expect(own.body.id).not.toBe(theirs.body.id);
    expect(own.body.createdBy).toBe(colleague.userId);
  });

  it('means something else in each organisation of one person', async () => {
    const elsewhere = await makeOrganization(owner);
    const here = await create('Same', 'two-places', as(owner));
    const there = await create('Same', 'two-places', as(owner, elsewhere));
    expect([here.status, there.status]).toEqual([200, 200]);
    expect(there.body.id).not.toBe(here.body.id);
  });

  it('means something else at each route', async () => {
    await create('Same', 'two-routes', as(owner));
    const { status, body } = await callRaw(collectionRoutes.createCollection, { name: 'Same' }, as(owner), {
      headers: { 'idempotency-key': 'two-routes' },
    });
    expect([status, body.itemIds]).toEqual([200, []]);
  });

  it('answers nobody who has been removed since', async () => {
    const leaver = await makePerson();
    await addMember(organizationId, leaver, 'member');
    expect((await create('Theirs', 'kept', as(leaver))).status).toBe(200);
    await call(teamRoutes.removeMember, { userId: leaver.userId }, as(owner));
    const { status, body } = await create('Theirs', 'kept', as(leaver));
    expect([status, body.code, body.id]).toEqual([404, 'NOT_FOUND', undefined]);
  });

  it('of a call that was refused may be sent again, corrected', async () => {
    expect((await create('', 'corrected', as(owner))).status).toBe(400);
    expect((await create('Corrected', 'corrected', as(owner))).status).toBe(200);
  });

  it('answers the same for an organisation at the limit of five', async () => {
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
