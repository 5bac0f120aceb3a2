import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { customerRoutes } from '#contract/customer';
import { handler } from '#functions/customer/handler';
import { invoke, runInProcess } from '../support/in-process.ts';
import { makeCustomer, makeOrganization, makePerson, makeReference, type Person } from '../support/people.ts';
import { auditOf, dumpPartition } from '../support/table.ts';

let owner: Person;
let organizationId: string;

beforeAll(async () => {
  runInProcess();
  owner = await makePerson();
  organizationId = await makeOrganization(owner);
});
afterEach(() => vi.restoreAllMocks());

const create = (name: string, headers?: Record<string, string>) =>
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

describe('a function that dies after the commit and before the answer', () => {
  it('has done its work once when the caller sends the same key again', async () => {
    const headers = { 'idempotency-key': 'lost-answer' };
    meet(1, async (send) => {
      await send();
      throw new Error('The connection was lost');
    });
    expect((await create('Lost', headers)).status).toBe(500);
    const again = await create('Lost', headers);
    expect(again.status).toBe(200);
    expect((await rows('Lost')).map(({ id }) => id)).toEqual([again.body.id]);

    const audited = await auditOf(organizationId);
    expect(audited.filter(({ subject }) => subject === again.body.id)).toHaveLength(1);
  });
});

describe('a transaction that meets another one', () => {
  it('is tried again: two conflicts, then it succeeds', async () => {
    const sent = meet(2, async () => {
      throw new TransactionCanceledException({
        message: 'cancelled',
        $metadata: {},
        CancellationReasons: [{ Code: 'TransactionConflict' }],
      });
    });
    expect((await create('Conflict')).status).toBe(200);
    expect(transactions(sent)).toBe(3);
    expect(await rows('Conflict')).toHaveLength(1);
  });

  it('is not tried again when a condition says no', async () => {
    const { id } = await makeCustomer(owner, organizationId);
    await makeReference(owner, organizationId, id);
    const sent = meet(0, (send) => send());
    const call = { input: { id }, organizationId };
    expect((await invoke(handler, customerRoutes.deleteCustomer, owner, call)).status).toBe(409);
    expect(transactions(sent)).toBe(1);
  });
});

const transactions = (sent: ReturnType<typeof meet>) =>
  sent.mock.calls.filter(([command]) => (command as unknown) instanceof TransactWriteCommand).length;
