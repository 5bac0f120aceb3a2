import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { translationRoutes } from '#contract/resources/translation';
import { keys } from '#functions/shared/data/keys';
import { callRaw, outcomes, times } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { putRow, readItem } from '../support/table.ts';

const { owner, organizationId, caller } = await makeOwner({ maxCards: 100 });
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
  figures: [{ label: 'vähemmän puheluita' }, { unit: 'päivää', label: 'tilauksesta sähköön' }],
};
const whole = { fields: finnish, same: ['location'], status: 'Ready' };

const save = (id: string, input: object, language = 'fi') =>
  callRaw(translationRoutes.saveTranslation, { id, language, ...input }, caller);
const list = (id: string) => call(translationRoutes.listTranslations, { id }, caller);
const read = (id: string, language: 'fi' | 'sv' = 'fi') =>
  call(translationRoutes.getTranslation, { id, language }, caller);
const change = (id: string, input: object) =>
  call(referenceRoutes.updateReference, { id, attributes: { customerId }, ...input }, caller);

describe('a translation', () => {
  it('is saved beside the original, which keeps its version', async () => {
    const { id } = await original();
    expect((await save(id, whole)).status).toBe(200);
    const saved = await read(id);
    expect(saved).toMatchObject({ status: 'Ready', version: 1, fields: finnish, origin: 'written' });
    expect(saved.basedOn).toMatchObject({ version: 1, fields: { title: 'Shore power', figures } });
    const reference = await call(referenceRoutes.getReference, { id }, caller);
    expect(reference.version).toBe(1);
    expect(reference.translations).toMatchObject({
      fi: { title: 'Maasähköä', status: 'Ready', version: 1, basedOn: 1, changed: [] },
    });
  });

  it('keeps what a later call does not send', async () => {
    const { id } = await original();
    await save(id, whole);
    const { body } = await save(id, { fields: { outcomes: 'Virtaa' }, version: 1 });
    expect(body).toMatchObject({ fields: { ...finnish, outcomes: 'Virtaa' }, status: 'Ready', version: 2 });
  });

  it('tells which fields of the original have changed since', async () => {
    const { id } = await original();
    await save(id, whole);
    const changed = [{ ...figures[0]!, value: '40 %' }, figures[1]!];
    await change(id, { name: 'Shore power for all', custom: { outcomes: 'Power', figures: changed } });
    const { original: now, translations } = await list(id);
    expect(now).toEqual({ language: 'en', version: 2 });
    expect(translations).toMatchObject([{ language: 'fi', basedOn: 1, changed: ['title', 'outcomes'] }]);
    await save(id, { version: 1, originalVersion: 1 });
    expect((await list(id)).translations[0]!.changed).toHaveLength(2);
    await save(id, { version: 2, originalVersion: 2 });
    expect((await list(id)).translations[0]).toMatchObject({ basedOn: 2, changed: [] });
  });

  it('is refused if it was made from a version that nobody knows', async () => {
    const { id } = await original();
    await save(id, whole);
    await change(id, { name: 'Second' });
    await change(id, { name: 'Third' });
    const refused = await save(id, { version: 1, originalVersion: 2 });
    expect([refused.body.code, refused.body.current]).toEqual(['VERSION_CONFLICT', await read(id)]);
  });

  it('carries each key figure to its new place', async () => {
    const { id } = await original();
    await save(id, whole);
    const added = { value: '2', label: 'berths' };
    await change(id, { custom: { figures: [figures[1], added, figures[0]] } });
    const { body } = await save(id, { version: 1, status: 'Draft' });
    expect((body.fields as object | undefined) ?? {}).toMatchObject({
      figures: [finnish.figures[1], { label: '' }, finnish.figures[0]],
    });
  });

  it('stays when the original is saved', async () => {
    const { id } = await original();
    await save(id, whole);
    await change(id, { name: 'Another name' });
    expect((await list(id)).translations).toHaveLength(1);
    await expectConsistent(organizationId);
  });

  it('ends alone, or with its original', async () => {
    const { id } = await original();
    await save(id, whole);
    await save(id, whole, 'sv');
    await call(translationRoutes.deleteTranslation, { id, language: 'fi' }, caller);
    expect((await list(id)).translations.map(({ language }) => language)).toEqual(['sv']);
    await call(referenceRoutes.deleteReference, { id }, caller);
    expect(await readItem(keys.translation(organizationId, id, 'sv'))).toBeUndefined();
    expect((await callRaw(translationRoutes.listTranslations, { id }, caller)).status).toBe(404);
    await expectConsistent(organizationId);
  });

  it('may be in each chosen language at once', async () => {
    const { id } = await original();
    const both = await Promise.all([save(id, whole), save(id, whole, 'sv')]);
    expect(outcomes(both)).toEqual({ 200: 2 });
    const deleted = await times(2, (n) =>
      n === 0
        ? callRaw(referenceRoutes.deleteReference, { id }, caller)
        : save(id, { ...whole, version: 1 }, 'sv'),
    );
    expect(deleted[0]!.status).toBe(200);
    expect(await readItem(keys.translation(organizationId, id, 'sv'))).toBeUndefined();
    await expectConsistent(organizationId);
  });
});

describe('a translation is refused', () => {
  it('as ready while a text of the original is not told', async () => {
    const { id } = await original();
    const { status, body } = await save(id, { ...whole, fields: { ...finnish, figures: [], outcomes: '' } });
    expect([status, body.code]).toEqual([409, 'TRANSLATION_INCOMPLETE']);
    expect(Object.keys(body.fields!)).toEqual(['fields.outcomes', 'fields.figures']);
    const left = { ...whole, fields: { ...finnish, outcomes: '' }, leaveOut: ['outcomes'] };
    expect((await save(id, left)).status).toBe(200);
  });

  it.each([
    ['in a language that nobody chose', 'de', {}, 'LANGUAGE_NOT_CHOSEN'],
    ['in the language of the original', 'en', {}, 'LANGUAGE_NOT_CHOSEN'],
    ['in an unknown language', 'xx', {}, 'VALIDATION_FAILED'],
    ['with a text over the limit', 'fi', { fields: { title: 'x'.repeat(201) } }, 'VALIDATION_FAILED'],
    ['with a title left out', 'fi', { leaveOut: ['title'] }, 'VALIDATION_FAILED'],
    [
      'with a field both kept and left out',
      'fi',
      { same: ['quote'], leaveOut: ['quote'] },
      'VALIDATION_FAILED',
    ],
    [
      'with three figures for two',
      'fi',
      { fields: { figures: [1, 2, 3].map((n) => ({ label: `${n}` })) } },
      'VALIDATION_FAILED',
    ],
    [
      'with an unknown field',
      'fi',
      { fields: { callToAction: 'https://www.example.com' } },
      'VALIDATION_FAILED',
    ],
    [
      'with a picture that the original lacks',
      'fi',
      { fields: { longDescription: '![Laituri](https://www.example.com/pier.png)' } },
      'VALIDATION_FAILED',
    ],
  ])('%s', async (_name, language, input, code) => {
    const { id } = await original();
    expect((await save(id, input, language)).body.code).toBe(code);
  });

  it('by its version, with the translation as it stands', async () => {
    const { id } = await original();
    const first = await times(4, () => save(id, whole));
    expect(outcomes(first)).toEqual({ 200: 1, VERSION_CONFLICT: 3 });
    const current = await read(id);
    const again = [...first, await save(id, whole), await save(id, { ...whole, version: 7 })];
    for (const { status, body } of again) expect(status === 200 ? body : body.current).toEqual(current);
  });
});

describe('a reference', () => {
  it('may be written in a chosen language that has no translation', async () => {
    const { id } = await original({ language: 'sv' });
    expect((await save(id, whole, 'sv')).body.code).toBe('LANGUAGE_NOT_CHOSEN');
    expect((await save(id, whole, 'en')).status).toBe(200);
    const become = (language: string) =>
      callRaw(referenceRoutes.updateReference, { id, language, attributes: { customerId } }, caller);
    expect((await become('de')).body.code).toBe('LANGUAGE_NOT_CHOSEN');
    expect((await become('en')).body.code).toBe('VALIDATION_FAILED');
    expect((await become('fi')).status).toBe(200);
    expect((await list(id)).original.language).toBe('fi');
  });
});

describe('the languages of an organization', () => {
  const settings = async (input: object, by = caller) => callRaw(organizationRoutes.saveSettings, input, by);

  it('are English without translations, shown as they are', async () => {
    const { caller: by } = await makeOwner();
    const initial = { language: 'en', languages: [], untranslated: 'show' };
    expect(await call(organizationRoutes.getSettings, {}, by)).toMatchObject(initial);
    const chosen = { language: 'fi', languages: ['sv', 'en'], untranslated: 'hide' };
    expect((await settings(chosen, by)).body).toMatchObject(chosen);
    expect(await call(organizationRoutes.getSettings, {}, by)).toMatchObject(chosen);
  });

  it.each([
    ['an unknown one', ['xx']],
    ['one twice', ['fi', 'fi']],
    ['that of the originals', ['en']],
    ['ten besides that of the originals', ['fi', 'sv', 'de', 'fr', 'es', 'it', 'nb', 'da', 'et', 'lv']],
  ])('are not %s', async (_name, languages) => {
    expect((await settings({ languages })).body.code).toBe('VALIDATION_FAILED');
  });

  it('do not take the address of a story', async () => {
    const { owner: person, organizationId: other, caller: by } = await makeOwner();
    const { id: ofCustomer } = await makeCustomer(person, other);
    const story = await makeReference(person, other, ofCustomer, { name: 'Sami', status: 'Published' });
    await putRow(keys.referenceSlug(other, 'se'), { referenceId: story.id });
    expect((await settings({ languages: ['se'] }, by)).status).toBe(200);
    await settings({ languages: [] }, by);
    await putRow(keys.reference(other, story.id), {
      ...(await readItem(keys.reference(other, story.id))),
      slug: 'se',
    });
    const { status, body } = await settings({ languages: ['fi', 'se'] }, by);
    expect([status, body.code, body.references]).toEqual([
      409,
      'SLUG_TAKEN',
      [{ id: story.id, name: 'Sami' }],
    ]);
  });

  it('are no new addresses of stories', async () => {
    const { id } = await original({ status: 'Published', name: 'fi' });
    const moved = await callRaw(referenceRoutes.changeReferenceAddress, { id, slug: 'sv' }, caller);
    expect(moved.body.code).toBe('VALIDATION_FAILED');
    expect((await call(referenceRoutes.getReference, { id }, caller)).slug).toMatch(/^fi-/);
  });

  it('hide a translation without deleting it', async () => {
    const { owner: person, organizationId: other, caller: by } = await makeOwner();
    const { id: ofCustomer } = await makeCustomer(person, other);
    await settings({ languages: ['fi'] }, by);
    const { id } = await makeReference(person, other, ofCustomer);
    const input = { id, language: 'fi' as const, fields: { title: 'Nimi' } };
    await call(translationRoutes.saveTranslation, input, by);
    await settings({ languages: [] }, by);
    const refused = await callRaw(translationRoutes.saveTranslation, { ...input, version: 1 }, by);
    expect(refused.body.code).toBe('LANGUAGE_NOT_CHOSEN');
    const kept = await call(translationRoutes.getTranslation, { id, language: 'fi' }, by);
    expect(kept.fields).toEqual(input.fields);
  });
});
