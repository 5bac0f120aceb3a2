import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { customerRoutes } from '#contract/customer';
import { referenceRoutes } from '#contract/reference';
import { handler } from '#functions/customer/handler';
import { callRaw } from '../support/call.ts';
import { invoke, runInProcess } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import {
  call,
  makeCustomer,
  makeOrganization,
  makePerson,
  makeReference,
  type Person,
} from '../support/people.ts';

let owner: Person;
let organizationId: string;
let customerId: string;
const as = () => ({ token: owner.accessToken, organizationId });

beforeAll(async () => {
  runInProcess();
  owner = await makePerson();
  organizationId = await makeOrganization(owner);
  customerId = (await makeCustomer(owner, organizationId)).id;
});
afterEach(() => vi.restoreAllMocks());

describe('one reference that thirty change at once, none naming a version', () => {
  it('takes each change or says that too much is happening, and counts those that it took', async () => {
    const { id, version } = await makeReference(owner, organizationId, customerId);
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        callRaw(
          referenceRoutes.updateReference,
          { id, name: `Name ${n}`, attributes: { customerId, referenceDate: '2026-03' } },
          as(),
        ),
      ),
    );
    const taken = responses.filter(({ status }) => status === 200);
    for (const { status, body, headers } of responses.filter((response) => !taken.includes(response))) {
      expect(`${status} ${body.code} ${headers.get('retry-after')}`).toBe('503 BUSY 1');
    }
    expect(taken.length).toBeGreaterThan(0);
    const now = await call(referenceRoutes.getReference, { id }, as());
    expect(now.version).toBe(version + taken.length);
    await expectConsistent(organizationId);
  });
});

describe('a call whose transactions never come through', () => {
  const cancelled = (Code: string) =>
    new TransactionCanceledException({
      message: 'cancelled',
      $metadata: {},
      CancellationReasons: [{ Code: 'None' }, { Code }],
    });

  /** Each seventh meets a condition, and the ones between another transaction: both loops have something to do. */
  function neverCommit(): void {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with the client that it was called on
    const original = DynamoDBDocumentClient.prototype.send as (...input: unknown[]) => Promise<unknown>;
    let sent = 0;
    vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(async function (
      this: DynamoDBDocumentClient,
      ...input: unknown[]
    ) {
      if (!(input[0] instanceof TransactWriteCommand)) return await original.apply(this, input);
      sent += 1;
      throw cancelled(sent % 7 === 0 ? 'ConditionalCheckFailed' : 'TransactionConflict');
    } as never);
  }

  it('ends before the function does, whatever it meets, and says when to try again', async () => {
    neverCommit();
    // The time limit of the function, which the gateway would answer with 500.
    const timedOut = new Promise<'timed out'>((resolve) => {
      setTimeout(() => resolve('timed out'), 15_000);
    });
    const input = { id: customerId, name: 'Other' };
    const changed = invoke(handler, customerRoutes.updateCustomer, owner, { input, organizationId });
    const response = await Promise.race([changed, timedOut]);
    expect(response).toMatchObject({ status: 503, body: { code: 'BUSY' }, headers: { 'retry-after': '1' } });
  });
});
