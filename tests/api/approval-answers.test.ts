import { describe, expect, it, vi } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { answerByLink, readLink, withdrawByLink } from '#functions/approval/answer-by-link';
import { linkHashOf } from '#functions/approval/store';
import { purgeOrganization } from '#functions/organization/purge-organization';
import { keys } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import {
  allOf,
  lookAfterHere,
  makeAsking,
  onTheirWay,
  question,
  withoutStream,
  yes,
} from '../support/approvals.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { mailAbout, mailsTo } from '../support/mail.ts';
import { call, write } from '../support/people.ts';
import { runJob } from '../support/run-job.ts';
import { auditOf, readItem } from '../support/table.ts';

runQuietly();
const {
  owner,
  organizationId,
  caller,
  newCase,
  ask,
  openRequest,
  one,
  carried,
  ledger,
  read,
  publicOf,
  list,
} = await makeAsking();
const published = { status: 'Published' };

describe('an approval by link', () => {
  it('adds a ledger entry with wording and snapshot and confirms the card', async () => {
    const { id, token, customerId, reference, contact } = await openRequest(published);
    const given = allOf({ channels: ['reference-page'] });
    expect(await answerByLink(token, 'approved', given, new Date())).toBe(true);
    await carried(id);
    const { entries, intact, state } = await ledger(customerId);
    const { snapshot, status, answer } = await one(customerId, id);
    expect(status).toBe('approved');
    expect(answer).toMatchObject(given);
    expect(intact).toBe(true);
    const refused = { kind: 'declined', channels: ['website', 'press'], approvalId: id, method: 'link' };
    expect(entries).toMatchObject([
      {
        kind: 'granted',
        referenceId: reference.id,
        subjects: ['name', 'logo', 'text'],
        channels: ['reference-page'],
        method: 'link',
        person: { id: contact.id, name: yes.name, email: contact.email, jobTitle: yes.jobTitle },
        approvalId: id,
        snapshot,
        at: answer!.at,
      },
      { ...refused, referenceId: reference.id, subjects: ['name', 'logo', 'text'] },
    ]);
    expect(entries[0]!.wording).toContain('on the reference page, for');
    expect(entries[0]!.enteredBy).toBeUndefined();
    expect(state.name.press.state).toBe('not asked');
    const own = await call(permissionRoutes.getPermission, { referenceId: reference.id }, caller);
    expect(own.state.name.press.state).toBe('declined');
    expect((await publicOf(reference.id))!.confirmed).toMatchObject({
      entryId: entries[0]!.id,
      at: answer!.at,
      // A person who may not be named is identified by the domain of their address.
      domain: 'customer.example',
    });
    expect((await read(reference.id)).version).toBe(1);
    expect(await auditOf(organizationId)).toContainEqual(
      expect.objectContaining({ action: 'approval.approve', subject: id, actor: `contact:${contact.id}` }),
    );
    const receipt = await mailAbout(contact.email, /Your receipt: what/);
    expect(receipt.text).toContain(entries[0]!.wording!.slice(0, 20));
    expect(receipt.replyTo).toEqual([owner.email]);
    expect(receipt.text).toContain(`/approve/${token}`);
    expect((await mailAbout(owner.email, /^Yes in part: /)).text).not.toContain(token);
    await expectConsistent(organizationId);
  });

  it('is returned with the permissions of its reference after later edits', async () => {
    const { id, token, customerId, reference } = await openRequest();
    expect((await ledger(customerId)).approved).toBeUndefined();
    await answerByLink(token, 'approved', allOf(), new Date());
    await carried(id);
    const edit = { id: reference.id, name: 'Another title', attributes: { customerId } };
    await call(referenceRoutes.updateReference, edit, caller);
    const now = await call(permissionRoutes.getPermission, { referenceId: reference.id }, caller);
    expect(now.approved).toMatchObject({ entryId: now.entries[0]!.id, card: { title: reference.name } });
    expect((await ledger(customerId)).approved).toBeUndefined();
  });

  it('that is withdrawn takes the reference down and mails both sides', async () => {
    const { id, token, customerId, reference, contact } = await openRequest(published);
    await answerByLink(token, 'approved', allOf(), new Date());
    expect(await withdrawByLink(token, ['press'], new Date())).toBe(true);
    await carried(id);
    expect(await publicOf(reference.id)).toBeDefined();
    expect(await withdrawByLink(token, ['press', 'reference-page', 'website'], new Date())).toBe(true);
    expect(await withdrawByLink(token, ['press'], new Date())).toBe(false);
    await carried(id);
    expect(await publicOf(reference.id)).toBeUndefined();
    expect((await read(reference.id)).status).toBe('Draft');
    const { entries, intact } = await ledger(customerId);
    const { state } = await call(permissionRoutes.getPermission, { referenceId: reference.id }, caller);
    expect(entries.map(({ kind, channels }) => [kind, channels])).toEqual([
      ['granted', [...question.channels]],
      ['withdrawn', ['press']],
      ['withdrawn', ['reference-page', 'website']],
    ]);
    expect([intact, state.name.website.state, state.logo.press.state]).toEqual([
      true,
      'withdrawn',
      'withdrawn',
    ]);
    await mailAbout(contact.email, /^Taken back: .* may not show/);
    await mailAbout(owner.email, /^Taken back: .* about/);
    await expectConsistent(organizationId);
  });
});

describe('any other answer', () => {
  it('is recorded: declined in the ledger, suggested changes with the request', async () => {
    const [no, but] = [await openRequest(), await openRequest()];
    const none = { name: yes.name, allowed: [] };
    await answerByLink(no.token, 'declined', { ...none, comment: 'Not now' }, new Date());
    const changes = { title: 'Another title' };
    await answerByLink(but.token, 'changes suggested', { ...none, comment: 'Nearly', changes }, new Date());
    await Promise.all([carried(no.id), carried(but.id)]);
    expect((await ledger(no.customerId)).entries).toMatchObject([
      { kind: 'declined', reason: 'Not now', subjects: [...question.subjects] },
    ]);
    expect((await ledger(but.customerId)).entries).toEqual([]);
    expect(await one(but.customerId, but.id)).toMatchObject({
      status: 'changes suggested',
      answer: { changes },
    });
    await mailAbout(owner.email, /^Changes, not a yes yet: /);
    expect((await mailsTo(no.contact.email)).map(({ subject }) => subject)).toHaveLength(1);
  });

  it('by two people with one link counts once, and the second reads it', async () => {
    const { id, token, customerId } = await openRequest();
    // A refusal may be followed by an approval, so nobody refuses here.
    const say = (name: string) => answerByLink(token, 'approved', { ...allOf(), name }, new Date());
    const won = await Promise.all([say('A'), say('B'), say('C')]);
    expect(won.filter(Boolean)).toHaveLength(1);
    const winner = ['A', 'B', 'C'][won.indexOf(true)];
    expect((await readLink(token)).answer?.name).toBe(winner);
    await carried(id);
    expect((await one(customerId, id)).answer?.name).toBe(winner);
    expect((await ledger(customerId)).entries).toHaveLength(1);
    expect(await say(winner!)).toBe(false);
  });

  it('is refused once the request has lapsed or was sent again', async () => {
    const { token, reference, contact } = await openRequest();
    const late = new Date(Date.now() + 31 * 86_400_000);
    expect(await answerByLink(token, 'approved', allOf(), late)).toBe(false);
    await ask({ reference, contact });
    expect(await answerByLink(token, 'approved', allOf(), new Date())).toBe(false);
  });
});

describe('an answer is stored exactly once', () => {
  it('when the job that copies it dies before or after its write', async () => {
    for (const kind of ['approved', 'declined', 'changes suggested'] as const) {
      for (let writes = 0, finished = false; !finished; writes += 1) {
        const { id, token, customerId } = await openRequest(published);
        await withoutStream(organizationId, async () => {
          await answerByLink(token, kind, allOf(), new Date());
        });
        finished = await cutOffAfter(writes, lookAfterHere);
        await lookAfterHere();
        await Promise.all([lookAfterHere(), lookAfterHere()]);
        expect(await onTheirWay(id)).toEqual([]);
        const { entries, intact } = await ledger(customerId);
        expect(entries).toHaveLength(kind === 'changes suggested' ? 0 : 1);
        expect(intact).toBe(true);
        expect((await one(customerId, id)).status).toBe(kind);
        expect(writes).toBeLessThan(5);
      }
    }
    await expectConsistent(organizationId);
  });

  it('when storing it dies: the contact sees nothing or all of it', async () => {
    const { token, id } = await openRequest();
    expect(await cutOffAfter(0, () => answerByLink(token, 'approved', allOf(), new Date()))).toBe(false);
    expect((await readLink(token)).status).toBe('waiting');
    expect(await answerByLink(token, 'approved', allOf(), new Date())).toBe(true);
    await carried(id);
  });

  it('in the order of the link, whichever process copies it', async () => {
    const { id, token, customerId } = await openRequest(published);
    await withoutStream(organizationId, async () => {
      await answerByLink(token, 'approved', allOf(), new Date());
      await withdrawByLink(token, ['website'], new Date());
      await withdrawByLink(token, ['press', 'reference-page'], new Date());
    });
    await Promise.allSettled([lookAfterHere(), lookAfterHere(), lookAfterHere()]);
    await runJob('LookAfterApprovals');
    await carried(id);
    const { entries, intact } = await ledger(customerId);
    expect(entries.map(({ kind }) => kind)).toEqual(['granted', 'withdrawn', 'withdrawn']);
    expect(intact).toBe(true);
    await expectConsistent(organizationId);
  });

  it('with the canceled request when its reference or customer is gone', async () => {
    const { id, token, customerId, reference } = await openRequest();
    await call(referenceRoutes.deleteReference, { id: reference.id }, caller);
    expect(await answerByLink(token, 'approved', allOf(), new Date())).toBe(true);
    await lookAfterHere();
    const ended = await one(customerId, id);
    expect([ended.status, ended.answer?.name]).toEqual(['canceled', yes.name]);
    expect((await ledger(customerId)).entries).toEqual([]);
    expect((await readLink(token)).status).toBe('ended');
  });
});

describe('an open link ends', () => {
  it.each(['reference', 'customer'] as const)('once its %s is deleted', async (what) => {
    const { id, token, customerId, reference } = await openRequest();
    await call(referenceRoutes.deleteReference, { id: reference.id }, caller);
    if (what === 'customer') await call(customerRoutes.deleteCustomer, { id: customerId }, caller);
    await runJob('LookAfterApprovals', new Date(Date.now() + 1_000));
    expect((await readLink(token)).status).toBe('ended');
    expect(await answerByLink(token, 'approved', allOf(), new Date())).toBe(false);
    const row = await readItem(keys.approval(organizationId, customerId, id));
    expect(row?.status).toBe('canceled');
  });

  it('when its organization is purged, which removes the link', async () => {
    const other = await makeAsking();
    const { token } = await other.openRequest();
    const { organizationId: gone } = other;
    await write([update(keys.organization(gone), { set: { status: 'deleted' } }, {})]);
    const nobody = { now: new Date(), requestId: 'test', log: () => undefined };
    await purgeOrganization(nobody, gone, keys.scheduled('purge', new Date(), gone));
    expect(await readItem(keys.approvalLink(linkHashOf(token)))).toBeUndefined();
  });
});

describe('a contact who has not answered', () => {
  it('is reminded after three and seven days, once each, and not after an answer', async () => {
    const { id, customerId, contact, token } = await openRequest();
    const days = (count: number) => new Date(Date.now() + count * 86_400_000 + 60_000);
    for (const count of [2, 3, 3, 4, 7, 7, 20]) await runJob('LookAfterApprovals', days(count));
    expect((await one(customerId, id)).reminders).toHaveLength(2);
    const mails = await vi.waitFor(async () => {
      const found = (await mailsTo(contact.email)).filter(({ subject }) => subject.startsWith('Still open'));
      expect(found).toHaveLength(2);
      return found;
    }, 60_000);
    expect(mails.every(({ text }) => text.includes(`/approve/${token}`))).toBe(true);

    const event = await openRequest();
    await answerByLink(event.token, 'declined', { name: 'A', allowed: [] }, new Date());
    await runJob('LookAfterApprovals', days(8));
    expect((await one(event.customerId, event.id)).reminders).toEqual([]);
  });
});

it('a request is visible to its link and its members only', async () => {
  const { reference, contact } = await newCase();
  await ask({ reference, contact });
  const { caller: stranger } = await makeAsking();
  expect(await list({}, stranger)).toEqual([]);
  await expect(readLink('x'.repeat(43))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
