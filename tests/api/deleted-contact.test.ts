import { beforeAll, describe, expect, it } from 'vitest';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { answerByLink, readLink, withdrawByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { keys } from '#functions/shared/data/keys';
import { allOf, lookAfterHere, makeAsking, onTheirWay } from '../support/approvals.ts';
import { callRaw } from '../support/call.ts';
import { runInProcess } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call } from '../support/people.ts';
import { readItem } from '../support/table.ts';

const { organizationId, caller, openRequest, ledger, one, newCase, inputFor } = await makeAsking();

beforeAll(() => runInProcess());

const remove = (customerId: string, contactId: string) =>
  callRaw(customerRoutes.deleteContact, { id: customerId, contactId }, caller);

describe('from the moment a contact is deleted', () => {
  it.each(['waiting', 'approved', 'changes suggested', 'declined'] as const)(
    'their link opens nothing: %s',
    async (status) => {
      const { id, token, customerId, contact } = await openRequest();
      if (status !== 'waiting') {
        expect(await answerByLink(token, status, allOf(), new Date())).toBe(true);
        await lookAfterHere();
      }
      expect((await remove(customerId, contact.id)).status).toBe(200);
      expect(await readLink(token)).toEqual({ status: 'ended', language: 'en' });
      expect(await answerByLink(token, 'approved', allOf(), new Date())).toBe(false);
      expect(await withdrawByLink(token, ['reference-page'], new Date())).toBe(false);
      expect((await one(customerId, id)).status).toBe(status === 'waiting' ? 'canceled' : status);
      await expectConsistent(organizationId);
    },
  );

  it('an answer that they gave just before still reaches the ledger', async () => {
    const { id, token, customerId, contact } = await openRequest();
    const [answered, removed] = await Promise.all([
      answerByLink(token, 'declined', allOf(), new Date()),
      remove(customerId, contact.id),
    ]);
    expect(removed.status).toBe(200);
    expect((await readLink(token)).status).toBe('ended');
    while ((await onTheirWay(id)).length > 0) await lookAfterHere();
    const { entries } = await ledger(customerId);
    expect(entries.map(({ kind }) => kind)).toEqual(answered ? ['declined'] : []);
    expect((await one(customerId, id)).status).toBe(answered ? 'declined' : 'canceled');
  });

  it('a request that began meanwhile has no open link', async () => {
    const about = await newCase();
    const [asked] = await Promise.all([
      callRaw(approvalRoutes.askApproval, inputFor(about), caller),
      remove(about.customerId, about.contact.id),
    ]);
    expect(await readItem(keys.customerContact(organizationId, about.customerId, about.contact.id))).toBe(
      undefined,
    );
    if (asked.status === 200)
      expect((await readLink(await linkToken(String(asked.body.id)))).status).toBe('ended');
    else expect(asked.status).toBe(404);
  });

  it('no other contact loses a link', async () => {
    const { token, customerId } = await openRequest();
    const other = await call(
      customerRoutes.createContact,
      { id: customerId, name: 'Otto', email: 'otto@customer.example' },
      caller,
    );
    expect((await remove(customerId, other.id)).status).toBe(200);
    expect((await readLink(token)).status).toBe('waiting');
    expect((await remove(customerId, other.id)).status).toBe(404);
  });
});
