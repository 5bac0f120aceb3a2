import { beforeAll, describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { answerByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { answerOf, lookAfterHere, makeAsking } from '../support/approvals.ts';
import { callRaw } from '../support/call.ts';
import { runInProcess } from '../support/in-process.ts';
import { mailAbout, mailsTo } from '../support/mail.ts';
import { adding, tendersOf } from '../support/tenders.ts';

beforeAll(() => runInProcess());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

/** An organization whose tender is due in 50 hours. */
async function makeDue() {
  const asking = await makeAsking();
  const { newTender, update, pick } = tendersOf(asking.caller);
  await callRaw(organizationRoutes.saveSettings, { permissionPolicy: 'require' }, asking.caller);
  const tenderId = await newTender();
  await update(tenderId, { deadline: inHours(50).toISOString() });
  const input = { subjects: ['name', 'text'], channels: ['tender'], expiresOn: '2028-04-18' };
  const choose = async (...cases: { reference: { id: string } }[]) =>
    await pick(tenderId, adding(cases.map(({ reference }) => reference.id)));
  const mails = async () =>
    (await mailsTo(asking.owner.email)).filter(({ subject }) => /Deadline near/.test(subject));
  return { ...asking, tenderId, update, choose, mails, input };
}

describe('the owner of a tender', () => {
  it('is told once, two days before the deadline, what is not shown as allowed', async () => {
    const { newCase, ask, askRaw, carried, owner, tenderId, choose, mails, input } = await makeDue();
    const about = { ...input, tender: { id: tenderId } };
    const [asked, generally, unasked, short, allowed] = await Promise.all(
      ['Asked', 'Asked in general', 'Never asked', 'Allowed for a day', 'Allowed'].map((name) =>
        newCase({ name }),
      ),
    );
    await choose(asked!, generally!, unasked!, short!, allowed!);
    await ask(asked!, about);
    expect((await askRaw(generally!, { ...input, channels: ['website', 'tender'] })).status).toBe(200);
    for (const [one, expiresOn] of [
      [short!, inHours(72).toISOString().slice(0, 10)],
      [allowed!, input.expiresOn],
    ] as const) {
      const { id } = await ask(one, { ...about, expiresOn });
      const answer = answerOf({ subjects: ['name', 'text'], channels: ['tender'] });
      await answerByLink(await linkToken(id), 'approved', answer, new Date());
      await carried(id);
    }
    await lookAfterHere(inHours(1));
    expect(await mails()).toEqual([]);
    await Promise.all([lookAfterHere(inHours(3)), lookAfterHere(inHours(3))]);
    const { text } = await mailAbout(owner.email, /Deadline near/);
    expect(text).toMatch(
      /Asked\W+No answer yet[^]*Asked in general\W+No answer yet[^]*Never asked\W+Not asked[^]*Allowed for a day\W+Ends too early/,
    );
    expect(text.match(/Allowed/g)).toHaveLength(1);
    await lookAfterHere(inHours(4));
    expect(await mails()).toHaveLength(1);
  });

  it('is told of the new deadline of a tender for which nobody was asked', async () => {
    const { newCase, owner, tenderId, update, choose, mails } = await makeDue();
    await choose(await newCase({ name: 'Never asked' }));
    await update(tenderId, { deadline: inHours(74).toISOString() });
    await lookAfterHere(inHours(3));
    expect(await mails()).toEqual([]);
    await lookAfterHere(inHours(27));
    expect((await mailAbout(owner.email, /Deadline near/)).text).toMatch(/Never asked\W+Not asked/);
  });
});
