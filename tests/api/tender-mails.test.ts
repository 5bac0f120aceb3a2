import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';
import { answerByLink, withdrawByLink } from '#functions/approval/answer-by-link';
import { tenderRoutes } from '#contract/resources/tender';
import { linkToken } from '#functions/approval/store';
import { approvalPage } from '#contract/words/en/approval-page';
import { answerOf, lookAfterHere, makeAsking } from '../support/approvals.ts';
import { pageOf } from '../support/approval-page.ts';
import { callRaw } from '../support/call.ts';
import { make } from '../support/documents.ts';
import { runInProcess } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { mailAbout, mailsTo } from '../support/mail.ts';
import { call, makeCustomer, makeReference } from '../support/people.ts';
import { sendInput } from '../support/resources/tender.ts';
import { tendersOf } from '../support/tenders.ts';

beforeAll(() => runInProcess());

const asking = await makeAsking();
const { organizationId, caller, owner, newCase, newContact, list, carried, ledger } = asking;
const { newTender, update } = tendersOf(caller);
const { open } = pageOf(inject('cloud').origin);

const subjects = ['name', 'text'];

/** One customer's references, and a tender in preparation. */
async function newMail(count = 3) {
  const { customerId, reference, contact } = await newCase({ name: 'Story 0' });
  const more = await Promise.all(
    Array.from({ length: count - 1 }, (_, index) =>
      makeReference(owner, organizationId, customerId, { name: `Story ${index + 1}` }),
    ),
  );
  const part = ({ id }: { id: string }, contactId = contact.id) => ({ referenceId: id, contactId, subjects });
  const tenderId = await newTender();
  const [first, ...also] = [reference, ...more].map((one) => part(one));
  const input = { ...first!, also, channels: ['tender'], tender: { id: tenderId } };
  return { customerId, references: [reference, ...more], contact, tenderId, part, input };
}

const askRaw = (input: object, headers: Record<string, string> = {}) =>
  callRaw(approvalRoutes.askApproval, input, caller, { headers });

async function asked(input: object): Promise<string[]> {
  const { status, body } = await askRaw(input);
  expect(status).toBe(200);
  return [body.id as string, ...(body.also as string[])];
}

const mailsAfter = (email: string, count: number) =>
  vi.waitFor(
    async () => {
      const mails = await mailsTo(email);
      expect(mails.length).toBeGreaterThanOrEqual(count);
      return mails;
    },
    { timeout: 60_000, interval: 100 },
  );

const asksOf = async (customerId: string, contactId: string) => {
  const { contacts } = await call(customerRoutes.listContacts, { id: customerId }, caller);
  return contacts.find(({ id }) => id === contactId)?.asks?.length ?? 0;
};

const say = async (id: string, kind: 'approved' | 'declined') => {
  const allowed = { subjects: ['name', 'text'] as ('name' | 'text')[], channels: ['tender' as const] };
  await answerByLink(
    await linkToken(id),
    kind,
    kind === 'approved' ? answerOf(allowed) : answerOf(),
    new Date(),
  );
  await carried(id);
};

describe('a mail that asks about several references for one tender', () => {
  it('lists each with its own link and counts as one ask', async () => {
    const { input, customerId, contact } = await newMail();
    const ids = await asked(input);
    const mails = await mailsAfter(contact.email, 1);
    const { text, html } = mails[0]!;
    for (const [index, id] of ids.entries()) {
      const link = `/approve/${await linkToken(id)}`;
      expect(text).toMatch(new RegExp(`Story ${index}[^]*${link}`));
      expect(html).toContain(link);
    }
    expect(text).toContain('It is about 3 references.');
    expect(mails).toHaveLength(1);
    expect(await asksOf(customerId, contact.id)).toBe(1);
    expect((await list({ customerId })).map(({ status }) => status)).toEqual(Array(3).fill('waiting'));
    await expectConsistent(organizationId);
  });

  it('shows on each request that it arrived', async () => {
    const { input, customerId } = await newMail();
    await asked(input);
    await vi.waitFor(
      async () =>
        expect((await list({ customerId })).map(({ delivery }) => delivery)).toEqual(Array(3).fill('sent')),
      { timeout: 60_000, interval: 100 },
    );
  });

  it('takes an answer by each link for its own reference only', async () => {
    const { input, customerId, references } = await newMail();
    const [yes, no, left] = await asked(input);
    await say(yes!, 'approved');
    await say(no!, 'declined');
    const statuses = new Map((await list({ customerId })).map(({ id, status }) => [id, status]));
    expect([yes, no, left].map((id) => statuses.get(id!))).toEqual(['approved', 'declined', 'waiting']);
    const { entries } = await ledger(customerId);
    const kindOf = (index: number) =>
      entries.filter(({ referenceId }) => referenceId === references[index]!.id).map(({ kind }) => kind);
    expect([kindOf(0), kindOf(1), kindOf(2)]).toEqual([['granted'], ['declined'], []]);
    const { html } = await open(await linkToken(yes!));
    expect(html).toContain(approvalPage.tender.others(2));
    expect(html).not.toContain(await linkToken(left!));
    expect(html).not.toContain('Story 2');
  });

  it('goes out once when its request is repeated', async () => {
    const { input, contact } = await newMail();
    const headers = { 'idempotency-key': randomUUID() };
    const [one, other] = await Promise.all([askRaw(input, headers), askRaw(input, headers)]);
    const again = await askRaw(input, headers);
    expect([other.body, again.body]).toEqual([one.body, one.body]);
    await mailsAfter(contact.email, 1);
    await lookAfterHere();
    expect(await mailsTo(contact.email)).toHaveLength(1);
  });

  it('has room for eight references that were asked about before', async () => {
    const { input, customerId, contact } = await newMail(limits.referencesPerAsk);
    await asked(input);
    await asked(input);
    const statuses = (await list({ customerId })).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'waiting')).toHaveLength(limits.referencesPerAsk);
    expect(statuses.filter((status) => status === 'canceled')).toHaveLength(limits.referencesPerAsk);
    expect(await asksOf(customerId, contact.id)).toBe(2);
    const { also } = input;
    expect((await askRaw({ ...input, also: [...also, also[0]] })).status).toBe(400);
  });

  it('asks one address about the references of two customers', async () => {
    const { input, contact, part, customerId } = await newMail(2);
    const other = await makeCustomer(owner, organizationId);
    const reference = await makeReference(owner, organizationId, other.id, { name: 'Of another customer' });
    const same = await newContact(other.id, { email: contact.email });
    await asked({ ...input, also: [...input.also, part(reference, same.id)] });
    const [mail] = await mailsAfter(contact.email, 1);
    expect(mail!.text).toContain('Of another customer');
    expect(await asksOf(customerId, contact.id)).toBe(1);
    expect(await asksOf(other.id, same.id)).toBe(1);
    const stranger = await newContact(other.id);
    const refused = await askRaw({ ...input, also: [part(reference, stranger.id)] });
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  });

  it('is not sent at all if one reference cannot be asked about, which is named', async () => {
    const { input, references, customerId, contact, part } = await newMail();
    const elsewhere = await makeAsking();
    const { reference: foreign } = await elsewhere.newCase();
    const missing = await askRaw({ ...input, also: [...input.also, part(foreign)] });
    expect(missing).toMatchObject({ status: 404, body: { references: [{ id: foreign.id }] } });
    const [, second] = await asked(input);
    const never = { ...answerOf(), never: true };
    await answerByLink(await linkToken(second!), 'declined', never, new Date());
    await carried(second!);
    const refused = await askRaw(input);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'APPROVAL_LIMIT', references: [{ id: references[1]!.id }] },
    });
    expect(await list({ customerId })).toHaveLength(3);
    expect(await asksOf(customerId, contact.id)).toBe(1);
    expect(await mailsAfter(contact.email, 1)).toHaveLength(1);
  });

  it('is refused for other places, with another contact in turn, and with one reference twice', async () => {
    const { input, part, references, customerId } = await newMail();
    const { id: contactId } = await newContact(customerId);
    const { tender: _tender, ...general } = input;
    const refused = await Promise.all([
      askRaw(general),
      askRaw({ ...input, next: { contactId, afterDays: 2 } }),
      askRaw({ ...input, also: [part(references[0]!)] }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
  });

  it('is repeated in one reminder about those that still wait', async () => {
    const { input, contact, tenderId, customerId } = await newMail();
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await update(tenderId, { deadline: inHours(40).toISOString() });
    const [first, second, third] = await asked(input);
    await say(second!, 'declined');
    await Promise.all([lookAfterHere(inHours(21)), lookAfterHere(inHours(21))]);
    const reminders = async () =>
      (await mailsTo(contact.email)).filter(({ subject }) => subject.startsWith('Still open'));
    const [reminder] = await vi.waitFor(
      async () => {
        const found = await reminders();
        expect(found).toHaveLength(1);
        return found;
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(reminder!.text).toContain(await linkToken(first!));
    expect(reminder!.text).toContain(await linkToken(third!));
    expect(reminder!.text).not.toContain(await linkToken(second!));
    const counts = new Map((await list({ customerId })).map(({ id, reminders: at }) => [id, at.length]));
    expect([first, second, third].map((id) => counts.get(id!))).toEqual([1, 0, 1]);
    await say(first!, 'approved');
    await lookAfterHere(inHours(31));
    await vi.waitFor(async () => expect(await reminders()).toHaveLength(2), { timeout: 60_000 });
  });
});

describe('a contact who takes back what buyers were sent', () => {
  it('reads in how many tenders they are still named, also by mail, and no buyer', async () => {
    const about = await newCase({ name: 'Story of a school' });
    const { id } = await asking.ask(about, { subjects, channels: ['tender'] });
    await say(id, 'approved');
    const token = await linkToken(id);
    const { despite: _, ...sending } = sendInput;
    const sendOne = async () => {
      const tenderId = await newTender();
      const wanted = { channel: 'tender' as const, referenceIds: [about.reference.id] };
      const { id: documentId } = await make(caller, wanted);
      await call(tenderRoutes.sendTender, { id: tenderId, ...sending, documentIds: [documentId] }, caller);
      return tenderId;
    };
    await sendOne();
    await sendOne();
    const lost = await sendOne();
    expect((await update(lost, { status: 'lost' })).status).toBe(200);
    expect((await open(token)).html).not.toContain('Named in');
    await withdrawByLink(token, ['tender'], new Date());
    await carried(id);
    const { html } = await open(token);
    expect(html).toMatch(/Named in 2 tenders until [^:<]+: [^<]+ has been told to inform the buyers\./);
    expect(html).not.toContain('Kuusilahti');
    const { text } = await mailAbout(about.contact.email, /^Taken back/);
    expect(text).toMatch(/Named in 2 tenders until [^]+ has been told to inform the buyers\./);
  });
});
