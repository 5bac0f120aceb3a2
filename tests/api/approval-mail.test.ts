import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { serverLimits } from '#contract/rules/server-limits';
import { linkToken } from '#functions/approval/store';
import { keys } from '#functions/shared/data/keys';
import { lookAfterHere, makeAsking } from '../support/approvals.ts';
import { uploadPicture } from '../support/files.ts';
import { runInProcess } from '../support/in-process.ts';
import { mailAbout } from '../support/mail.ts';
import { call } from '../support/people.ts';
import { picture } from '../support/pictures.ts';
import { removeItem, updateRow } from '../support/table.ts';
import { upload } from '../support/uploads.ts';

runInProcess();
const { origin } = inject('cloud');
const { owner, organizationId, caller, newCase, ask } = await makeAsking();

async function askIllustrated(subjects: string[], input: object = {}, more: object = {}) {
  const noisy = await picture(1600, 1200).jpeg({ quality: 95 }).toBuffer();
  const [main, logo] = [await upload(caller, noisy, 'image/jpeg'), await uploadPicture(caller)];
  const figures = [{ value: '38', unit: '%', label: 'fewer calls' }];
  const custom = { mainImage: main.url, logoImage: logo.url, figures };
  const about = await newCase({ ...input, custom: { ...custom, ...more } });
  const { id } = await ask(about, { subjects, message: 'Hello Maija,\nis this right?' });
  return { ...about, id, token: await linkToken(id) };
}

const storedFiles = async (id: string) => (await fetch(`${origin}/__local/mail/${id}`)).text();

it('a request contains its pictures, and replies go to the asker', async () => {
  const own = await uploadPicture(caller);
  await updateRow(keys.publicPage(organizationId), 'SET branding.logo = :logo', { ':logo': own.url });
  const { contact, token } = await askIllustrated(['name', 'logo', 'text', 'images']);
  const mail = await mailAbout(contact.email, /^May we show/);
  expect(mail.replyTo).toEqual([owner.email]);
  expect(mail.from).toMatch(/<no-reply@refdeck\.example>$/);
  const { attachments = [] } = mail;
  expect(attachments.map(({ contentId, contentType, inline }) => [contentId, contentType, inline])).toEqual([
    ['logo', 'image/png', true],
    ['card', 'image/jpeg', true],
    ['customer', 'image/png', true],
  ]);
  expect(attachments.reduce((sum, { bytes }) => sum + bytes!, 0)).toBeLessThanOrEqual(80_000);
  for (const { contentId } of attachments) expect(mail.html).toContain(`src="cid:${contentId}"`);
  expect(mail.html).not.toMatch(/\/(assets|private)\//);
  expect(mail.html.split(token)).toHaveLength(2);
  expect(mail.text).toMatch(/Hello Maija,[^]*is this right\?[^]*fewer calls[^]*\/approve\//);
  const [, card] = /src="data:image\/jpeg;base64,([^"]+)"/.exec(await storedFiles(mail.id))!;
  const { width, height, format } = await sharp(Buffer.from(card!, 'base64')).metadata();
  expect([width, height, format]).toEqual([1068, 440, 'jpeg']);
});

it('a mail shows nothing of what is not asked about', async () => {
  const { contact } = await askIllustrated(['name']);
  const mail = await mailAbout(contact.email, /^May we show/);
  const shown = (mail.attachments ?? []).map(({ contentId }) => contentId);
  expect(shown.filter((place) => place !== 'logo')).toEqual([]);
  expect(mail.text).not.toContain('fewer calls');
});

it.each([
  ['its alias', { alias: 'A dairy in the north' }, 'A dairy in the north'],
  ['no alias', {}, 'The story'],
])('a mail that does not ask for the name keeps the customer out, with %s', async (_what, more, title) => {
  const figures = [{ value: '38', unit: '%', label: 'fewer calls at Acme' }];
  const input = { name: 'How Acme got cold' };
  const parts = ['logo', 'text', 'quote', 'images', 'person'];
  const { contact } = await askIllustrated(parts, input, { figures, quotePerson: 'Ann of Acme', ...more });
  await lookAfterHere(new Date(Date.now() + serverLimits.approvalReminderDays[0] * 86_400_000 + 60_000));
  for (const subject of [/^May we show/, /^Still open/]) {
    const mail = await mailAbout(contact.email, subject);
    const shown = (mail.attachments ?? []).map(({ contentId }) => contentId);
    expect(shown.filter((place) => place !== 'logo')).toEqual([]);
    for (const text of [mail.subject, mail.text, mail.html]) expect(text).not.toMatch(/Acme/i);
    expect(mail.text).toContain(title);
  }
});

it('a mail without the name keeps other names of the customer out', async () => {
  const about = await newCase({ name: 'How Old Dairy got cold', custom: { alias: 'A dairy in the north' } });
  const attributes = { otherNames: 'Old Dairy Oy' };
  await call(customerRoutes.updateCustomer, { id: about.customer.id, attributes }, caller);
  await ask(about, { subjects: ['text'] });
  const mail = await mailAbout(about.contact.email, /^May we show/);
  for (const text of [mail.subject, mail.text, mail.html]) expect(text).not.toContain('Old Dairy');
  expect(mail.text).toContain('A dairy in the north');
});

it('a reminder names nobody who has left, and the second says it is the last', async () => {
  const { contact } = await askIllustrated(['name', 'text']);
  await removeItem(keys.member(organizationId, owner.userId));
  const after = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000);
  await lookAfterHere(after(serverLimits.approvalReminderDays[0]));
  const first = await mailAbout(contact.email, /^Still open/);
  expect(first.replyTo).toEqual(['no-reply@refdeck.example']);
  expect(first.text).toMatch(/waits for your answer[^]*\/approve\/[^]*The message of [^]*Hello Maija/);
  expect(first.text).not.toContain('last reminder');
  expect(first.text).not.toContain(owner.email);
  await lookAfterHere(after(serverLimits.approvalReminderDays[1]));
  const last = await mailAbout(contact.email, /^Still open/);
  await expect
    .poll(async () => (await mailAbout(contact.email, /^Still open/)).text)
    .toContain('last reminder');
  expect(last.html).toContain('prefers-color-scheme');
});
