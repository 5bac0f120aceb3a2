import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import type { Snapshot } from '#contract/resources/approval';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { translationRoutes } from '#contract/resources/translation';
import { permissionPolicies } from '#contract/rules/choices';
import { getProof } from '#functions/public/get-proof';
import { readReferencePage } from '#functions/public/get-reference-page';
import { linkToken } from '#functions/approval/store';
import { proofNumber } from '#functions/publication/proof';
import { sha256 } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import { pageOf } from '../support/approval-page.ts';
import { makeAsking, yes } from '../support/approvals.ts';
import { budgets } from '../support/budgets.ts';
import { runInProcess } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { mailAbout } from '../support/mail.ts';
import { call } from '../support/people.ts';
import { readItem } from '../support/table.ts';

runInProcess();
const { open, send } = pageOf(inject('cloud').origin);

const custom = { quote: 'Toimii', quotePerson: 'Maija Meri' };
const original = { name: 'Maasähköä laivoille', tags: ['Satama'], custom };
const swedish = { title: 'Landström till fartyg', shortDescription: 'I korthet', quote: 'Det fungerar' };
const confirming = { step: 'confirm', decision: 'approve', name: yes.name, person: 'asked' };
const asked = { subjects: ['name', 'text', 'quote', 'person'], channels: ['reference-page', 'website'] };

type World = Awaited<ReturnType<typeof makeAsking>>;

async function makeWorld(permissionPolicy: (typeof permissionPolicies)[number]) {
  const world = await makeAsking();
  const settings = { permissionPolicy, language: 'fi', languages: ['sv', 'en'] };
  await call(organizationRoutes.saveSettings, settings, world.caller);
  const terms = [{ term: 'Satama', translation: 'Hamn' }];
  await call(translationRoutes.saveTerms, { language: 'sv', terms }, world.caller);
  return { ...world, ...stepsIn(world) };
}

const stepsIn = ({ caller, organizationId, newCase, ask, read, carried }: World) => {
  const translate = async (id: string, input: object) => {
    const known = (await read(id)).translations?.sv;
    const body = { id, language: 'sv', version: known?.version, status: 'Ready', ...input };
    return await call(translationRoutes.saveTranslation, body, caller);
  };
  const save = async (id: string, changes: object) => {
    const { attributes: known } = await read(id);
    const attributes = { ...known, referenceDate: known.referenceDate ?? null };
    return await call(referenceRoutes.updateReference, { id, attributes, ...changes }, caller);
  };
  return {
    translate,
    save,
    begin: async (fields: object | false = swedish) => {
      const about = await newCase(
        { ...original, status: 'Draft', attributes: { description: 'Lyhyesti' } },
        { language: 'sv' },
      );
      if (fields) await translate(about.reference.id, { fields });
      return about;
    },
    request: async (about: Awaited<ReturnType<typeof newCase>>) => {
      const { id } = await ask(about, asked);
      return { id, token: await linkToken(id) };
    },
    answer: async ({ id, token }: { id: string; token: string }, fields: Record<string, string> = {}) => {
      expect((await send(token, { ...confirming, v: '0', ...fields })).status).toBe(303);
      await carried(id);
    },
    shownIn: async (language: string, referenceId: string): Promise<CardContent | undefined> => {
      const page = await readReferencePage({ now: new Date() }, { id: organizationId, language });
      return page.references.find(({ id }) => id === referenceId);
    },
    wordingsOf: async (referenceId: string) =>
      (await call(permissionRoutes.getPermission, { referenceId }, caller)).wordings,
  };
};

describe('the page of a request with a translation', () => {
  it('shows the wording of its own language first, and each in a tab', async () => {
    const world = await makeWorld('warn');
    const about = await world.begin();
    const { token } = await world.request(about);
    const first = (await open(token)).html;
    expect(first).toContain('<html lang="sv">');
    expect(gzipSync(first, { level: 9 }).length).toBeLessThanOrEqual(budgets.approvalPage);
    expect(first).toContain(swedish.title);
    expect(first).toContain('Översatt från finska');
    expect(first).not.toContain(original.name);
    expect(first).toContain('Ditt svar gäller alla de här språken: finska och svenska.');
    expect(first).toContain('Hamn');
    const finnish = (await open(token, 'step=look&language=fi')).html;
    expect([finnish.includes(original.name), finnish.includes(swedish.title)]).toEqual([true, false]);
    expect((await open(token, 'lang=de')).html).toContain(original.name);
    expect((await open(token, 'language=xx')).html).toContain(swedish.title);
    expect((await open(token, 'step=words')).html).toContain('Du ändrar originaltexten (finska)');
    expect((await open(token, 'step=confirm')).html).toMatch(/<b>Språk<\/b> Finska och svenska/);
  });

  it('names the languages after a yes and in the receipt', async () => {
    const world = await makeWorld('warn');
    const about = await world.begin();
    const request = await world.request(about);
    await world.answer(request);
    for (const query of ['', 'step=later'])
      expect((await open(request.token, query)).html, query).toContain('Finska och svenska');
    expect((await open(request.token, 'step=later&language=fi')).html).toContain(original.name);
    const { text } = await mailAbout(about.contact.email, /^Ditt kvitto/);
    expect(text).toContain('Finska och svenska');
  });

  it('shows no tabs for a story in one language', async () => {
    const world = await makeWorld('warn');
    const about = await world.begin(false);
    const { token, id } = await world.request(about);
    expect((await open(token)).html).not.toContain('class="wl"');
    expect((await world.one(about.customerId, id)).languages).toBeUndefined();
  });
});

describe.each(permissionPolicies)('a request with a translation under %s', (policy) => {
  let world: Awaited<ReturnType<typeof makeWorld>>;
  beforeAll(async () => {
    world = await makeWorld(policy);
  });

  it('stores each wording in one snapshot, and its answer names the languages', async () => {
    const about = await world.begin();
    const { reference, customerId } = about;
    const request = await world.request(about);
    const row = await world.one(customerId, request.id);
    expect(row.languages).toEqual(['fi', 'sv']);
    const text = String((await readItem(keys.snapshot(world.organizationId, row.snapshot)))?.text);
    expect(sha256(text)).toBe(row.snapshot);
    const { card, translations, terms } = JSON.parse(text) as Snapshot;
    expect([card.title, translations, terms]).toEqual([
      original.name,
      { sv: swedish },
      { sv: { Satama: 'Hamn' } },
    ]);
    await world.answer(request);
    const { entries, intact } = await world.ledger(customerId);
    expect([intact, entries.map(({ kind, languages }) => [kind, languages])]).toEqual([
      true,
      [['granted', ['fi', 'sv']]],
    ]);
    await world.save(reference.id, { status: 'Published' });
    expect(await world.shownIn('fi', reference.id)).toMatchObject({
      title: original.name,
      confirmed: expect.anything(),
    });
    expect(await world.shownIn('sv', reference.id)).toMatchObject({
      ...swedish,
      tags: ['Hamn'],
      translatedFrom: 'fi',
      confirmed: expect.anything(),
    });
    expect(await world.wordingsOf(reference.id)).toEqual([{ language: 'sv', state: 'allowed' }]);
    const found = await getProof({ now: new Date() }, proofNumber(request.id));
    expect(found?.proof).toMatchObject({ state: 'valid', languages: ['fi', 'sv'] });
    await expectConsistent(world.organizationId);
  });

  it('allows no wording that became ready after it was sent', async () => {
    const about = await world.begin(false);
    const { reference } = about;
    const request = await world.request(about);
    await world.translate(reference.id, { fields: swedish });
    await world.answer(request);
    await world.save(reference.id, { status: 'Published' });
    expect((await world.shownIn('fi', reference.id))?.confirmed).toBeDefined();
    const shown = await world.shownIn('sv', reference.id);
    expect([shown?.title, shown?.language]).toEqual(
      policy === 'require' ? [original.name, 'fi'] : [swedish.title, undefined],
    );
    if (policy !== 'require') expect(shown?.confirmed).toBeUndefined();
    expect(await world.wordingsOf(reference.id)).toEqual([{ language: 'sv', state: 'not asked' }]);
  });

  it('is judged by language when only the Swedish wording has changed', async () => {
    const about = await world.begin();
    const { reference } = about;
    await world.answer(await world.request(about));
    await world.save(reference.id, { status: 'Published' });
    await world.translate(reference.id, { fields: { ...swedish, title: 'Andra ord' } });
    expect((await world.shownIn('fi', reference.id))?.confirmed).toBeDefined();
    const { title, confirmed } = (await world.shownIn('sv', reference.id))!;
    expect([title, confirmed !== undefined]).toEqual(
      policy === 'require' ? [swedish.title, true] : ['Andra ord', false],
    );
    expect(await world.wordingsOf(reference.id)).toEqual([{ language: 'sv', state: 'changed' }]);
    await expectConsistent(world.organizationId);
  });

  it('keeps the newest approved Swedish when a later yes had no Swedish', async () => {
    const about = await world.begin();
    const { reference } = about;
    await world.answer(await world.request(about));
    await world.save(reference.id, { status: 'Published' });
    await world.translate(reference.id, { status: 'Draft' });
    await world.save(reference.id, { name: 'Uusi otsikko' });
    await world.answer(await world.request(about));
    expect((await world.shownIn('fi', reference.id))?.title).toBe('Uusi otsikko');
    await world.translate(reference.id, { fields: { ...swedish, title: 'Ny rubrik' } });
    const { title } = (await world.shownIn('sv', reference.id))!;
    expect(title).toBe(policy === 'require' ? swedish.title : 'Ny rubrik');
    expect(await world.wordingsOf(reference.id)).toEqual([{ language: 'sv', state: 'changed' }]);
  });

  it('allows the original alone if the contact changed its words', async () => {
    const about = await world.begin();
    const { reference, customerId } = about;
    const request = await world.request(about);
    await send(request.token, { step: 'words', v: '0', 'field.title': 'Omin sanoin', next: 'confirm' });
    await world.answer(request, { v: '1', how: 'now' });
    const { entries } = await world.ledger(customerId);
    expect(entries.map(({ ownWords, languages }) => [ownWords, languages])).toEqual([[true, ['fi']]]);
    await world.save(reference.id, { name: 'Omin sanoin', status: 'Published' });
    expect((await world.shownIn('fi', reference.id))?.confirmed).toBeDefined();
    const { translatedFrom, confirmed } = (await world.shownIn('sv', reference.id))!;
    expect([translatedFrom, confirmed !== undefined]).toEqual(
      policy === 'require' ? [undefined, true] : ['fi', false],
    );
    expect(await world.wordingsOf(reference.id)).toEqual([{ language: 'sv', state: 'not asked' }]);
  });

  it('closes every language with one withdrawal or one no', async () => {
    for (const step of ['withdraw', 'no']) {
      const about = await world.begin();
      const { reference } = about;
      const request = await world.request(about);
      await world.answer(request);
      await world.save(reference.id, { status: 'Published' });
      expect(await world.shownIn('sv', reference.id)).toBeDefined();
      const last = step === 'no' ? await world.request(about) : request;
      const decision = step === 'no' ? 'decline' : 'withdraw';
      expect((await send(last.token, { step, v: '0', decision, what: 'all' })).status).toBe(303);
      await world.carried(last.id);
      for (const language of ['fi', 'sv', 'en'])
        expect(await world.shownIn(language, reference.id), `${step} ${language}`).toBeUndefined();
    }
    await expectConsistent(world.organizationId);
  });
});
