import { describe, expect, inject, it, vi } from 'vitest';
import { callRaw } from '../support/call.ts';
import { makeAsking, yes } from '../support/approvals.ts';
import { pageOf } from '../support/approval-page.ts';
import { runInProcess } from '../support/in-process.ts';
import { mailAbout, mailsTo } from '../support/mail.ts';
import { updateRow } from '../support/table.ts';
import { linkHashOf, linkToken } from '#functions/approval/store';
import { keys } from '#functions/shared/data/keys';
import { expectConsistent } from '../support/invariants.ts';
import { approvalRoutes } from '#contract/resources/approval';

runInProcess();
const { owner, organizationId, caller, openRequest, one, carried, ledger, inputFor, list } =
  await makeAsking();
const { open, send } = pageOf(inject('cloud').origin);

const question = { subjects: ['name', 'logo', 'text'], channels: ['reference-page', 'website', 'press'] };
const confirming = { step: 'confirm', decision: 'approve', name: yes.name };

describe('the steps of a waiting request', () => {
  it('are pages of one address, and a wrong step leads to the plain one', async () => {
    const { token } = await openRequest();
    for (const step of ['look', 'places', 'words', 'confirm', 'no'])
      expect([step, (await open(token, `step=${step}`)).status]).toEqual([step, 200]);
    for (const step of ['later', 'withdraw', 'nonsense']) {
      const { status, to } = await open(token, `step=${step}`);
      expect([step, status, to]).toEqual([step, 303, undefined]);
    }
  });

  it('are shown in the language that the reader chooses', async () => {
    const { token } = await openRequest();
    expect((await open(token, 'lang=fi')).html).toContain('Saammeko näyttää tämän tarinan teistä?');
    const steps = await open(token, 'step=places&lang=fi');
    expect(steps.html).toContain('<html lang="fi">');
    expect(steps.html).toContain('Mitä saa näyttää ja missä?');
  });

  it('change nothing when they are opened', async () => {
    const { token, id, customerId } = await openRequest();
    for (const step of ['places', 'words', 'confirm', 'no']) await open(token, `step=${step}`);
    expect((await one(customerId, id)).status).toBe('waiting');
    expect((await ledger(customerId)).entries).toEqual([]);
  });
});

describe('choosing place by place', () => {
  it('offers to stay anonymous where there is an alias, and refuses the rest', async () => {
    const alias = 'A ferry company in Finland';
    const { token, id, customerId } = await openRequest({ custom: { alias } });
    expect((await open(token, 'step=places')).html).toContain(`“Anonymous” calls you ${alias}.`);
    await send(token, { step: 'places', v: '0', web: 'anon', press: 'all', next: 'confirm' });
    await send(token, { ...confirming, v: '1' });
    await carried(id);
    expect((await open(token)).html).toContain(alias);
    const { entries } = await ledger(customerId);
    expect(entries.map(({ kind, subjects, channels }) => [kind, subjects, channels])).toEqual([
      ['granted', ['text'], ['reference-page', 'website']],
      ['granted', ['name', 'logo', 'text'], ['press']],
      ['declined', ['name', 'logo'], ['reference-page', 'website']],
    ]);
  });

  it('does not offer to stay anonymous without an alias', async () => {
    const { token } = await openRequest();
    expect((await open(token, 'step=places')).html).not.toContain('Anonymous');
    const sent = await send(token, { step: 'places', v: '0', web: 'anon', press: 'none', next: 'confirm' });
    expect(sent.status).toBe(303);
    expect((await open(token, 'step=places')).html).toMatch(
      /<input[^>]*name="web"[^>]*checked[^>]*value="all"/,
    );
  });

  it('keeps the choice as a draft that only the confirmation makes count', async () => {
    const { token, id, customerId } = await openRequest();
    const choice = { web: 'logo', press: 'parts', 'press.part': ['name', 'text', 'person'], until: 'year' };
    const saved = await send(token, { step: 'places', v: '0', ...choice, next: 'confirm' });
    expect([saved.status, saved.to]).toEqual([303, 'step=confirm']);
    expect((await one(customerId, id)).answer).toBeUndefined();
    const { html } = await open(token, 'step=confirm');
    expect(html).toContain('Name and logo');
    expect((await send(token, { ...confirming, v: '1' })).status).toBe(303);
    await carried(id);
    const { entries } = await ledger(customerId);
    expect(entries.map(({ kind, subjects, channels }) => [kind, subjects, channels])).toEqual([
      ['granted', ['name', 'logo'], ['reference-page', 'website']],
      ['granted', ['name', 'text'], ['press']],
      ['declined', ['text'], ['reference-page', 'website']],
      ['declined', ['logo'], ['press']],
    ]);
    const year = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
    expect(entries[0]!.expiresOn).toBe(year);
    await expectConsistent(organizationId);
  });

  it('refuses no part of a place, a day that is over, and nothing at all', async () => {
    const { token } = await openRequest();
    const empty = await send(token, {
      step: 'places',
      v: '0',
      web: 'parts',
      until: 'day',
      day: '2020-01-01',
    });
    expect(empty.status).toBe(400);
    expect(empty.html).toContain('Choose at least one part, or “Not here”');
    expect(empty.html).toContain('Choose a day after today');
    expect(
      (await send(token, { step: 'places', v: '0', web: 'none', press: 'none', next: 'confirm' })).to,
    ).toBe('step=confirm');
    const nothing = await send(token, { ...confirming, v: '1' });
    expect([nothing.status, nothing.html.includes('Nothing would be shown anywhere')]).toEqual([400, true]);
  });

  it('sets all places at once by a preset', async () => {
    const { token } = await openRequest();
    expect((await send(token, { step: 'places', v: '0', preset: 'logo' })).to).toBe('step=places');
    expect((await open(token, 'step=confirm')).html.match(/Name and logo|Name, logo/g)?.length).toBe(2);
  });

  it('never overwrites what another person chose meanwhile with the same link', async () => {
    const { token } = await openRequest();
    const both = await Promise.all([
      send(token, { step: 'places', v: '0', web: 'none', next: 'confirm' }),
      send(token, { step: 'places', v: '0', press: 'none', next: 'confirm' }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([303, 409]));
    const outdated = await send(token, { ...confirming, v: '0' });
    expect(outdated.status).toBe(409);
    expect(outdated.html).toContain('Somebody else changed this with the same link');
  });
});

describe('changing the words', () => {
  it('sends them as suggestions, and nothing is allowed', async () => {
    const { token, id, customerId } = await openRequest({
      custom: { figures: [{ value: '38', unit: '%', label: 'fewer calls' }] },
      attributes: { longDescription: '## How\n\nIt was **very** slow.\n\n- One\n- Two' },
    });
    const words = { step: 'words', v: '0', 'figure.0.value': '31', 'block.1': 'It was very quick.' };
    expect((await send(token, { ...words, remark: 'Thanks', next: 'confirm' })).to).toBe('step=confirm');
    expect((await open(token, 'step=words')).html).toContain('<del>38</del>');
    expect((await send(token, { ...confirming, v: '1', how: 'again' })).status).toBe(303);
    await carried(id);
    const { status, answer } = await one(customerId, id);
    expect(status).toBe('changes suggested');
    expect(answer).toMatchObject({
      comment: 'Thanks',
      changes: { longDescription: '## How\n\nIt was **very** quick.\n\n- One\n- Two' },
      figures: [{ value: '31', unit: '%', label: 'fewer calls' }],
    });
    expect((await ledger(customerId)).entries).toEqual([]);
    expect((await open(token)).html).toContain('Your changes are on their way');
  });

  it('puts a text back and refuses one that is too long', async () => {
    const { token } = await openRequest();
    await send(token, { step: 'words', v: '0', 'field.title': 'Another title' });
    expect((await open(token, 'step=words')).html).toContain('1 change');
    expect(
      (await send(token, { step: 'words', v: '1', 'field.title': 'Another', undo: 'field.title' })).to,
    ).toBe('step=words');
    expect((await open(token, 'step=words')).html).toContain('Nothing yet.');
    const long = await send(token, { step: 'words', v: '2', 'field.title': 'x'.repeat(300) });
    expect([long.status, long.html.includes('Use at most 200 characters')]).toEqual([400, true]);
  });
});

describe('a named person', () => {
  it('must have agreed, or is left out of everything', async () => {
    const about = await openRequest({ custom: { quote: 'At last.', quotePerson: 'Aino Aalto' } });
    const { id } = await callRaw(
      approvalRoutes.askApproval,
      { ...inputFor(about), ...question, subjects: ['name', 'text', 'quote', 'person'] },
      caller,
    ).then(({ body }) => body as unknown as { id: string });
    const token = await linkToken(id);
    const silent = await send(token, { ...confirming, v: '0' });
    expect([silent.status, silent.html.includes('Say whether Aino Aalto agrees')]).toEqual([400, true]);
    expect((await send(token, { ...confirming, v: '0', person: 'out' })).status).toBe(303);
    await carried(id);
    const { entries } = await ledger(about.customerId);
    expect(entries.map(({ kind, subjects }) => [kind, subjects])).toEqual([
      ['granted', ['name', 'text', 'quote']],
      ['declined', ['person']],
    ]);
  });
});

describe('a no', () => {
  it('declines all that was asked, and can be answered anew by a yes', async () => {
    const { token, id, customerId } = await openRequest();
    const no = { step: 'no', decision: 'decline', why: 'now', reason: 'Not before spring.' };
    expect((await send(token, no)).status).toBe(303);
    expect((await send(token, no)).status).toBe(303);
    await carried(id);
    expect((await open(token)).html).toContain('You said no');
    expect((await open(token, 'step=look')).status).toBe(200);
    expect((await send(token, { ...confirming, v: '0' })).status).toBe(303);
    await carried(id);
    const { entries } = await ledger(customerId);
    expect(entries).toMatchObject([
      { kind: 'declined', ...question, reason: 'Not before spring.' },
      { kind: 'granted', ...question },
    ]);
    expect((await one(customerId, id)).status).toBe('approved');
    await expectConsistent(organizationId);
  });

  it('forever refuses every later request about this story', async () => {
    const about = await openRequest();
    await send(about.token, { step: 'no', decision: 'decline', never: '1' });
    await carried(about.id);
    const { status, body } = await callRaw(approvalRoutes.askApproval, inputFor(about), caller);
    expect([status, body]).toMatchObject([409, { code: 'APPROVAL_LIMIT' }]);
  });

  it('of the wrong person ends the link, says so and refuses nothing', async () => {
    const { token, id, customerId } = await openRequest();
    const other = 'Pekka Puro, pekka@customer.example';
    await send(token, { step: 'no', decision: 'decline', why: 'person', other });
    await carried(id);
    const { status, html } = await open(token);
    expect(status).toBe(410);
    expect(html).toContain('You said that you are not the right person.');
    expect(html).not.toContain('taken back');
    expect(await one(customerId, id)).toMatchObject({ status: 'canceled', answer: { why: 'person', other } });
    expect((await ledger(customerId)).entries).toEqual([]);
    const mail = await mailAbout(owner.email, /Ask somebody else/);
    expect(mail.text).toContain('Pekka Puro');
    await expectConsistent(organizationId);
  });
});

describe('taking back', () => {
  it('asks what, takes back some places and then everything', async () => {
    const { token, id, customerId } = await openRequest();
    await send(token, { ...confirming, v: '0' });
    const taking = { step: 'withdraw', decision: 'withdraw' };
    expect((await open(token)).html).toContain('Thank you. That is all.');
    expect((await open(token, 'step=later')).html).toContain('What you allow');
    const none = await send(token, { ...taking, what: 'some' });
    expect([none.status, none.html.includes('Choose what you take back')]).toEqual([400, true]);
    await send(token, { ...taking, what: 'some', place: 'press', reason: 'We merge.' });
    expect((await open(token)).html).toContain('Taken back');
    expect((await send(token, { ...taking, what: 'all' })).status).toBe(303);
    expect((await open(token)).html).toContain('may not show this any more');
    expect((await open(token, 'step=withdraw')).status).toBe(303);
    await carried(id);
    const { entries } = await ledger(customerId);
    expect(entries.map(({ kind, channels, reason }) => [kind, channels, reason])).toEqual([
      ['granted', question.channels, undefined],
      ['withdrawn', ['press'], 'We merge.'],
      ['withdrawn', ['reference-page', 'website'], undefined],
    ]);
    await expectConsistent(organizationId);
  });
});

describe('a request that was not answered in time', () => {
  const lapse = async (token: string) =>
    updateRow(keys.approvalLink(linkHashOf(token)), 'SET validUntil = :past', {
      ':past': new Date(Date.now() - 1_000).toISOString(),
    });
  const newLink = async (email: string, old: string) =>
    vi.waitFor(async () => {
      const mails = await mailsTo(email);
      const tokens = mails.flatMap(({ text }) => /approve\/([\w-]{43})/.exec(text)?.[1] ?? []);
      const found = tokens.find((token) => token !== old);
      if (!found) throw new Error('Not yet');
      return found;
    }, 60_000);

  it('is asked again by a new link to the address of the first, which ends', async () => {
    const { token, contact, customerId, id } = await openRequest();
    await lapse(token);
    const over = await open(token);
    expect([over.status, over.html.includes('Send me a new link')]).toEqual([410, true]);
    const again = await Promise.all([1, 2].map(() => send(token, { decision: 'again' })));
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    await carried(id);
    const next = await newLink(contact.email, token);
    expect((await open(next)).html).toContain('May we show this story about you?');
    expect((await open(token)).html).not.toContain('Send me a new link');
    const waiting = (await list({ customerId })).map(({ status }) => status);
    expect(waiting).toEqual(['waiting', 'canceled']);
    expect((await send(next, { ...confirming, v: '0' })).status).toBe(303);
    await expectConsistent(organizationId);
  });

  it('says the same to an unknown link, and sends nothing for an open one', async () => {
    const { token, contact } = await openRequest();
    const [known, unknown] = await Promise.all(
      [token, 'x'.repeat(43)].map((each) => send(each, { decision: 'again' })),
    );
    expect([known!.status, known!.html]).toEqual([unknown!.status, unknown!.html]);
    expect((await mailsTo(contact.email)).filter(({ text }) => !text.includes(token))).toEqual([]);
  });
});
