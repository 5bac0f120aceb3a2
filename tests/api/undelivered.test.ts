import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { serverLimits } from '#contract/rules/server-limits';
import { teamRoutes } from '#contract/resources/team';
import { answerByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { emailHash } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import type { ReportedMail } from '#functions/shared/email/delivery';
import { handler } from '#functions/triggers/mark-undelivered';
import { allOf, lookAfterHere, makeAsking } from '../support/approvals.ts';
import { solveCaptcha } from '../support/captcha.ts';
import { runQuietly } from '../support/in-process.ts';
import { nextMail, outboxItem, putIntoOutbox } from '../support/mail.ts';
import { addInvitation, call, makeOwner } from '../support/people.ts';
import { readItem } from '../support/table.ts';

runQuietly();
const { organizationId, caller, newCase, ask, one, carried } = await makeAsking();

const simulated = (name: string) => `${name}+${randomUUID()}@simulator.amazonses.com`;
const newAddress = () => `${randomUUID()}@customer.example`;

const invite = async (email: string, as = caller) =>
  await call(
    teamRoutes.invitePerson,
    { email, role: 'member', captchaToken: await solveCaptcha('invite') },
    as,
  );
const deliveryTo = async (email: string, as = caller) => {
  const { invitations } = await call(teamRoutes.listTeam, {}, as);
  return invitations.find((invitation) => invitation.email === email)?.delivery;
};
const comesTo = async (delivery: string, read: () => Promise<string | undefined>) =>
  await vi.waitFor(async () => expect(await read()).toBe(delivery), { timeout: 60_000, interval: 100 });

/** Reports as SES does over the event bus, which may repeat or delay. */
const report = async ({ to, tags }: ReportedMail, bounceType = 'Permanent') => {
  const own = Object.entries(tags).map(([name, value]) => [name, [value]]);
  const tagsOfSes = { 'ses:configuration-set': ['Sending'], 'ses:caller-identity': ['WorkOutbox'] };
  await handler({
    id: 'test',
    'detail-type': 'Email Bounced',
    detail: {
      mail: { destination: [to], tags: { ...tagsOfSes, ...Object.fromEntries(own) } },
      bounce: { bounceType, bounceSubType: 'General' },
    },
  });
};
const invitationTo = (to: string, expiresAt: string): ReportedMail => ({
  to,
  tags: { kind: 'invitation', organizationId, validUntil: String(Date.parse(expiresAt)) },
});

describe('an invitation', () => {
  it.each(['bounce', 'complaint'])('whose mail ends in a %s is shown as not delivered', async (name) => {
    const email = simulated(name);
    expect((await invite(email)).delivery).toBe('sending');
    await comesTo('failed', () => deliveryTo(email));
  });

  it('ignores temporary bounces and repeated reports', async () => {
    const email = newAddress();
    const mail = invitationTo(email, (await invite(email)).expiresAt);
    await comesTo('sent', () => deliveryTo(email));
    for (const type of ['Transient', 'Undetermined']) await report(mail, type);
    expect(await deliveryTo(email)).toBe('sent');
    await report(mail);
    await report(mail);
    expect(await deliveryTo(email)).toBe('failed');
  });

  it('that was renewed ignores a late bounce of the earlier mail', async () => {
    const email = newAddress();
    const { expiresAt } = await invite(email);
    await comesTo('sent', () => deliveryTo(email));
    expect((await invite(email)).expiresAt).not.toBe(expiresAt);
    await comesTo('sent', () => deliveryTo(email));
    await report(invitationTo(email, expiresAt));
    expect(await deliveryTo(email)).toBe('sent');
  });

  it('that was revoked is not created again', async () => {
    const email = newAddress();
    await report(invitationTo(email, new Date().toISOString()));
    expect(await readItem(keys.invitation(organizationId, emailHash(email)))).toBeUndefined();
  });

  it('whose mail bounced before it was stored as sent stays failed', async () => {
    const email = newAddress();
    const validUntil = new Date(Date.now() + 86_400_000).toISOString();
    await addInvitation(organizationId, email, 'member', { validUntil, delivery: 'sending' });
    await report(invitationTo(email, validUntil));
    const names = { organizationName: 'Example Oy', inviterName: 'Ada', role: 'member' } as const;
    const id = await putIntoOutbox({ kind: 'invitation', to: email, organizationId, validUntil, ...names });
    await outboxItem(id, 'sent');
    expect(await deliveryTo(email)).toBe('failed');
  });

  it('of another organization is unreachable through an organization name with headers', async () => {
    const email = simulated('bounce');
    await addInvitation(organizationId, email, 'member');
    const name = `X-SES-MESSAGE-TAGS: organizationId=${organizationId}`;
    const other = (await makeOwner({ name })).caller;
    await invite(email, other);
    await comesTo('failed', () => deliveryTo(email, other));
    expect(await deliveryTo(email)).toBe('sent');
  });
});

describe('a request for approval', () => {
  const deliveryOf = async (customerId: string, id: string) => (await one(customerId, id)).delivery;

  it('whose mail bounces is marked, and can be sent to a corrected address', async () => {
    const wrong = simulated('bounce');
    const about = await newCase({}, { email: wrong });
    const { customerId, contact } = about;
    const { id } = await ask(about);
    await comesTo('failed', () => deliveryOf(customerId, id));
    expect((await one(customerId, id)).status).toBe('waiting');

    const right = newAddress();
    const corrected = { id: customerId, contactId: contact.id, email: right };
    await call(customerRoutes.updateContact, corrected, caller);
    const again = await ask(about);
    await comesTo('sent', () => deliveryOf(customerId, again.id));
    await nextMail(right);
    // The late report concerns the earlier request, which has ended.
    const earlier = await one(customerId, id);
    const tags = { kind: 'approval-request', organizationId, customerId, approvalId: id } as const;
    await report({ to: wrong, tags });
    expect(await one(customerId, id)).toEqual(earlier);
    expect(earlier.status).toBe('canceled');
    expect(await deliveryOf(customerId, again.id)).toBe('sent');
  });

  it('of several in one mail is marked when it bounces, unless answered', async () => {
    const [about, second, third] = [await newCase(), await newCase(), await newCase()];
    const ids = [(await ask(about)).id, (await ask(second)).id, (await ask(third)).id];
    const cases = [about, second, third];
    for (const [at, { customerId }] of cases.entries())
      await comesTo('sent', () => deliveryOf(customerId, ids[at]!));
    await answerByLink(await linkToken(ids[1]!), 'approved', allOf(), new Date());
    await carried(ids[1]!);
    const together = {
      kind: 'approval-request',
      organizationId,
      customerId: cases.map(({ customerId }) => customerId).join('_'),
      approvalId: ids.join('_'),
    } as const;
    await report({ to: about.contact.email, tags: together });
    const found = await Promise.all(cases.map(({ customerId }, at) => deliveryOf(customerId, ids[at]!)));
    expect(found).toEqual(['failed', 'sent', 'failed']);
  });

  it('shows the delivery of its newest mail, such as a reminder', async () => {
    const about = await newCase();
    const { customerId, contact } = about;
    const { id } = await ask(about);
    await comesTo('sent', () => deliveryOf(customerId, id));
    const tags = { kind: 'approval-request', organizationId, customerId, approvalId: id } as const;
    await report({ to: contact.email, tags });
    expect(await deliveryOf(customerId, id)).toBe('failed');
    await lookAfterHere(new Date(Date.now() + (serverLimits.approvalReminderDays[0] + 1) * 86_400_000));
    await nextMail(contact.email, 2);
    await comesTo('sent', () => deliveryOf(customerId, id));
  });
});
