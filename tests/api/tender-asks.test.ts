import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { FactValues } from '#contract/reference/facts';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes } from '#contract/resources/reference';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { tenderRoutes } from '#contract/resources/tender';
import type { Subject } from '#contract/rules/choices';
import { answerByLink, readLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { partitions } from '#functions/shared/data/keys';
import { approvalPage } from '#contract/words/en/approval-page';
import { answerOf, lookAfterHere, makeAsking } from '../support/approvals.ts';
import { pageOf } from '../support/approval-page.ts';
import { callRaw } from '../support/call.ts';
import { make } from '../support/documents.ts';
import { runInProcess } from '../support/in-process.ts';
import { call } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';
import { tendersOf } from '../support/tenders.ts';

beforeAll(() => runInProcess());

const {
  organizationId,
  caller,
  newCase,
  newContact,
  ask,
  askRaw,
  one,
  carried,
  ledger,
  publicOf,
  mailWithLink,
} = await makeAsking();
const { newTender, update } = tendersOf(caller);
await callRaw(organizationRoutes.saveSettings, { permissionPolicy: 'require' }, caller);

const { withoutCall, withoutValue } = approvalPage.tender;
const subjects: Subject[] = ['name', 'text', 'person', 'value'];
const values: FactValues = {
  contractValue: { amount: 380_000, currency: 'EUR', vat: 'excluded' },
  ourShare: 35,
  role: 'lead',
};

/** A reference with a value and somebody to call, and a tender in preparation. */
async function newAsk() {
  const about = await newCase();
  const called = await newContact(about.customerId, { name: 'Sirpa Soitto', phone: '+358 40 123 4567' });
  const facts = { ...values, clientContact: called.id };
  const { version } = await call(
    referenceRoutes.saveFacts,
    { id: about.reference.id, version: 0, values: facts },
    caller,
  );
  const tenderId = await newTender();
  const input = { subjects, channels: ['tender'], tender: { id: tenderId }, expiresOn: '2028-04-18' };
  return { ...about, facts, factsVersion: version, calledEmail: called.email, tenderId, input };
}

async function answered(allowed: Subject[]) {
  const about = await newAsk();
  const { id } = await ask(about, about.input);
  const kind = allowed.length > 0 ? 'approved' : 'declined';
  const answer = answerOf(
    ...(allowed.length > 0 ? [{ subjects: allowed, channels: ['tender' as const] }] : []),
  );
  await answerByLink(await linkToken(id), kind, answer, new Date());
  await carried(id);
  return { ...about, id };
}

/** What the buyer of a tender reads of one reference. */
const documentOf = async (referenceId: string, tenderId?: string) => {
  try {
    const { bytes } = await make(caller, {
      channel: 'tender',
      referenceIds: [referenceId],
      ...(tenderId && { tenderId }),
    });
    return bytes.toString();
  } catch {
    return '';
  }
};

describe('a contact who is asked about one tender', () => {
  it('reads its name, its buyer and every fact that the buyer would read', async () => {
    const about = await newAsk();
    const { id } = await ask(about, about.input);
    const link = await readLink(await linkToken(id));
    if (link.status === 'ended') throw new Error('The link has ended');
    expect(JSON.parse(link.snapshotText)).toMatchObject({
      tender: {
        name: 'Design of the school of Kuusilahti',
        buyer: 'City of Kuusilahti',
        facts: values,
      },
    });
    expect(link.called).toMatchObject({ name: 'Sirpa Soitto', phone: '+358 40 123 4567' });
    const { text } = await mailWithLink(about.contact.email);
    expect(text).toContain('name you in the tender “Design of the school of Kuusilahti”');
  });

  it('may answer that nobody should call only where a buyer would read whom to call', async () => {
    const about = await newAsk();
    const { id } = await ask(about, about.input);
    const { factsVersion: version } = about;
    await call(referenceRoutes.saveFacts, { id: about.reference.id, version, values }, caller);
    const { id: uncalled } = await ask(about, { ...about.input, tender: { id: await newTender() } });
    const { open } = pageOf(inject('cloud').origin);
    const pages = [await open(await linkToken(id)), await open(await linkToken(uncalled))];
    expect(pages.map(({ html }) => html.includes(withoutCall))).toEqual([true, false]);
    expect(pages.every(({ html }) => html.includes(withoutValue))).toBe(true);
  });

  it('reads the name that the team wrote, and then no buyer', async () => {
    const about = await newAsk();
    const tender = { id: about.tenderId, name: 'A public tender for school design' };
    const { id } = await ask(about, { ...about.input, tender });
    const link = await readLink(await linkToken(id));
    const told = link.status === 'ended' ? '' : link.snapshotText;
    expect(told).toContain('A public tender for school design');
    expect(told).not.toContain('Kuusilahti');
    expect((await one(about.customerId, id)).wording).toContain('in the tender “A public tender');
  });

  it('reads nothing of a person whom a buyer might call after an erasure', async () => {
    const about = await newAsk();
    const { id } = await ask(about, about.input);
    const contactId = about.facts.clientContact;
    await call(customerRoutes.eraseContact, { id: about.customerId, contactId }, caller);
    const link = await readLink(await linkToken(id));
    expect(link.status).toBe('waiting');
    const rows = JSON.stringify([link, await dumpPartition(partitions.organization(organizationId))]);
    expect(rows).toContain(about.contact.email);
    expect(rows).not.toContain(about.calledEmail);
  });

  it('allows it for that tender alone, and nothing becomes public', async () => {
    const { reference, tenderId, customerId } = await answered(subjects);
    expect(await documentOf(reference.id, tenderId)).toMatch(/€380,000[^]*Sirpa Soitto/);
    expect(await documentOf(reference.id, await newTender())).toBe('');
    expect(await documentOf(reference.id)).toBe('');
    expect(await publicOf(reference.id)).toBeUndefined();
    const { entries, state } = await ledger(customerId);
    expect(entries.map(({ tender }) => tender)).toEqual([
      { id: tenderId, name: 'Design of the school of Kuusilahti' },
    ]);
    expect(state.name.tender.state).toBe('not asked');
  });

  it('allows all but the value, which is then refused for this tender', async () => {
    const { reference, tenderId, customerId } = await answered(['name', 'text', 'person']);
    const told = await documentOf(reference.id, tenderId);
    expect(told).toMatch(/Sirpa Soitto/);
    expect(told).not.toMatch(/380,000|Our share/);
    const { entries } = await ledger(customerId);
    expect(entries.find(({ kind }) => kind === 'declined')).toMatchObject({
      subjects: ['value'],
      channels: ['tender'],
      tender: { id: tenderId },
    });
  });

  it('refuses it for this tender although tenders were allowed in general', async () => {
    const about = await answered([]);
    const recorded = await callRaw(
      permissionRoutes.recordPermission,
      {
        customerId: about.customerId,
        subjects: ['name', 'text'],
        channels: ['tender'],
        wording: 'You may',
        method: 'contract',
      },
      caller,
    );
    expect(recorded.status).toBe(200);
    expect(await documentOf(about.reference.id, about.tenderId)).toBe('');
    expect(await documentOf(about.reference.id, await newTender())).toContain(about.reference.name);
  });

  it('has not allowed a value that was changed after the answer', async () => {
    const { reference, tenderId, facts, factsVersion } = await answered(subjects);
    const contractValue = { amount: 999_000, currency: 'EUR' as const };
    const changed = { ...facts, contractValue };
    await call(
      referenceRoutes.saveFacts,
      { id: reference.id, version: factsVersion, values: changed },
      caller,
    );
    const told = await documentOf(reference.id, tenderId);
    expect(told).toContain('Sirpa Soitto');
    expect(told).not.toMatch(/999,000|380,000/);
  });
});

describe('a request about one tender', () => {
  it('ends with the deadline of its tender', async () => {
    const about = await newAsk();
    const deadline = new Date(Date.now() + 2 * 86_400_000).toISOString();
    await update(about.tenderId, { deadline });
    const { expiresAt } = await ask(about, about.input);
    expect(expiresAt).toBe(deadline);
  });

  it.each([
    ['sent', { status: 'sent' }],
    ['over', { deadline: '2026-01-01T10:00:00Z' }],
  ])('is refused once the tender is %s', async (_name, change) => {
    const about = await newAsk();
    expect((await update(about.tenderId, change)).status).toBe(200);
    expect(await askRaw(about, about.input)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    });
  });

  it('is reminded at a half and at three quarters of a short time', async () => {
    const about = await newAsk();
    const now = Date.now();
    const inHours = (hours: number) => new Date(now + hours * 3_600_000);
    await update(about.tenderId, { deadline: inHours(40).toISOString() });
    const { id } = await ask(about, about.input);
    const reminded = async (hours: number) => {
      await lookAfterHere(inHours(hours));
      return (await one(about.customerId, id)).reminders.length;
    };
    expect([await reminded(19), await reminded(21), await reminded(29), await reminded(31)]).toEqual([
      0, 1, 1, 2,
    ]);
  });

  it('is refused for a tender that does not exist, and for other channels', async () => {
    const about = await newAsk();
    const gone = await newTender();
    await call(tenderRoutes.deleteTender, { id: gone }, caller);
    expect((await askRaw(about, { ...about.input, tender: { id: gone } })).status).toBe(404);
    expect((await askRaw(about, { ...about.input, channels: ['website', 'tender'] })).status).toBe(400);
  });

  it('alone may ask about the value', async () => {
    const about = await newAsk();
    const { tender: _tender, ...general } = about.input;
    expect((await askRaw(about, general)).status).toBe(400);
  });

  it('leaves a general request to the same contact open', async () => {
    const about = await newAsk();
    const general = await ask(about);
    await ask(about, about.input);
    expect((await one(about.customerId, general.id)).status).toBe('waiting');
  });
});
