import { describe, expect, it } from 'vitest';
import { handOffFormat, type HandOffFile, type HandOffReference } from '#contract/resources/hand-off-file';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { translationRoutes } from '#contract/resources/translation';
import { limits } from '#contract/rules/limits';
import { callRaw, outcomes } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeCustomer, makeOwner, makeReference } from '../support/people.ts';

const { owner, organizationId, caller } = await makeOwner({ maxCards: 200 });
const { id: customerId } = await makeCustomer(owner, organizationId);
await call(organizationRoutes.saveSettings, { languages: ['fi', 'sv'] }, caller);

const figures = [
  { value: '38 %', label: 'fewer calls' },
  { value: '12', unit: 'days', label: 'from order to power' },
];
const custom = { outcomes: 'More power', projectLocation: 'Turku', figures };
const original = (input: object = {}) =>
  makeReference(owner, organizationId, customerId, { name: 'Shore power', custom, ...input });
const finnish = {
  title: 'Maasähköä',
  shortDescription: 'Lyhyesti',
  outcomes: 'Lisää sähköä',
  location: 'Turku',
  'figures.0.label': 'vähemmän puheluita',
  'figures.1.unit': 'päivää',
  'figures.1.label': 'tilauksesta sähköön',
};

const handOff = async (ids: string[], format: 'json' | 'xliff' = 'json', language: 'fi' | 'sv' = 'fi') =>
  call(translationRoutes.createTranslationFile, { ids, language, format }, caller);
const read = (id: string) => call(translationRoutes.getTranslation, { id, language: 'fi' }, caller);
const save = (id: string, input: object) =>
  call(translationRoutes.saveTranslation, { id, language: 'fi', ...input }, caller);
const change = (id: string, input: object) =>
  call(referenceRoutes.updateReference, { id, attributes: { customerId }, ...input }, caller);
const isMissing = async (id: string) =>
  (await callRaw(translationRoutes.getTranslation, { id, language: 'fi' }, caller)).status === 404;
const bring = (text: string, input: object = {}) =>
  call(translationRoutes.importTranslations, { text, ...input }, caller);

/** A translator sends this file back. */
async function translated(ids: string[], texts: Record<string, string>): Promise<string> {
  const file = JSON.parse((await handOff(ids)).text) as HandOffFile;
  return JSON.stringify(filled(file, texts));
}

const filled = (file: HandOffFile, texts: Record<string, string>): HandOffFile => ({
  ...file,
  references: file.references.map((reference) => ({
    ...reference,
    texts: reference.texts.map((text) => ({ ...text, target: texts[text.id] ?? text.target })),
  })),
});

describe('a hand-off file', () => {
  it('names organization, languages, versions, and each text with its place and limit', async () => {
    const { id } = await original();
    await save(id, { fields: { title: 'Maasähköä' }, same: ['location'] });
    const { fileName, text, left } = await handOff([id]);
    expect(fileName).toMatch(/^refdeck-fi-\d{4}-\d\d-\d\d\.json$/);
    expect(left).toEqual([]);
    const { references, ...named } = JSON.parse(text) as HandOffFile;
    expect(named).toEqual({ format: handOffFormat, organization: organizationId, language: 'fi' });
    expect(references).toMatchObject([
      { id, name: 'Shore power', language: 'en', version: 1, translation: 1 },
    ]);
    const [title, ...others] = references[0]!.texts;
    expect(title).toEqual({
      id: 'title',
      label: 'Title',
      maxLength: limits.nameLength,
      source: 'Shore power',
      target: 'Maasähköä',
    });
    expect(others.map((one) => one.id)).not.toContain('location');
    expect(others).toContainEqual({
      id: 'figures.1.unit',
      label: 'Key figures 2, unit',
      maxLength: 16,
      note: 'Shown with “12”.',
      source: 'days',
    });
  });

  it('leaves references that do not fit for another file', async () => {
    const attributes = { customerId, longDescription: '漢'.repeat(7_999) };
    const made = await Promise.all(Array.from({ length: 6 }, () => original({ attributes })));
    const ids = made.map(({ id }) => id);
    for (const format of ['json', 'xliff'] as const) {
      const { text, left } = await handOff(ids, format);
      expect(Buffer.byteLength(text)).toBeLessThan(limits.handOffBytes);
      expect(left.length).toBeGreaterThan(0);
      expect(left).toEqual(ids.slice(ids.length - left.length));
      expect((await handOff(left, format)).left).toEqual([]);
    }
  });

  it.each([
    ['in a language that nobody chose', { language: 'de' }, 'LANGUAGE_NOT_CHOSEN'],
    ['in the language of the original', { language: 'en' }, 'LANGUAGE_NOT_CHOSEN'],
    ['of a reference twice', { twice: true }, 'VALIDATION_FAILED'],
  ])('is refused %s', async (_case, { twice, ...input }: { language?: string; twice?: boolean }, code) => {
    const { id } = await original();
    const body = { ids: twice ? [id, id] : [id], language: 'fi', format: 'xliff', ...input };
    expect((await callRaw(translationRoutes.createTranslationFile, body, caller)).body.code).toBe(code);
  });
});

describe('an import', () => {
  it.each(['json', 'xliff'] as const)('saves each text as it was sent, as a draft (%s)', async (format) => {
    const { id } = await original({
      attributes: { customerId, longDescription: '**漢字** 👍 & <b>\n\n- مرحبا' },
    });
    const long = '**Kanji** 👍 & <b> ]]>\n\n- مرحبا\n- "lainaus"';
    const texts = { ...finnish, longDescription: long };
    let { text } = await handOff([id], format);
    if (format === 'json') text = await translated([id], texts);
    else
      for (const [name, target] of Object.entries(texts))
        text = text.replace(
          new RegExp(`(<trans-unit id="${name}"[^]*?</source>)`),
          (unit) => `${unit}<target>${target.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</target>`,
        );
    const { references, ignored } = await bring(text);
    expect(ignored).toEqual([]);
    expect(references).toMatchObject([{ id, unchanged: [], refused: [], changed: [] }]);
    expect(references[0]!.saved.map(({ field }) => field).toSorted()).toEqual(Object.keys(texts).toSorted());
    expect(await read(id)).toMatchObject({
      status: 'Draft',
      origin: 'file',
      version: 1,
      basedOn: { version: 1 },
      fields: {
        title: finnish.title,
        location: 'Turku',
        longDescription: long,
        figures: [{ label: 'vähemmän puheluita' }, { unit: 'päivää', label: 'tilauksesta sähköön' }],
      },
    });
    await expectConsistent(organizationId);
  });

  it('saves nothing in a dry run and answers the same', async () => {
    const { id } = await original();
    const text = await translated([id], finnish);
    const dry = await bring(text, { dryRun: true });
    expect(await isMissing(id)).toBe(true);
    expect(await bring(text)).toEqual(dry);
  });

  it('changes nothing the second time', async () => {
    const { id } = await original();
    const text = await translated([id], finnish);
    await bring(text);
    const { references } = await bring(text);
    expect(references).toMatchObject([{ saved: [], refused: [] }]);
    expect(references[0]!.unchanged).toHaveLength(Object.keys(finnish).length);
    expect((await read(id)).version).toBe(1);
  });

  it('refuses what is too long field by field and saves the rest', async () => {
    const { id } = await original();
    const { references } = await bring(
      await translated([id], {
        ...finnish,
        title: 'x'.repeat(201),
        'figures.1.unit': 'y'.repeat(17),
        outcomes: 'a\u0007',
      }),
    );
    expect(references[0]!.refused).toEqual([
      { field: 'title', code: 'invalid', why: 'Must be at most 200 characters' },
      { field: 'outcomes', code: 'invalid', why: 'Must not contain control characters' },
      { field: 'figures.1.unit', code: 'invalid', why: 'Must be at most 16 characters' },
    ]);
    expect((await read(id)).fields).toEqual({
      shortDescription: 'Lyhyesti',
      location: 'Turku',
      figures: [{ label: 'vähemmän puheluita' }, { label: 'tilauksesta sähköön' }],
    });
  });

  it('deletes no text that the file leaves empty', async () => {
    const { id } = await original();
    await save(id, { fields: { title: 'Maasähköä', outcomes: 'Virtaa' } });
    await bring(await translated([id], { outcomes: ' ', title: 'Sähköä maista' }));
    expect((await read(id)).fields).toMatchObject({ title: 'Sähköä maista', outcomes: 'Virtaa' });
  });

  it('refuses to change a ready translation', async () => {
    const { id } = await original({ custom: {} });
    await save(id, { fields: { title: 'Maasähköä', shortDescription: 'Lyhyesti' }, status: 'Ready' });
    const same = await bring(await translated([id], {}));
    expect(same.references[0]).toMatchObject({ unchanged: ['title', 'shortDescription'], refused: [] });
    const { references } = await bring(await translated([id], { title: 'Toinen' }), { replace: true });
    expect(references[0]).toMatchObject({
      saved: [],
      refused: [{ code: 'ready' }],
    });
    expect(await read(id)).toMatchObject({ status: 'Ready', version: 1, fields: { title: 'Maasähköä' } });
  });

  it('says of a late file what has changed in the original', async () => {
    const { id } = await original();
    const text = await translated([id], finnish);
    await change(id, {
      name: 'Shore power for all',
      custom: { figures: [{ value: '40 %', label: 'fewer mails' }] },
    });
    const { references, ignored } = await bring(text);
    expect(references[0]).toMatchObject({
      changed: ['title'],
      refused: [{ field: 'figures.0.label', code: 'figureChanged' }],
    });
    expect(ignored).toEqual([`${id}/figures.1.unit`, `${id}/figures.1.label`]);
    expect((await read(id)).basedOn).toMatchObject({ version: 1, fields: { title: 'Shore power' } });
    const { translations } = await call(translationRoutes.listTranslations, { id }, caller);
    expect(translations).toMatchObject([{ basedOn: 1, changed: ['title'] }]);
  });

  it('keeps what somebody wrote after the file, unless it is asked to replace it', async () => {
    const { id } = await original();
    const text = await translated([id], finnish);
    await save(id, { fields: { title: 'Käsin kirjoitettu' } });
    const { references } = await bring(text);
    expect(references[0]!.refused).toMatchObject([{ field: 'title', code: 'changedSince' }]);
    expect((await read(id)).fields).toMatchObject({ title: 'Käsin kirjoitettu', outcomes: 'Lisää sähköä' });
    await bring(text, { replace: true });
    expect((await read(id)).fields.title).toBe('Maasähköä');
  });

  it('lets two translators at once lose no text', async () => {
    const { id } = await original();
    const first = await translated([id], { title: 'Yksi', outcomes: 'Ensin' });
    const second = await translated([id], { title: 'Kaksi', shortDescription: 'Toinen' });
    const answers = await Promise.all(
      [first, second].map((text) => callRaw(translationRoutes.importTranslations, { text }, caller)),
    );
    expect(outcomes(answers)).toEqual({ 200: 2 });
    const { fields, version } = await read(id);
    expect(version).toBe(2);
    expect(fields).toMatchObject({ outcomes: 'Ensin', shortDescription: 'Toinen' });
    expect(['Yksi', 'Kaksi']).toContain(fields.title);
    await expectConsistent(organizationId);
  });

  it('ignores references and texts that nobody knows, by name', async () => {
    const { id } = await original();
    const file = JSON.parse(await translated([id], finnish)) as HandOffFile;
    const [known] = file.references as [HandOffReference];
    const strange = { ...known, texts: [{ id: '__proto__', source: '', target: 'x' }] };
    const references = [known, { ...strange, id: '01KAJ3P7H1S3U5W7Y9A2C4E6GC' }, { ...strange, id: '../x' }];
    const { ignored } = await bring(JSON.stringify({ ...file, references }));
    expect(ignored).toEqual(['01KAJ3P7H1S3U5W7Y9A2C4E6GC', '../x']);
    const odd = { ...file, references: [strange] };
    expect((await bring(JSON.stringify(odd))).ignored).toEqual([`${id}/__proto__`]);
  });

  it.each<[string, (file: HandOffFile) => object | string, string]>([
    ['of another organization', (file) => ({ ...file, organization: customerId }), 'VALIDATION_FAILED'],
    ['in a language that nobody chose', (file) => ({ ...file, language: 'de' }), 'LANGUAGE_NOT_CHOSEN'],
    ['in no language', (file) => ({ ...file, language: '__proto__' }), 'LANGUAGE_NOT_CHOSEN'],
    ['that is cut off', (file) => JSON.stringify(file).slice(0, -5), 'VALIDATION_FAILED'],
    [
      'that is too large',
      (file) => ({ ...file, more: 'x'.repeat(limits.handOffBytes) }),
      'VALIDATION_FAILED',
    ],
  ])('refuses a file %s and saves nothing', async (_case, spoil, code) => {
    const { id } = await original();
    const spoilt = spoil(JSON.parse(await translated([id], finnish)) as HandOffFile);
    const text = typeof spoilt === 'string' ? spoilt : JSON.stringify(spoilt);
    const { body } = await callRaw(translationRoutes.importTranslations, { text }, caller);
    expect(body.code).toBe(code);
    expect(await isMissing(id)).toBe(true);
  });

  it('refuses a reference whose original is in another language', async () => {
    const { id } = await original();
    const text = await translated([id], finnish);
    await change(id, { language: 'sv' });
    const { references } = await bring(text);
    expect(references).toMatchObject([{ saved: [], refused: [{ code: 'originalLanguage' }] }]);
  });

  it('takes a picture only if the original shows it', async () => {
    const { id } = await original({ attributes: { customerId, longDescription: 'Text' } });
    const text = await translated([id], { longDescription: 'Teksti ![](https://x.example/a.png)' });
    const { references } = await bring(text);
    expect(references[0]).toMatchObject({
      saved: [],
      refused: [{ field: 'longDescription', code: 'picture' }],
    });
  });
});
