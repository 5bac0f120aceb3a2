import { beforeAll, describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/customer';
import { organizationRoutes } from '#contract/organization';
import { callRaw, type Caller } from '../support/call.ts';
import { makeOrganization, makePerson, type Person } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

let owner: Person;
let organizationId: string;
let caller: Caller;

beforeAll(async () => {
  owner = await makePerson();
  organizationId = await makeOrganization(owner);
  caller = { token: owner.accessToken, organizationId };
});

const create = (name: string, key: string, by: Caller = caller) =>
  callRaw(customerRoutes.createCustomer, { name }, by, { headers: { 'idempotency-key': key } });
const customersNamed = async (name: string) =>
  (await dumpPartition(`ORG#${organizationId}`)).filter((item) => item.name === name);

describe('a creating call with an Idempotency-Key', () => {
  it('that is sent again answers the same and makes nothing new', async () => {
    const first = await create('Once', 'key-1');
    const again = await create('Once', 'key-1');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await customersNamed('Once')).toHaveLength(1);
  });

  it('that is sent twenty times at once makes one, and all are told of the same', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => create('Together', 'key-2')));
    expect(new Set(responses.map(({ status, body }) => `${status} ${String(body.id)}`)).size).toBe(1);
    expect(responses[0]!.status).toBe(200);
    expect(await customersNamed('Together')).toHaveLength(1);
    const audited = (await dumpPartition(`AUDIT#${organizationId}#${month()}`)).filter(
      ({ subject }) => subject === responses[0]!.body.id,
    );
    expect(audited).toHaveLength(1);
  });

  it('whose key was used for something else is refused with 422, and nothing is made', async () => {
    await create('Original', 'key-3');
    const { status, body } = await create('Different', 'key-3');
    expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await customersNamed('Different')).toEqual([]);
  });

  it('that was refused may be sent again, corrected', async () => {
    expect((await create('', 'key-4')).status).toBe(400);
    expect((await create('Corrected', 'key-4')).status).toBe(200);
  });

  it('keeps its answer from everybody else', async () => {
    await create('Mine', 'key-5');
    const other = await makePerson();
    const theirs = { token: other.accessToken, organizationId: await makeOrganization(other) };
    const { status, body } = await create('Theirs', 'key-5', theirs);
    expect([status, body.name]).toEqual([200, 'Theirs']);
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

  it.each(['', 'a b', 'x'.repeat(129)])('whose key is %j is refused', async (key) => {
    expect((await create('Bad key', key)).status).toBe(400);
  });
});

const month = () => new Date().toISOString().slice(0, 7).replace('-', '');
