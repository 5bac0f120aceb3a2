import { createHash } from 'node:crypto';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { approvalRoutes, type Snapshot } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';
import { organizationRoutes } from '#contract/resources/organization';
import { sampleStory } from '#contract/reference/sample-story';
import { linkHashOf, linkToken, readApproval, toApproval } from '#functions/approval/store';
import { keys } from '#functions/shared/data/keys';
import { ownersContext, runInProcess } from '../support/in-process.ts';
import { callRaw, everyPage } from '../support/call.ts';
import { question, makeAsking } from '../support/approvals.ts';
import { expectConsistent } from '../support/invariants.ts';
import { nextMail } from '../support/mail.ts';
import { call, makeOwner } from '../support/people.ts';
import { auditOf, putRow, readItem } from '../support/table.ts';

runInProcess();
const { organizationId, caller, newCase, newContact, ask, askRaw, cancel, list, one, openRequest } =
  await makeAsking();
const linkOf = async (id: string) => readItem(keys.approvalLink(linkHashOf(await linkToken(id))));

describe('a request for approval', () => {
  it('mails the contact a link and lists the request, for a draft too', async () => {
    const { customerId, customer, reference, contact } = await newCase();
    const done = await ask({ reference, contact }, { message: 'Would you look?', expiresOn: '2031-01-31' });
    expect(done.status).toBe('waiting');
    const [row] = await list({ referenceId: reference.id });
    expect(row).toMatchObject({
      id: done.id,
      customerId,
      referenceId: reference.id,
      contact: { id: contact.id, name: 'Maija Meri', email: contact.email },
      ...question,
      expiresOn: '2031-01-31',
      message: 'Would you look?',
      language: 'en',
      status: 'waiting',
      reminders: [],
    });
    expect(row!.wording).toContain(`of ${customer.name} on the reference page, on websites and in the press`);
    const { text } = await nextMail(contact.email);
    expect(text).toContain(`/approve/${await linkToken(done.id)}`);
    expect(text).toContain('Would you look?');
    expect(await auditOf(organizationId)).toContainEqual(
      expect.objectContaining({ action: 'approval.ask', subject: done.id }),
    );
    await expectConsistent(organizationId);
  });

  it('keeps the hashed snapshot unchanged when the reference changes', async () => {
    const { reference, contact, customer } = await newCase();
    const { id } = await ask({ reference, contact });
    const [row] = await list({ referenceId: reference.id });
    const stored = await readItem(keys.snapshot(organizationId, row!.snapshot));
    const link = await linkOf(id);
    expect(link?.snapshotText).toBe(stored?.text);
    expect(createHash('sha256').update(String(stored?.text)).digest('hex')).toBe(row!.snapshot);
    const { card } = JSON.parse(String(stored?.text)) as Snapshot;
    expect(card).toMatchObject({ title: reference.name, company: customer.name });
  });

  it('never exposes its token in a response of the API', async () => {
    const { id, customerId, token } = await openRequest();
    const answers = [
      await callRaw(approvalRoutes.listApprovals, { customerId }, caller),
      await callRaw(approvalRoutes.listApprovals, {}, caller),
      await cancel({ customerId, id }),
    ];
    for (const { body } of answers) {
      expect(JSON.stringify(body)).not.toContain(token);
      expect(JSON.stringify(body)).not.toContain(linkHashOf(token));
    }
  });

  it.each([
    ['a customer', ({ customerId }: { customerId: string; reference: { id: string } }) => ({ customerId })],
    ['a reference', ({ reference }: { reference: { id: string } }) => ({ referenceId: reference.id })],
  ])('is listed with all others of %s, over several pages', async (_, about) => {
    const opened = await openRequest();
    const row = (await readItem(keys.approval(organizationId, opened.customerId, opened.id)))!;
    // A suggestion may be as long as a story, so these requests are 4 MB.
    const answer = { changes: { longDescription: 'l'.repeat(100_000) } };
    const ids = [opened.id, ...Array.from({ length: 40 }, (_one, n) => ulid(Date.now() + n * 1_000))];
    for (const id of ids.slice(1))
      await putRow(keys.approval(organizationId, opened.customerId, id), {
        ...row,
        id,
        answer: { at: row.askedAt, name: 'Maija Meri', allowed: [], ...answer },
      });
    const pages = await everyPage((cursor) =>
      call(approvalRoutes.listApprovals, { ...about(opened), ...cursor }, caller),
    );
    expect(pages.flatMap(({ approvals }) => approvals.map(({ id }) => id))).toEqual(ids.toReversed());
  });

  it('cancels the open one about the same reference and contact only', async () => {
    const { customerId, reference, contact } = await newCase();
    const other = await newContact(customerId);
    const [first, beside] = [await ask({ reference, contact }), await ask({ reference, contact: other })];
    const second = await ask({ reference, contact });
    const states = Object.fromEntries((await list({ customerId })).map(({ id, status }) => [id, status]));
    expect(states).toEqual({ [first.id]: 'canceled', [beside.id]: 'waiting', [second.id]: 'waiting' });
    expect(Object.keys((await linkOf(first.id))!).toSorted()).toEqual([
      'expiresAt',
      'language',
      'pk',
      'sk',
      'status',
    ]);
  });

  it('is refused for sample texts, other customers and other organizations', async () => {
    const { reference, contact } = await newCase({
      attributes: { description: sampleStory.shortDescription },
    });
    expect((await askRaw({ reference, contact })).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    const [about, another] = [await newCase(), await newCase()];
    const mixed = { reference: about.reference, contact: another.contact };
    expect((await askRaw(mixed)).body).toMatchObject({ code: 'NOT_FOUND' });
    const stranger = await makeOwner();
    const input = { referenceId: about.reference.id, contactId: about.contact.id, ...question };
    const { body } = await callRaw(approvalRoutes.askApproval, input, stranger.caller);
    expect(body).toMatchObject({ code: 'NOT_FOUND' });
    expect(await list({ referenceId: about.reference.id })).toEqual([]);
  });

  it('is limited per contact, also when many are sent at once', async () => {
    const { version } = await call(organizationRoutes.getSettings, {}, caller);
    await call(organizationRoutes.saveSettings, { approvalLimit: 2, version }, caller);
    const { customerId, reference, contact } = await newCase();
    const tries = await Promise.all(Array.from({ length: 5 }, () => askRaw({ reference, contact })));
    const refused = tries.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => (body as { code: string }).code)).toEqual(
      Array(3).fill('APPROVAL_LIMIT'),
    );
    const { contacts } = await call(customerRoutes.listContacts, { id: customerId }, caller);
    expect(contacts[0]!.asks).toHaveLength(2);
    await call(organizationRoutes.saveSettings, { approvalLimit: null }, caller);
    await ask({ reference, contact });
    expect((await list({ customerId })).filter(({ status }) => status === 'waiting')).toHaveLength(1);
  });
});

describe('the cancellation of a request', () => {
  it('works once and only under its own customer', async () => {
    const { id, customerId } = await openRequest();
    const other = await newCase();
    expect((await cancel({ customerId: other.customerId, id })).status).toBe(404);
    expect((await cancel({ customerId, id })).status).toBe(200);
    expect((await one(customerId, id)).status).toBe('canceled');
    expect((await cancel({ customerId, id })).body).toMatchObject({ code: 'INVALID_TRANSITION' });
  });
});

describe('a request without an answer', () => {
  it('lapses after its days without a write', async () => {
    const { id, customerId } = await openRequest();
    const row = await readApproval(ownersContext(organizationId, 'x'), customerId, id);
    const at = (days: number) => new Date(Date.parse(row.askedAt) + days * 86_400_000);
    expect(toApproval(row, at(limits.approvalDays - 1)).status).toBe('waiting');
    expect(toApproval(row, at(limits.approvalDays)).status).toBe('lapsed');
  });
});
