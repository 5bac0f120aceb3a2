import { createHash } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { referenceRoutes } from '#contract/resources/reference';
import { cardSubjects as subjects, type Channel, type Subject } from '#contract/rules/choices';
import { answerByLink, withdrawByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { proofNumber } from '#functions/publication/proof';
import { keys } from '#functions/shared/data/keys';
import { pageOf } from '../support/approval-page.ts';
import { makeAsking } from '../support/approvals.ts';
import { readText } from '../support/document-texts.ts';
import { make } from '../support/documents.ts';
import { runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { mailAbout } from '../support/mail.ts';
import { call } from '../support/people.ts';
import { updateRow } from '../support/table.ts';

runQuietly();
const { organizationId, caller, newCase, ask, carried } = await makeAsking();
const { origin } = inject('cloud');
const { open: openLink } = pageOf(origin);
const name = 'Maija Meri';
const channels: Channel[] = ['reference-page', 'website'];

async function open(path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const page = await response.text();
  const [, state] = /<main [^>]*data-proof-state="([a-z]+)"/.exec(page) ?? [];
  return { status: response.status, location: response.headers.get('location'), state, page };
}

async function confirmed({
  asked = [...subjects],
  expiresOn,
  on = channels,
}: { asked?: Subject[]; expiresOn?: string; on?: Channel[] } = {}) {
  const custom = {
    projectDuration: 'Spring 2026',
    quote: 'At last.',
    quotePerson: name,
    figures: [{ value: '38 %', label: 'fewer calls' }],
  };
  const about = await newCase({ status: 'Published', custom });
  const answer = async () => {
    const { id } = await ask(about, { subjects: asked, channels: on, expiresOn });
    const token = await linkToken(id);
    await answerByLink(token, 'approved', { name, allowed: [{ subjects: asked, channels: on }] }, new Date());
    await carried(id);
    return { id, token, number: proofNumber(id), path: `/verify/${proofNumber(id)}` };
  };
  const edit = async (change: object) => {
    const now = await call(referenceRoutes.getReference, { id: about.reference.id }, caller);
    const { attributes } = now;
    return await call(referenceRoutes.updateReference, { id: now.id, attributes, ...change }, caller);
  };
  return { ...about, ...(await answer()), answer, edit };
}

describe('a certificate', () => {
  it('has the number that its receipt shows, on the page and in the mail', async () => {
    const { token, contact, number } = await confirmed();
    const { page } = await open(`/approve/${token}`);
    expect(page).toContain(`No. ${number}`);
    expect((await mailAbout(contact.email, /Your receipt: what/)).text).toContain(`No. ${number}`);
  });

  it('gives its wording as the very bytes that were hashed, until it is taken back', async () => {
    const { token, number, path, reference } = await confirmed();
    const { page } = await open(path);
    expect(page).toContain('Confirmed wording (text file)');
    const file = await fetch(`${origin}${path}?as=text`);
    expect(file.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(file.headers.get('content-disposition')).toContain(`${number}.txt`);
    const bytes = Buffer.from(await file.arrayBuffer());
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(page.replaceAll(/<[^>]*>|\s/g, '')).toContain(hash);
    expect(bytes.toString()).toContain(reference.name);
    await withdrawByLink(token, channels, new Date());
    await expect.poll(async () => (await open(`${path}?as=text`)).status).toBe(410);
    expect((await open(`${path}?as=text`)).page).not.toContain(reference.name);
  });

  it('keeps its wording back while a part that it names is not allowed', async () => {
    const { path } = await confirmed({ asked: ['name', 'text'] });
    const { page } = await open(`${path}?as=text`);
    expect(page).toContain('<!doctype html>');
    expect(page).not.toContain('text file');
    expect(page).not.toContain('At last.');
  });

  it('is asked for anew each time, whatever it answers', async () => {
    const { number, path, reference } = await confirmed();
    const before = `/verify/${organizationId}.${reference.id}`;
    for (const address of [
      path,
      `${path}?as=text`,
      before,
      `/verify/x?no=${number}`,
      '/verify/RD-0000-0000',
    ]) {
      const { headers } = await fetch(origin + address, { redirect: 'manual' });
      expect([address, headers.get('cache-control')]).toEqual([
        address,
        'public, max-age=0, must-revalidate',
      ]);
    }
  });

  it('tells the facts of the work that were approved with the text', async () => {
    const { path } = await confirmed();
    const { page } = await open(path);
    expect(page).toContain('Facts of the work');
    expect(page).toContain('Spring 2026');
  });

  it('is not promised by the receipt of an answer that allows nothing on the page', async () => {
    const { token, number } = await confirmed({ on: ['press'] });
    const { page } = await open(`/approve/${token}`);
    expect(page).toContain('Receipt');
    expect(page).not.toContain(number);
  });

  it('is valid while everything shown is confirmed, and says what, by whom and when', async () => {
    const { reference, customer, number, path } = await confirmed({ expiresOn: '2031-11-23' });
    const { status, state, page } = await open(path);
    expect([status, state]).toEqual([200, 'valid']);
    for (const words of [
      'Confirmed by the customer',
      number,
      customer.name,
      reference.name,
      '38 % fewer calls',
      'At last.',
      name,
      'reached at customer.example',
      '23 November 2031',
      'noindex',
      // The address that the answer came from stands below the customer too.
      '<span>customer.example</span>',
    ])
      expect(page).toContain(words);
    expect(page).not.toMatch(/aggregateRating|"Review"/);
    await expectConsistent(organizationId);
  });

  it.each([
    ['fi', 'Asiakkaan vahvistama', '23. marraskuuta 2031'],
    ['sv', 'Bekräftat av kunden', '23 november 2031'],
    ['de', 'Vom Kunden bestätigt', '23. November 2031'],
  ])('speaks the language of its address and leads to the others: %s', async (language, title, day) => {
    const { path } = await confirmed({ expiresOn: '2031-11-23' });
    const { page } = await open(`${path}?lang=${language}`);
    for (const words of [`<html lang="${language}"`, title, day]) expect(page).toContain(words);
    const links = [...page.matchAll(/hreflang="(\w+)"/gi)].map(([, code]) => code);
    expect(new Set([...links, language])).toEqual(new Set(['de', 'en', 'fi', 'sv']));
  });

  it('is found by its number however it is typed, and by the address of before', async () => {
    const { reference, number, path } = await confirmed();
    expect((await open(`/verify/${number.toLowerCase().replaceAll('-', ' ')}`)).state).toBe('valid');
    const moved = [
      await open(`/verify/${organizationId}.${reference.id}`),
      await open(`/verify/x?no=${number}`),
    ];
    for (const { status, location } of moved) expect([status, location]).toEqual([303, path]);
  });

  it('has a change since then with both texts', async () => {
    const { edit, path } = await confirmed();
    await edit({ name: 'A better title' });
    const { status, state, page } = await open(path);
    expect([status, state]).toEqual([200, 'changed']);
    expect(page).toMatch(/<mark>[^<]*better/);
    expect(page).not.toContain('Confirmed by the customer');
  });

  it('is partial beside parts that nobody was asked about, and says nothing of them', async () => {
    const { path } = await confirmed({ asked: ['name', 'text'] });
    const { state, page } = await open(path);
    expect(state).toBe('partial');
    expect(page).not.toContain('At last.');
    expect(page).not.toContain(name);
    expect(page).toContain('Not part of the confirmation');
  });

  it('names nobody any more once it is taken back', async () => {
    const { token, path, customer, reference, number } = await confirmed();
    expect(await withdrawByLink(token, channels, new Date())).toBe(true);
    await expect.poll(async () => (await open(path)).status).toBe(410);
    const { state, page } = await open(path);
    expect(state).toBe('withdrawn');
    for (const words of [customer.name, reference.name, name, 'customer.example', 'At last.'])
      expect(page).not.toContain(words);
    expect(page).toContain(number);
    await expectConsistent(organizationId);
  });

  it('stands in documents, and ends where they lead once it is taken back', async () => {
    const { token, number, path, reference } = await confirmed();
    const told = async () => {
      const { bytes } = await make(caller, { format: 'docx', referenceIds: [reference.id] });
      return await readText('docx', bytes);
    };
    expect(await told()).toContain(`/verify/${number}`);
    expect((await openLink(token, 'step=withdraw')).html).toContain('The link to your confirmation in them');
    await withdrawByLink(token, channels, new Date());
    await expect.poll(async () => (await open(path)).state).toBe('withdrawn');
    expect(await told()).not.toContain('/verify/');
  });

  it('ends after its last day, and with a newer answer', async () => {
    const { path, id, answer, customer } = await confirmed({ expiresOn: '2031-11-23' });
    const newer = await answer();
    const old = await open(path);
    expect([old.status, old.state, old.page.includes(customer.name)]).toEqual([410, 'expired', false]);
    expect((await open(newer.path)).state).toBe('valid');
    const key = keys.proofNumber(newer.number);
    await updateRow(key, 'SET expiresOn = :day', { ':day': '2020-01-01' });
    const ended = await open(newer.path);
    expect([ended.status, ended.state, ended.page.includes(customer.name)]).toEqual([410, 'expired', false]);
    expect(id).not.toBe(newer.id);
  });

  it('is not shown while its reference is not', async () => {
    const { path, edit } = await confirmed();
    await edit({ status: 'Draft' });
    expect((await open(path)).status).toBe(404);
    await edit({ status: 'Published' });
    expect((await open(path)).state).toBe('valid');
  });
});

it.each([
  ['that nobody has', '/verify/RD-0000-0000'],
  ['with a letter that is in none', '/verify/RD-UUUU-0000'],
  ['of an organization that does not exist', `/verify/${'0'.repeat(26)}.${'0'.repeat(26)}`],
  ['without a reference', `/verify/${organizationId}`],
])('a number %s is unknown', async (_name, path) => {
  const { status, state, page } = await open(path);
  expect([status, state]).toEqual([404, undefined]);
  expect(page).toContain('There is no such confirmation');
  expect(page).toContain('noindex');
});
