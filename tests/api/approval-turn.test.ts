import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { answerByLink, readLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { keys } from '#functions/shared/data/keys';
import { allOf, lookAfterHere, makeAsking } from '../support/approvals.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { nextMail } from '../support/mail.ts';
import { call, makeReference } from '../support/people.ts';
import { auditOf, readItem } from '../support/table.ts';

runQuietly();
const {
  organizationId,
  owner,
  caller,
  newCase,
  newContact,
  ask,
  askRaw,
  cancel,
  list,
  one,
  carried,
  ledger,
} = await makeAsking();

async function limitTo(approvalLimit: number | null) {
  const { version } = await call(organizationRoutes.getSettings, {}, caller);
  await call(organizationRoutes.saveSettings, { approvalLimit, version }, caller);
}

const after = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000);

/** Pekka is asked first, and Maija five days later. */
async function askTwo() {
  const about = await newCase({}, { name: 'Pekka Puro' });
  const { customerId } = about;
  const second = await newContact(customerId, { language: 'fi' });
  const { id } = await ask(about, { next: { contactId: second.id, afterDays: 5 } });
  const token = await linkToken(id);
  const requestOf = async (contactId: string) =>
    (await list({ customerId })).filter(({ contact }) => contact.id === contactId);
  return { ...about, id, token, first: about.contact, second, requestOf };
}

describe('a contact named as next', () => {
  it('gets the same question once the first has not answered, whose link ends', async () => {
    const { id, token, customerId, second, requestOf } = await askTwo();
    const { next } = await one(customerId, id);
    expect(next).toMatchObject({ contactId: second.id, name: second.name });
    expect(next!.at.slice(0, 10)).toBe(after(5).toISOString().slice(0, 10));
    await lookAfterHere(after(4));
    expect(await requestOf(second.id)).toEqual([]);

    await lookAfterHere(after(5));
    await lookAfterHere(after(6));
    const [asked, ...more] = await requestOf(second.id);
    expect(more).toEqual([]);
    const before = await one(customerId, id);
    expect(before).toMatchObject({ status: 'lapsed', next: { outcome: 'asked' } });
    const same = (({ subjects, channels, snapshot, referenceId, askedBy }) => ({
      subjects,
      channels,
      snapshot,
      referenceId,
      askedBy,
    }))(before);
    expect(asked).toMatchObject({ ...same, status: 'waiting', language: 'fi', reminders: [] });
    expect(asked!.next).toBeUndefined();
    expect((await readLink(token)).status).toBe('ended');
    expect(await answerByLink(token, 'approved', allOf(), new Date())).toBe(false);
    const own = await linkToken(asked!.id);
    expect((await nextMail(second.email)).text).toContain(`/approve/${own}`);
    expect(await auditOf(organizationId)).toContainEqual(
      expect.objectContaining({ action: 'approval.next', subject: asked!.id, actor: asked!.askedBy }),
    );
    const { contacts } = await call(customerRoutes.listContacts, { id: customerId }, caller);
    expect(contacts.map(({ asks }) => asks?.length)).toEqual([1, 1]);

    expect(await answerByLink(own, 'approved', allOf(), new Date())).toBe(true);
    await carried(asked!.id);
    const { entries } = await ledger(customerId);
    expect(entries.map(({ person }) => person?.id)).toEqual([second.id]);
    await expectConsistent(organizationId);
  });

  it.each(['approved', 'declined', 'changes suggested'] as const)(
    'is never asked after the first answered: %s',
    async (kind) => {
      const { id, token, second, requestOf } = await askTwo();
      await answerByLink(token, kind, allOf(), new Date());
      await lookAfterHere(after(5));
      await carried(id);
      await lookAfterHere(after(30));
      expect(await requestOf(second.id)).toEqual([]);
    },
  );

  it('is never asked after the request was canceled, sent again or deleted', async () => {
    const [canceled, again, deleted] = [await askTwo(), await askTwo(), await askTwo()];
    await cancel({ customerId: canceled.customerId, id: canceled.id });
    await ask({ reference: again.reference, contact: again.first });
    await call(customerRoutes.deleteContact, { id: deleted.customerId, contactId: deleted.first.id }, caller);
    await lookAfterHere(after(5));
    for (const { requestOf, second } of [canceled, again, deleted])
      expect(await requestOf(second.id)).toEqual([]);
  });

  it.each(['deleted', 'asked already', 'asked too often'])(
    'is skipped when %s; the first stays asked',
    async (why) => {
      const { id, token, customerId, reference, second, requestOf } = await askTwo();
      if (why === 'deleted')
        await call(customerRoutes.deleteContact, { id: customerId, contactId: second.id }, caller);
      if (why === 'asked already') await ask({ reference, contact: second });
      if (why === 'asked too often') {
        const other = await makeReference(owner, organizationId, customerId);
        await ask({ reference: other, contact: second });
        await limitTo(1);
      }
      const count = (await requestOf(second.id)).length;
      await lookAfterHere(after(5));
      await limitTo(null);
      expect(await requestOf(second.id)).toHaveLength(count);
      expect(await one(customerId, id)).toMatchObject({ status: 'waiting', next: { outcome: 'skipped' } });
      expect(await answerByLink(token, 'approved', allOf(), new Date())).toBe(true);
    },
  );

  it('is asked, or the first one has answered: never both, never neither', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, token, customerId, second, requestOf } = await askTwo();
      const [answered] = await Promise.all([
        setTimeout(round * 15).then(() => answerByLink(token, 'approved', allOf(), new Date())),
        lookAfterHere(after(5)),
        lookAfterHere(after(5)),
      ]);
      await carried(id);
      await lookAfterHere(after(6));
      expect(await requestOf(second.id)).toHaveLength(answered ? 0 : 1);
      expect((await one(customerId, id)).status).toBe(answered ? 'approved' : 'lapsed');
      expect((await ledger(customerId)).entries).toHaveLength(answered ? 1 : 0);
    }
    await expectConsistent(organizationId);
  });

  it('is asked once if the job dies before or after its write', async () => {
    for (let writes = 0, finished = false; !finished; writes += 1) {
      const { id, customerId, second, requestOf } = await askTwo();
      finished = await cutOffAfter(writes, () => lookAfterHere(after(5)));
      await Promise.all([lookAfterHere(after(5)), lookAfterHere(after(5))]);
      expect(await requestOf(second.id)).toHaveLength(1);
      expect((await one(customerId, id)).status).toBe('lapsed');
      expect(writes).toBeLessThan(10);
    }
  });

  it('must be another contact of the same customer, one to thirty days later', async () => {
    const [about, other] = [await newCase(), await newCase()];
    const second = await newContact(about.customerId);
    const codeFor = async (next: object) => ((await askRaw(about, { next })).body as { code?: string }).code;
    expect(await codeFor({ contactId: about.contact.id, afterDays: 5 })).toBe('VALIDATION_FAILED');
    expect(await codeFor({ contactId: other.contact.id, afterDays: 5 })).toBe('NOT_FOUND');
    for (const afterDays of [0, 31, 1.5])
      expect(await codeFor({ contactId: second.id, afterDays })).toBe('VALIDATION_FAILED');
    expect(await list({ customerId: about.customerId })).toEqual([]);
  });

  it('leaves no name in the request after being erased', async () => {
    const { id, customerId, second } = await askTwo();
    await call(customerRoutes.eraseContact, { id: customerId, contactId: second.id }, caller);
    const row = await readItem(keys.approval(organizationId, customerId, id));
    expect(JSON.stringify(row)).not.toContain(second.name);
    expect(row).toMatchObject({ status: 'waiting', next: { contactId: second.id } });
  });
});
