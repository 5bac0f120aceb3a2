import { execFile } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { answerByLink, readLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { partitions } from '#functions/shared/data/keys';
import { allOf, lookAfterHere, makeAsking } from '../support/approvals.ts';
import { callRaw } from '../support/call.ts';
import { runInProcess, runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { addMember, call, makePerson } from '../support/people.ts';
import { auditOf, dumpPartition } from '../support/table.ts';

const asking = await makeAsking();
const { organizationId, caller, newCase, openRequest, ledger } = asking;

beforeAll(() => runInProcess());
runQuietly();

const input = (customerId: string, contactId: string) => ({ id: customerId, contactId });

/** A person who allowed their own name in public, and another permission that a member recorded in their name. */
async function makeKnown() {
  const about = await newCase({ status: 'Published', custom: { quotePerson: 'Somebody else' } });
  const { customerId, contact } = about;
  const everything = { subjects: ['name', 'text', 'person'], channels: ['reference-page'] };
  const { id } = await asking.ask(about, everything);
  const token = await linkToken(id);
  const allowed = [{ ...everything, wording: '' }] as never;
  expect(await answerByLink(token, 'approved', { ...allOf(), allowed }, new Date())).toBe(true);
  await lookAfterHere();
  await call(
    permissionRoutes.recordPermission,
    {
      customerId,
      contactId: contact.id,
      subjects: ['name'],
      channels: ['press'],
      wording: 'Yes',
      method: 'email',
      evidence: { note: 'A mail' },
    },
    caller,
  );
  return { ...about, token };
}

/** Mails and stored responses end by themselves; nothing else of an organization may name the person. */
const everythingAbout = async () =>
  JSON.stringify(
    await Promise.all(
      [partitions.organization(organizationId), partitions.public(organizationId)].map(dumpPartition),
    ),
    (_, value: unknown) => (value instanceof Set ? [...value] : value),
  );

describe('erasing a person', () => {
  it('takes name, address and job title from every row and keeps what was allowed', async () => {
    const { customerId, contact, token, reference } = await makeKnown();
    const before = await ledger(customerId);
    expect(await everythingAbout()).toContain(contact.email);
    const shown = () => dumpPartition(partitions.public(organizationId)).then((rows) => JSON.stringify(rows));
    expect(await shown()).toContain('Maija Meri');
    const { entries, requests } = await call(
      customerRoutes.eraseContact,
      input(customerId, contact.id),
      caller,
    );
    expect([entries, requests]).toEqual([before.entries.length, 1]);

    const after = await ledger(customerId);
    expect(after.intact).toBe(true);
    expect(after.state).toEqual(before.state);
    expect(after.entries.map(({ hash }) => hash)).toEqual(before.entries.map(({ hash }) => hash));
    expect(await readLink(token)).toEqual({ status: 'ended', language: 'en' });
    const left = await everythingAbout();
    for (const text of [contact.email, 'Maija Meri', 'Head of sales']) expect(left).not.toContain(text);
    const audited = await auditOf(organizationId);
    expect(audited.filter(({ action }) => action === 'contact.erase')).toHaveLength(1);
    expect((await asking.read(reference.id)).status).toBe('Published');
    await expectConsistent(organizationId);
  });

  it('works for a contact who was deleted, and is 404 once nothing is left', async () => {
    const { customerId, contact } = await makeKnown();
    await call(customerRoutes.deleteContact, input(customerId, contact.id), caller);
    const erase = () => callRaw(customerRoutes.eraseContact, input(customerId, contact.id), caller);
    expect((await erase()).status).toBe(200);
    expect(await everythingAbout()).not.toContain(contact.email);
    const stranger = { ...input(customerId, contact.id), contactId: 'nobody-with-this-id' };
    expect((await callRaw(customerRoutes.eraseContact, stranger, caller)).status).toBe(404);
  });

  it('is for managers', async () => {
    const { customerId, contact } = await openRequest();
    const member = await makePerson();
    await addMember(organizationId, member, 'member');
    const as = { token: member.accessToken, organizationId };
    expect((await callRaw(customerRoutes.eraseContact, input(customerId, contact.id), as)).status).toBe(403);
  });

  it('is done by the command for an address, which explains a refusal', async () => {
    const { customerId, contact } = await makeKnown();
    const run = (...args: string[]) =>
      new Promise<[unknown, string]>((resolve) => {
        execFile(
          process.execPath,
          ['--import', 'tsx', 'tools/restore-drill/erase-contact.ts', ...args],
          (error, out, err) => resolve([error?.code ?? 0, out + err]),
        );
      });
    expect(await run()).toEqual([2, expect.stringContaining('--email')]);
    const where = ['--organization', organizationId, '--stage', 'test', '--table', process.env.TABLE_NAME!];
    const erase = () => run(...where, '--email', contact.email.toUpperCase());
    expect(await erase()).toEqual([0, expect.stringContaining('ledger entries 2, requests 1')]);
    expect(await everythingAbout()).not.toContain(contact.email);
    expect((await ledger(customerId)).intact).toBe(true);
    expect(await erase()).toEqual([2, expect.stringContaining('Nobody with this address')]);
  });
});
