import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { collectionRoutes } from '#contract/resources/collection';
import { organizationRoutes } from '#contract/resources/organization';
import type { Reference } from '#contract/resources/reference';
import { referenceRoutes } from '#contract/resources/reference';
import { translationRoutes } from '#contract/resources/translation';
import { getPublicReference } from '#functions/public/get-public-reference';
import { readPublicCollection } from '#functions/public/get-public-collection';
import { readReferencePage } from '#functions/public/get-reference-page';
import { keys } from '#functions/shared/data/keys';
import { collectionPagePath, pageIn, referencePagePath, storyPath } from '#web/shared/public-address.ts';
import { runInProcess } from '../support/in-process.ts';
import { readPage } from '../support/pages.ts';
import { call, makeCollection, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { readItem, updateRow } from '../support/table.ts';

runInProcess();
const { owner, organizationId, caller } = await makeOwner({ maxCards: 100 });
const { slug: page } = (await readItem(keys.publicPage(organizationId))) as { slug: string };
const chosen = { languages: ['sv', 'fi'] as ('sv' | 'fi')[], untranslated: 'show' as const };
const choose = (settings: object = {}) =>
  call(organizationRoutes.saveSettings, { ...chosen, ...settings }, caller);
await choose();

const words = { title: 'Landström', shortDescription: 'I korthet', quote: 'Det fungerar' };

async function published(input: object = {}): Promise<Reference & { customerId: string }> {
  const { id: customerId } = await makeCustomer(owner, organizationId, { name: 'Harbour Oy' });
  const reference = await makeReference(owner, organizationId, customerId, {
    name: 'Shore power',
    status: 'Published',
    tags: ['energy'],
    custom: { quote: 'It works', quotePerson: 'Maija' },
    ...input,
  });
  return { ...reference, customerId };
}

const translate = (id: string, input: object = {}, language: 'sv' | 'fi' = 'sv') =>
  call(translationRoutes.saveTranslation, { id, language, fields: words, status: 'Ready', ...input }, caller);

async function translated(input: object = {}) {
  const reference = await published(input);
  const { slug } = await translate(reference.id);
  return { ...reference, swedish: slug! };
}

const at = { now: new Date() };
const shownIn = async (language: 'sv' | 'fi', id: string): Promise<CardContent | undefined> =>
  (await readReferencePage(at, { id: organizationId, language })).references.find((card) => card.id === id);
const original = async (id: string): Promise<CardContent | undefined> =>
  (await readReferencePage(at, { id: organizationId })).references.find((card) => card.id === id);

describe('a translated page', () => {
  it('shows ready translations in their words, with the original’s customer', async () => {
    const { id } = await translated();
    expect(await shownIn('sv', id)).toMatchObject({
      ...words,
      company: 'Harbour Oy',
      tags: ['energy'],
      translatedFrom: 'en',
      quoteFrom: 'en',
    });
    const english = await original(id);
    expect(english).toMatchObject({ title: 'Shore power', quote: 'It works' });
    expect(english).not.toHaveProperty('translatedFrom');
  });

  it('shows what lacks the language as it is and says so, or leaves it out', async () => {
    const { id } = await translated();
    expect(await shownIn('fi', id)).toMatchObject({ title: 'Shore power', language: 'en' });
    await choose({ untranslated: 'hide' });
    expect(await shownIn('fi', id)).toBeUndefined();
    expect(await shownIn('sv', id)).toMatchObject(words);
    await choose();
  });

  it('shows no draft', async () => {
    const { id } = await translated();
    await translate(id, { status: 'Draft', version: 1 });
    expect(await shownIn('sv', id)).toMatchObject({ title: 'Shore power', language: 'en' });
    expect(await readItem(keys.publicTranslation(organizationId, 'sv', id))).toBeUndefined();
  });

  it('does not exist in a language that nobody chose', async () => {
    const german = readReferencePage(at, { id: organizationId, language: 'de' });
    await expect(german).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await readPage(`${referencePagePath(page)}/de`)).status).toBe(404);
    expect((await readPage(`${referencePagePath(page)}/de/a-story`)).status).toBe(404);
  });

  it('says its language, and leads to the same in all others', async () => {
    const { slug, swedish } = await translated();
    const english = await readPage(storyPath(page, slug!));
    const inSwedish = await readPage(storyPath(pageIn(page, 'sv'), swedish));
    expect(inSwedish.html).toContain('<html lang="sv"');
    const alternates = (body: string) => [
      ...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="https?:\/\/[^/]+([^"]+)"/gi),
    ];
    const links = alternates(english.html).map(([, code, path]) => [code, path]);
    expect(links).toEqual([
      ['en', storyPath(page, slug!)],
      ['x-default', storyPath(page, slug!)],
      ['sv', storyPath(pageIn(page, 'sv'), swedish)],
    ]);
    expect(alternates(inSwedish.html).map(([, code, path]) => [code, path])).toEqual(links);
    expect(inSwedish.html).toContain('"inLanguage":"sv"');
    expect(inSwedish.html).toContain('Översatt från engelska');
  });

  it('names every language of a story in the sitemap', async () => {
    const { slug, swedish } = await translated();
    const { html } = await readPage(`${referencePagePath(page)}/sitemap.xml`);
    const entries = html.split('<url>').filter((entry) => entry.includes(`/${swedish}`));
    expect(entries).toHaveLength(2);
    for (const entry of entries) {
      expect(entry).toContain(`hreflang="en" href="`);
      expect(entry).toContain(`${storyPath(page, slug!)}"`);
      expect(entry).toContain(`${storyPath(pageIn(page, 'sv'), swedish)}"`);
    }
  });

  it('leads from a story that lacks the language to the original', async () => {
    const { slug } = await published();
    const { status, headers } = await readPage(storyPath(pageIn(page, 'sv'), slug!));
    expect([status, headers.get('location')]).toEqual([302, storyPath(page, slug!)]);
  });

  it('shows translated terms, and filters by those of the original', async () => {
    const { id } = await translated({ tags: ['energy', 'quay'] });
    const terms = [{ term: 'quay', translation: 'kaj' }];
    await call(translationRoutes.saveTerms, { language: 'sv', terms }, caller);
    expect((await shownIn('sv', id))?.tags).toEqual(['energy', 'kaj']);
    const { html } = await readPage(`${referencePagePath(page)}/sv?tag=quay`);
    expect(html).toContain(id);
    expect(html).toContain('kaj');
  });

  it('shows translated terms in a collection of which no card is translated', async () => {
    const { id: item } = await published({ tags: ['crane'] });
    const { id } = await makeCollection(owner, organizationId, { itemIds: [item] });
    const terms = [{ term: 'crane', translation: 'nosturi' }];
    await call(translationRoutes.saveTerms, { language: 'fi', terms }, caller);
    expect((await readPage(collectionPagePath(pageIn(page, 'fi'), id))).html).toContain('nosturi');
  });
});

describe('a translation on a public page', () => {
  it('is gone with its original: unpublished, private, archived or deleted', async () => {
    const endings = [{ status: 'Draft' }, { visibility: 'private' }, { status: 'Archived' }] as const;
    for (const ending of endings) {
      const { id, customerId, swedish } = await translated();
      await call(referenceRoutes.updateReference, { id, attributes: { customerId }, ...ending }, caller);
      expect(await shownIn('sv', id)).toBeUndefined();
      expect((await readPage(storyPath(pageIn(page, 'sv'), swedish))).status).not.toBe(200);
    }
    const { id } = await translated();
    await call(referenceRoutes.deleteReference, { id }, caller);
    expect(await shownIn('sv', id)).toBeUndefined();
    expect(await readItem(keys.publicTranslation(organizationId, 'sv', id))).toBeUndefined();
  });

  it('loses a part in the same transaction as its original', async () => {
    const { id, customerId } = await translated();
    await call(
      referenceRoutes.updateReference,
      { id, attributes: { customerId }, leaveOut: ['quote', 'person'] },
      caller,
    );
    expect(await original(id)).not.toHaveProperty('quote');
    const card = await shownIn('sv', id);
    expect(card).toMatchObject({ title: 'Landström' });
    expect(JSON.stringify(card)).not.toMatch(/fungerar|Maija|quoteFrom/);
  });

  it('gives way to the original if it is not the one that the original names', async () => {
    const { id } = await translated();
    const key = keys.publicTranslation(organizationId, 'sv', id);
    await updateRow(key, 'SET stamp = :other', { ':other': 'another' });
    expect(await shownIn('sv', id)).toMatchObject({ title: 'Shore power', language: 'en' });
  });

  it('follows an original that is published later', async () => {
    const reference = await published({ status: 'Draft' });
    const { id, customerId } = reference;
    await translate(id);
    expect(await shownIn('sv', id)).toBeUndefined();
    await call(
      referenceRoutes.updateReference,
      { id, attributes: { customerId }, status: 'Published' },
      caller,
    );
    expect(await shownIn('sv', id)).toMatchObject(words);
  });

  it('is shown in its collections', async () => {
    const { id } = await translated();
    const made = await makeCollection(owner, organizationId, { itemIds: [id] });
    await call(collectionRoutes.getCollection, { id: made.id }, caller);
    const titles = async (language?: string) =>
      (await readPublicCollection(at, { id: made.id, language })).references.map(({ title }) => title);
    expect([await titles(), await titles('sv')]).toEqual([['Shore power'], ['Landström']]);
    const { html } = await readPage(collectionPagePath(pageIn(page, 'sv'), made.id));
    expect(html).toContain('Landström');
  });

  it('is embedded in the language of the website, or as the original is', async () => {
    await translated();
    const cardsFor = async (lang: string) =>
      (await readPage(`${referencePagePath(organizationId)}/embed.json?lang=${lang}`)).html;
    expect(await cardsFor('sv-FI')).toContain('Landström');
    expect(await cardsFor('sv')).toContain(`/${page}/sv/`);
    expect(await cardsFor('sv&layout=quotes')).toContain('Översatt från engelska');
    for (const lang of ['', 'de', 'x'.repeat(200)]) expect(await cardsFor(lang)).not.toContain('Landström');
  });

  it('is embedded as the original once its language is taken away', async () => {
    const { id } = await translated();
    const made = await makeCollection(owner, organizationId, { itemIds: [id] });
    const asked = { organizationId, preferred: 'sv' };
    const titles = async () => {
      const { card } = await getPublicReference(at, { ...asked, referenceId: id }, 'embed');
      const whole = await readReferencePage(at, { ...asked, id: organizationId }, 'embed');
      const collection = await readPublicCollection(at, { ...asked, id: made.id }, 'embed');
      const listed = [whole, collection].map(({ references }) => references.find((one) => one.id === id));
      return [card, ...listed].map((shown) => shown?.title);
    };
    expect(await titles()).toEqual(['Landström', 'Landström', 'Landström']);
    await choose({ languages: ['fi'] });
    expect(await titles()).toEqual(['Shore power', 'Shore power', 'Shore power']);
    await choose();
  });
});
