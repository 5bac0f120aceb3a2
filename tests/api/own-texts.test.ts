import { describe, expect, it } from 'vitest';
import { collectionRoutes } from '#contract/resources/collection';
import { organizationRoutes } from '#contract/resources/organization';
import { publicRoutes } from '#contract/resources/public';
import { translationRoutes } from '#contract/resources/translation';
import { listPublicPages } from '#functions/public/list-public-pages';
import { keys } from '#functions/shared/data/keys';
import { collectionPagePath, pageIn, referencePagePath } from '#web/shared/public-address.ts';
import { callRaw } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import { runInProcess } from '../support/in-process.ts';
import { readPage } from '../support/pages.ts';
import { call, makeCollection, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { readItem } from '../support/table.ts';

runInProcess();
const { owner, organizationId, caller } = await makeOwner();
const { slug: page } = (await readItem(keys.publicPage(organizationId))) as { slug: string };
const choose = (languages: ('fi' | 'sv')[]) => call(organizationRoutes.saveSettings, { languages }, caller);
await choose(['fi', 'sv']);
const { id: customerId } = await makeCustomer(owner, organizationId, { name: 'Harbour Oy' });
// A page closes after its last reference.
await makeReference(owner, organizationId, customerId, { status: 'Published' });

const look = {
  brandColors: { primary: '#003366', secondary: '#ffcc00', text: '#ffffff', background: '#101010' },
  layout: 'grid' as const,
  template: { id: 'standard' },
};
const original = {
  heading: 'What ports say',
  intro: 'Quays and cranes.',
  callToAction: { text: 'Talk to us', link: 'https://example.com/' },
  closingHeading: 'Waiting for a ferry?',
  closingText: 'Say since when.',
};
const finnish = {
  heading: 'Näin satamat puhuvat',
  intro: 'Laitureita ja nostureita.',
  buttonText: 'Ota yhteyttä',
  closingHeading: 'Odotatko lauttaa?',
  closingText: 'Kerro mistä asti.',
};
const save = (changes: object) => callRaw(organizationRoutes.saveBranding, { ...look, ...changes }, caller);
const read = () => call(organizationRoutes.getBranding, {}, caller);
let visits = 0;
/** Each visit has an address of its own, because the edge may still hold an earlier answer. */
const htmlOf = async (path: string) => (await readPage(`${path}?page=${++visits}`)).html;
const sitemap = async () => (await readPage(`${referencePagePath(page)}/sitemap.xml`)).html;
const inFinnish = (id?: string) =>
  htmlOf(id ? collectionPagePath(pageIn(page, 'fi'), id) : referencePagePath(pageIn(page, 'fi')));

describe('the texts of a page', () => {
  it('are shown in the page’s language, and the original’s texts stay at their address', async () => {
    const { status, body } = await save({ ...original, translations: { fi: finnish } });
    expect([status, body]).toMatchObject([200, { ...original, translations: { fi: finnish } }]);
    expect(await read()).toEqual(body);
    const html = await inFinnish();
    for (const text of Object.values(finnish)) expect(html).toContain(text);
    expect(html).not.toContain(original.heading);
    const english = await htmlOf(referencePagePath(page));
    expect(english).toContain(original.heading);
    expect(english).not.toContain(finnish.heading);
    const { branding } = await call(publicRoutes.getReferencePage, { id: organizationId }, {});
    expect(branding).not.toHaveProperty('translations');
  });

  it('that lack a language are shown as in the original, with its language', async () => {
    await save({ ...original, translations: { sv: { heading: 'Så säger hamnarna' } } });
    const html = await htmlOf(referencePagePath(pageIn(page, 'sv')));
    expect(html).toContain('<h1 dir="auto">Så säger hamnarna</h1>');
    expect(html).toMatch(/<p class="page-description" dir="auto" lang="en">Quays and cranes/);
    expect(html).toMatch(/<a class="page-button" dir="auto" lang="en"[^>]*>Talk to us/);
  });

  it('without a heading greet visitors in the page’s language', async () => {
    await save({ heading: '', translations: { fi: { heading: '' } } });
    expect(await inFinnish()).toContain('>Mitä asiakkaamme sanovat</h1>');
  });

  it('keep what is not sent and lose what is emptied', async () => {
    await save({ ...original, translations: { fi: finnish, sv: { heading: 'Så säger hamnarna' } } });
    const { body } = await save({ translations: { fi: { intro: '' } } });
    const { intro: _removed, ...rest } = finnish;
    expect(body).toMatchObject({ translations: { sv: { heading: 'Så säger hamnarna' } } });
    expect((await read()).translations?.fi).toEqual(rest);
  });

  it('are refused in a language that is not chosen, the original’s included', async () => {
    for (const language of ['de', 'en']) {
      const { status, body } = await save({ translations: { [language]: { heading: 'Nein' } } });
      expect([status, body.code]).toEqual([409, 'LANGUAGE_NOT_CHOSEN']);
    }
    const unknown = await save({ translations: { xx: { heading: 'No' } } });
    expect(unknown.body.code).toBe('VALIDATION_FAILED');
    const long = await save({ translations: { fi: { heading: 'n'.repeat(121) } } });
    expect(long.body).toMatchObject({ fields: { 'translations.fi.heading': expect.any(String) as string } });
  });

  it('stay unseen when their language is taken away, and may be sent back', async () => {
    await save({ ...original, translations: { fi: finnish } });
    await choose(['sv']);
    expect((await readPage(referencePagePath(pageIn(page, 'fi')))).status).toBe(404);
    const before = await read();
    expect(before.translations?.fi).toEqual(finnish);
    const { status } = await callRaw(organizationRoutes.saveBranding, before, caller);
    expect(status).toBe(200);
    await choose(['fi', 'sv']);
    expect(await inFinnish()).toContain(finnish.heading);
  });

  it('meet a conflict like all branding', async () => {
    const { version } = await read();
    await save({ translations: { fi: finnish } });
    const { body } = await save({ translations: { fi: { heading: 'Toinen' } }, version });
    expect(body).toMatchObject({ code: 'VERSION_CONFLICT', current: { translations: { fi: finnish } } });
  });
});

describe('the texts of a collection', () => {
  const texts = { name: 'Satamat', description: 'Kaikki satamat.' };

  it('are shown in the page’s language, in its title and to search engines', async () => {
    const { id } = await makeCollection(owner, organizationId, { name: 'Ports', description: 'All ports.' });
    const { translations } = await call(
      collectionRoutes.updateCollection,
      { id, translations: { fi: texts } },
      caller,
    );
    expect(translations).toEqual({ fi: texts });
    const html = await inFinnish(id);
    expect(html).toContain('<h1 dir="auto">Satamat</h1>');
    expect(html).toMatch(/<title>Satamat: /);
    expect(html).toMatch(/name="description" content="Kaikki satamat\."/);
    expect(html).toMatch(/property="og:title" content="Satamat/);
    expect(html).toContain('"name":"Satamat"');
    expect(html).not.toContain('All ports');
    expect(await htmlOf(collectionPagePath(page, id))).toContain('<h1 dir="auto">Ports</h1>');
    const { id: unnamed } = await makeCollection(owner, organizationId, { name: 'Cranes' });
    const links = (markup: string) =>
      [...markup.matchAll(/<a dir="auto"[^>]*>(Satamat|Ports|Cranes)</g)].map(([link]) => link);
    expect(links(await inFinnish())).toEqual([
      `<a dir="auto" lang="en" href="${collectionPagePath(pageIn(page, 'fi'), unnamed)}">Cranes<`,
      `<a dir="auto" href="${collectionPagePath(pageIn(page, 'fi'), id)}">Satamat<`,
    ]);
    await expectConsistent(organizationId);
  });

  it('lead to a language only where the collection has a name in it', async () => {
    const { id } = await makeCollection(owner, organizationId, { name: 'Ports' });
    const english = collectionPagePath(page, id);
    const swedish = collectionPagePath(pageIn(page, 'sv'), id);
    await call(collectionRoutes.updateCollection, { id, translations: { fi: { name: 'Satamat' } } }, caller);
    const html = await htmlOf(english);
    expect([...html.matchAll(/hrefLang="([^"]+)"[^>]*\/>/gi)].map(([, code]) => code)).toEqual([
      'en',
      'x-default',
      'fi',
    ]);
    const unnamed = await htmlOf(swedish);
    expect(unnamed).toContain('<h1 dir="auto" lang="en">Ports</h1>');
    expect(unnamed).not.toContain('rel="alternate"');
    expect(unnamed).toMatch(new RegExp(`rel="canonical" href="[^"]*${english}"`));
    const list = await sitemap();
    expect(list).toContain(`${collectionPagePath(pageIn(page, 'fi'), id)}<`);
    expect(list).not.toContain(`${swedish}<`);
    await call(collectionRoutes.updateCollection, { id, translations: { fi: { name: '' } } }, caller);
    expect(await call(collectionRoutes.getCollection, { id }, caller)).not.toHaveProperty('translations');
    const { collections } = await listPublicPages({ now: new Date() }, { organizationId });
    expect(collections).toContainEqual({ id, languages: [] });
  });

  it('can be sent when it is created, and only in languages that are chosen', async () => {
    const create = (language: string) =>
      callRaw(
        collectionRoutes.createCollection,
        { name: 'Ports', translations: { [language]: { name: 'Satamat' } } },
        caller,
      );
    expect((await create('fi')).body).toMatchObject({ translations: { fi: { name: 'Satamat' } } });
    expect((await create('de')).body.code).toBe('LANGUAGE_NOT_CHOSEN');
  });
});

describe('a firm with translations', () => {
  it('leads from each page to the same in other languages and back', async () => {
    const stories = await Promise.all(
      ['One', 'Two'].map((name) =>
        makeReference(owner, organizationId, customerId, { name, status: 'Published' }),
      ),
    );
    const translate = (id: string, language: 'fi' | 'sv', title: string) =>
      call(
        translationRoutes.saveTranslation,
        { id, language, fields: { title }, leaveOut: ['shortDescription'], status: 'Ready' },
        caller,
      );
    await translate(stories[0]!.id, 'fi', 'Yksi');
    await translate(stories[0]!.id, 'sv', 'Ett');
    await translate(stories[1]!.id, 'sv', 'Två');
    const itemIds = stories.map(({ id }) => id);
    const { id } = await makeCollection(owner, organizationId, { name: 'Numbers', itemIds });
    await call(collectionRoutes.updateCollection, { id, translations: { sv: { name: 'Tal' } } }, caller);

    const linksIn = (text: string) =>
      [...text.matchAll(/hreflang="([^"]+)" href="https?:\/\/[^/]+([^"]+)"/gi)]
        .filter(([, code]) => code !== 'x-default')
        .map(([, code, path]) => `${code} ${path}`);
    await expect.poll(sitemap).toContain(`${collectionPagePath(pageIn(page, 'sv'), id)}<`);
    const listed = new Map(
      (await sitemap())
        .split('<url>')
        .slice(1)
        .map((entry) => [/<loc>https?:\/\/[^/]+([^<]+)/.exec(entry)![1]!, linksIn(entry)]),
    );
    // The page, its collections and both stories, in each language that they have.
    expect(listed.size).toBeGreaterThanOrEqual(3 + 3 + 2 + 2);
    for (const [path, links] of listed) {
      const html = await htmlOf(path);
      expect(linksIn(html.split('</head>')[0]!), path).toEqual(links);
      expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
      for (const link of links) expect(listed.get(link.split(' ')[1]!), `${path} and ${link}`).toEqual(links);
      if (links.length > 0) expect(links.map((link) => link.split(' ')[1])).toContain(path);
    }
  });
});
