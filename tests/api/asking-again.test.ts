import { describe, expect, inject, it, vi } from 'vitest';
import { askApproval } from '#functions/approval/ask-approval';
import { answerByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { limits } from '#contract/rules/limits';
import { allOf, answerOf, makeAsking } from '../support/approvals.ts';
import { pageOf } from '../support/approval-page.ts';
import { ownersContext, runInProcess } from '../support/in-process.ts';
import { mailsTo } from '../support/mail.ts';

runInProcess();
const { organizationId, owner, newCase, newContact, ask, askRaw, inputFor, carried, read } =
  await makeAsking();
const { open } = pageOf(inject('cloud').origin);

async function refused(answer = answerOf()) {
  const about = await newCase();
  const { id } = await ask(about);
  await answerByLink(
    await linkToken(id),
    answer.allowed.length > 0 ? 'approved' : 'declined',
    answer,
    new Date(),
  );
  await carried(id);
  return about;
}

async function mailOf(id: string, { email }: { email: string }): Promise<string> {
  const token = await linkToken(id);
  return await vi.waitFor(
    async () =>
      (await mailsTo(email)).find(({ text }) => text.includes(token))?.text ??
      Promise.reject(new Error('Not so far')),
    { timeout: 60_000, interval: 100 },
  );
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('asking again for what was refused', () => {
  it('tells the contact of their own earlier no, in mail and page', async () => {
    const about = await refused();
    const { id } = await ask(about);
    expect(await mailOf(id, about.contact)).toMatch(/you said no to this: Name, logo, story and figures/);
    const { html } = await open(await linkToken(id));
    expect(html).toMatch(/On \d+ \w+ \d{4} you said no to this: Name, logo, story and figures/);
  });

  it('tells another contact that their organization said no', async () => {
    const about = await refused();
    const contact = await newContact(about.customerId);
    const { id } = await ask({ ...about, contact });
    expect(await mailOf(id, contact)).toMatch(/your organization said no to this/);
  });

  it('is possible once in 90 days for all members and contacts together', async () => {
    const about = await refused();
    const contact = await newContact(about.customerId);
    await ask(about);
    const second = await askRaw({ ...about, contact });
    expect(second).toMatchObject({ status: 409, body: { code: 'APPROVAL_LIMIT' } });
    expect(second.body.error).toMatch(/asked for again on .+ You can ask once more from/);
    const input = inputFor({ ...about, contact });
    const later = (days: number) =>
      askApproval(ownersContext(organizationId, owner.userId, inDays(days)), input as never);
    await expect(later(limits.askAgainDays - 1)).rejects.toMatchObject({ code: 'APPROVAL_LIMIT' });
    await expect(later(limits.askAgainDays + 1)).resolves.toMatchObject({ status: 'waiting' });
  });

  it('is possible at once for a contact who sent changes and waits for another question', async () => {
    const about = await refused();
    const { id } = await ask(about);
    const changed = { ...answerOf(), changes: { title: 'Another title' } };
    await answerByLink(await linkToken(id), 'changes suggested', changed, new Date());
    await carried(id);
    expect((await askRaw(about)).status).toBe(200);
    expect((await askRaw(about)).status).toBe(409);
  });

  it('lets one of two members who ask at once through', async () => {
    const about = await refused();
    const contact = await newContact(about.customerId);
    const answers = await Promise.all([askRaw(about), askRaw({ ...about, contact })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('leaves parts that nobody refused free to be asked for', async () => {
    const about = await refused(allOf({ subjects: ['name', 'text'] }));
    const version = (await read(about.reference.id)).version;
    for (const contact of [about.contact, await newContact(about.customerId)]) {
      const { id } = await ask({ ...about, contact }, { subjects: ['quote'] });
      expect(await mailOf(id, contact)).not.toMatch(/said no/);
    }
    const { id } = await ask(about, { subjects: ['logo', 'quote'] });
    expect(await mailOf(id, about.contact)).toMatch(/you said no to this: Logo\n/);
    expect((await read(about.reference.id)).version).toBe(version);
  });
});
