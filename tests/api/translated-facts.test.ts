import { beforeAll, describe, expect, inject, it } from 'vitest';
import { tenderFormats } from '#contract/resources/document';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { translationRoutes } from '#contract/resources/translation';
import { linkToken } from '#functions/approval/store';
import { pageOf } from '../support/approval-page.ts';
import { makeProving, openProof, values } from '../support/buyer-proofs.ts';
import { allBytesOf } from '../support/document-texts.ts';
import { runInProcess } from '../support/in-process.ts';
import { call } from '../support/people.ts';

beforeAll(() => runInProcess());

const { origin } = inject('cloud');
const { open } = pageOf(origin);
const { caller, newPick, newTender, pick, update, ask, confirm, file, save } = await makeProving();
await call(
  organizationRoutes.saveSettings,
  { permissionPolicy: 'require', language: 'en', languages: ['sv'] },
  caller,
);

const english = { tenderText: 'Told in English', ourPart: 'English part' };
const swedish = { tenderTitle: 'Rubrik för anbud', tenderText: 'Sagt på svenska', ourPart: 'Svensk del' };

type Picked = Awaited<ReturnType<typeof newPick>>;

async function write({ referenceId: id }: Picked, more: object = {}, version = 1) {
  const translations = { sv: { ...swedish, ...more } };
  const written = { ...values, ...english, translations };
  return await call(referenceRoutes.saveFacts, { id, version, values: written }, caller);
}

async function newTranslated(more: object = {}, input: object = {}): Promise<Picked> {
  const about = await newPick({ name: 'As on the page', ...input });
  await write(about, more);
  return about;
}

const translate = ({ referenceId }: Picked, fields: object) =>
  call(
    translationRoutes.saveTranslation,
    { id: referenceId, language: 'sv', fields, status: 'Ready' },
    caller,
  );

const textOf = async (about: Picked, language: string) => (await file(about, { language })).bytes.toString();
const all = [...Object.values(english), ...Object.values(swedish)];
const toldIn = async (about: Picked, language: string) => {
  const text = await textOf(about, language);
  return all.filter((words) => text.includes(words));
};

describe('texts for tenders in another language', () => {
  it('are told in the files of that language, and the others in those of theirs', async () => {
    const about = await newTranslated();
    await confirm(about);
    expect(await toldIn(about, 'sv')).toEqual(Object.values(swedish));
    expect(await toldIn(about, 'en')).toEqual(Object.values(english));
    expect(await toldIn(about, 'fi')).toEqual(Object.values(english));
  });

  it('take the place of a translation, whose other texts stay', async () => {
    const about = await newTranslated({ tenderTitle: '' }, { custom: { outcomes: 'More readers' } });
    const { tenderTitle: _title, ...told } = swedish;
    await translate(about, { title: 'På svenska', shortDescription: 'I korthet', outcomes: 'Fler läsare' });
    await confirm(about);
    const text = await textOf(about, 'sv');
    expect(await toldIn(about, 'sv')).toEqual(Object.values(told));
    expect(text).toContain('Fler läsare');
    expect(text).not.toMatch(/I korthet|More readers/);
  });

  it('are not told alone without a title', async () => {
    const about = await newTranslated({ tenderTitle: '' });
    await confirm(about);
    expect(await toldIn(about, 'sv')).toEqual(Object.values(english));
  });

  it('are told under require as the customer has approved them', async () => {
    const about = await newPick({ name: 'As on the page' });
    await confirm(about);
    await write(about);
    expect(await toldIn(about, 'sv')).toEqual([]);
    await confirm(about);
    expect(await toldIn(about, 'sv')).toEqual(Object.values(swedish));
    await write(about, { tenderText: 'Inte godkänt', ourPart: 'Inte heller' }, 2);
    expect(await toldIn(about, 'sv')).toEqual(Object.values(swedish));
    expect(await textOf(about, 'sv')).not.toMatch(/Inte godkänt|Inte heller/);
  });

  it('are read by the contact before anybody else, also the part in each language', async () => {
    const about = await newTranslated();
    const parts = { subjects: ['name', 'text'], channels: ['tender'] };
    const { id } = await ask(about, { ...parts, tender: { id: about.tenderId } });
    const token = await linkToken(id);
    const { html } = await open(token, 'lang=en');
    for (const words of [english.ourPart, swedish.ourPart, '(Swedish)']) expect(html).toContain(words);
    const { html: inSwedish } = await open(token, 'lang=en&language=sv');
    for (const words of [swedish.tenderTitle, swedish.tenderText]) expect(inSwedish).toContain(words);
  });

  it('are confirmed on the page of a buyer who reads that language', async () => {
    const about = await newTranslated();
    const tenderId = await newTender();
    await update(tenderId, { languages: ['sv'] });
    await pick(tenderId, { add: [{ referenceId: about.referenceId }] });
    await confirm({ ...about, tenderId });
    const { path } = await save(tenderId);
    const { html, states } = await openProof(path!);
    expect(states.at(-1)).toBe('confirmed');
    for (const words of Object.values(swedish)) expect(html).toContain(words);
    for (const words of Object.values(english)) expect(html).not.toContain(words);
  });

  it('of an anonymous reference name its customer in no format', async () => {
    const about = await newTranslated({}, { custom: { alias: 'A ferry company' } });
    const { name } = about.customer;
    await write(about, { tenderText: `Allt som ${name} bad om`, ourPart: `Del för ${name}` }, 2);
    await translate(about, { title: 'En terminal', shortDescription: 'I korthet', alias: 'Ett rederi' });
    await pick(about.tenderId, { add: [{ referenceId: about.referenceId, anonymous: true }] });
    await confirm(about);
    for (const format of tenderFormats) {
      const { bytes } = await file(about, { format, language: 'sv' });
      const text = await allBytesOf(format, bytes);
      expect(text, format).toContain('Ett rederi');
      expect(text, format).not.toContain(name);
    }
  });

  it('give way to the words of one tender, also if nothing else is translated', async () => {
    const about = await newPick({ name: 'As on the page' });
    const own = { language: 'sv' as const, tenderTitle: 'För köparen', ourPart: 'Del för köparen' };
    await pick(about.tenderId, { add: [{ referenceId: about.referenceId, own }] });
    await confirm(about);
    const text = await textOf(about, 'sv');
    for (const words of [own.tenderTitle, own.ourPart]) expect(text).toContain(words);
    expect(text).not.toContain('As on the page');
    await write(about);
    await confirm(about);
    expect(await toldIn(about, 'sv')).toEqual([swedish.tenderText]);
  });

  it('that a tender does not tell are told in no language', async () => {
    const about = await newTranslated();
    await pick(about.tenderId, { add: [{ referenceId: about.referenceId, untold: ['ourPart'] }] });
    await confirm(about);
    for (const language of ['en', 'sv']) expect(await textOf(about, language)).not.toMatch(/part|del\b/);
  });
});
