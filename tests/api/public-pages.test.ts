import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { defaultBranding } from '#contract/cards/default-branding';
import { organizationRoutes } from '#contract/resources/organization';
import type { Reference } from '#contract/resources/reference';
import { templates } from '#contract/cards/templates';
import { collectionPagePath, referencePagePath, storyPath } from '#web/shared/public-address.ts';
import { budgets } from '../support/budgets.ts';
import { readPage } from '../support/pages.ts';
import {
  call,
  makeCollection,
  makeCustomer,
  makeOrganization,
  makeOwner,
  makePerson,
  makeReference,
} from '../support/people.ts';

const hostile = '</script><img src=x onerror=alert(1)>"\'<!--';

const stories: [string, string][] = [
  [
    'A booking desk that survives Monday mornings',
    'Every Monday at eight the booking desk froze. The timetable now sits behind a queue that absorbs the rush, and the first ferry leaves with its passengers on board.',
  ],
  [
    'Shore power for the whole quay',
    'Ferries used to idle their engines all night beside the bedrooms of the old town. One cable per berth ended that, and the harbour sells the electricity itself.',
  ],
  [
    'A crane that asks before it lifts',
    'Loads were weighed on paper. The crane now refuses what is too heavy, tells the driver why, and writes the list for customs while it lifts.',
  ],
  [
    'Harbour reading room',
    'A reading room over the water, built from the timber of the warehouse it replaces, warmed by the sea and open until the last boat.',
  ],
  [
    'From nine approval steps to three',
    'Orders for new packaging waited in queues that nobody owned. With the people who do the work we drew the real process on one wall.',
  ],
  [
    'Sensors for a bridge that never closes',
    'The deck could only be inspected at night. Strain gauges report every minute, and inspectors go where the readings send them.',
  ],
  [
    'One price list for forty workshops',
    'Forty workshops had forty spreadsheets. Each opens the same list on its own tablet, and head office changes a price once.',
  ],
  [
    'Heat from yesterday’s milk',
    'Cooling milk gives off heat that used to leave through the roof. A storage tank keeps it until the morning wash of the line.',
  ],
  [
    'A quieter bank',
    'New letters, fewer colors, and an app that speaks only when there is something to say to the person who opened it.',
  ],
  [
    'Cabins that disappear in snow',
    'Twelve cabins set into the slope, with roofs that carry the winter instead of shedding it on the people who walk below.',
  ],
  [
    'A catalog that forgives spelling',
    'Readers type titles as they remember them. The search finds what they meant, in four languages, and says so when it is guessing.',
  ],
  [
    'A rehearsal for the worst day',
    'What happens when the payment system stops on pay day? The bank knows, because it has tried: twice a year, with everybody in the room.',
  ],
];

/** Twelve realistic cards: every template, words, tags and facts of their own, most with a picture. */
const origin = inject('cloud').origin;
const { owner, organizationId, caller } = await makeOwner({ maxCards: 500 });
const slug = (await call(organizationRoutes.getSettings, {}, caller)).slug;
const base = referencePagePath(slug);
const names = ['Harbour of Hanko', 'Birch & Sons', 'Tampere Transport', 'Pori Library', 'A bank', 'A dairy'];
const make = (name: string) => makeCustomer(owner, organizationId, { name, status: 'Active' });
const customers = await Promise.all(names.map(make));
const logos = customers.map(() => `https://pictures.example/${crypto.randomUUID()}/160.webp`);
const offered = templates.filter(({ hidden }) => !hidden);
const published: Reference[] = [];
for (const [index, [name, description]] of stories.entries()) {
  const made = await makeReference(owner, organizationId, customers[index % customers.length]!.id, {
    name,
    status: 'Published',
    templateId: offered[index % offered.length]!.id,
    tags: [['Web', 'Timber', 'Operations'][index % 3], `Topic ${index}`, 'Finland', 'Long term'],
    attributes: {
      description,
      longDescription: `${description}\n\nAnd how it went on, ${index}.`,
      referenceType: ['Case study', 'Project'][index % 2],
      referenceDate: `2026-0${(index % 9) + 1}`,
    },
    custom: {
      mainImage: `https://pictures.example/${crypto.randomUUID()}/800.webp`,
      logoImage: logos[index % customers.length],
      clientIndustry: ['Transport', 'Construction'][index % 2],
      projectDuration: `${index + 2} months`,
      outcomes: `What came of it: ${description.split(' ').slice(3, 12).join(' ')}.`,
      ...(offered[index % offered.length]!.id === 'quote' && {
        quote: `It works: ${description.split(' ').slice(0, 8).join(' ')}.`,
        quotePerson: 'Aino Esimerkki',
      }),
    },
  });
  published.push(made);
}
await call(
  organizationRoutes.saveBranding,
  {
    ...defaultBranding,
    logo: 'https://pictures.example/logo.png',
    heading: 'Work that still holds on a Monday morning',
    intro: 'Ferries, bridges, banks and libraries: what we built with the people who use it every day.',
    callToAction: { text: 'Talk to us about yours', link: 'https://www.birchline.example/contact' },
    website: 'https://www.birchline.example/',
  },
  caller,
);
const { id: collectionId } = await makeCollection(owner, organizationId, {
  name: 'For ports',
  description: 'Quays, cranes and ferries.',
  itemIds: [published[3]!.id, published[1]!.id],
});

describe('a public page', () => {
  it('has its own title, description, canonical address, heading and structured data', async () => {
    const paths = {
      [base]: 'CollectionPage',
      [storyPath(slug, published[0]!.slug!)]: 'Article',
      [storyPath(slug, published[1]!.slug!)]: 'Article',
      [collectionPagePath(slug, collectionId)]: 'CollectionPage',
    };
    const pages = await Promise.all(Object.keys(paths).map(readPage));
    for (const [index, [path, type]] of Object.entries(paths).entries()) {
      const { status, html, links, meta, headings, structured } = pages[index]!;
      expect(status, path).toBe(200);
      expect(html).toMatch(/^<!doctype html><html lang="en"/);
      expect(links.get('canonical')).toBe(origin + path);
      expect(meta.get('og:url')).toBe(origin + path);
      expect(meta.get('og:image')).toContain('/social-image.png?v=');
      expect(meta.get('twitter:card')).toBe('summary_large_image');
      expect(meta.has('robots')).toBe(false);
      expect(links.get('sitemap')).toBe(`${base}/sitemap.xml`);
      expect(headings).toHaveLength(1);
      expect(JSON.stringify(structured)).toContain(`"${type}"`);
      expect(JSON.stringify(structured)).not.toMatch(/rating|review/i);
    }
    expect(JSON.stringify(pages[0]!.structured)).toContain(`"numberOfItems":${published.length}`);
    // A filtered list has no structured data, because its canonical address is the whole list.
    expect((await readPage(`${base}?tag=Timber`)).structured).toEqual({});
    for (const unique of [pages.map(({ title }) => title), pages.map(({ meta }) => meta.get('description'))])
      expect(new Set(unique).size).toBe(pages.length);
  });

  it('stays within its byte budget with twelve cards', async () => {
    const { html } = await readPage(base);
    expect(html.match(/<article/g)).toHaveLength(12);
    expect(html).toMatch(/page-action.*page-logos/s);
    const script = /<script>(.*?)<\/script>/s.exec(html)![1]!;
    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(budgets.publicPageScript);
    const rest = html.replace(script, '');
    expect(gzipSync(rest, { level: 9 }).length).toBeLessThanOrEqual(budgets.publicPageHtml);
  });

  it('of a long story stays within the same byte budget', async () => {
    const words = stories.map(([title, text]) => `## ${title}\n\n${text}`).join('\n\n');
    const { id } = await makeReference(owner, organizationId, customers[0]!.id, {
      name: 'A long one',
      status: 'Published',
      visibility: 'unlisted',
      templateId: 'quote',
      custom: { quote: 'It works.', quotePerson: 'Aino Esimerkki' },
      attributes: {
        description: '',
        longDescription: `${words}\n\n> A quote.\n\n- [A link](https://next.example)`,
      },
    });
    const { html, meta, structured } = await readPage(storyPath(organizationId, id));
    expect(html.match(/<h2/g)).toHaveLength(stories.length + 3);
    expect(html.match(/<article/g)).toHaveLength(4);
    expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(budgets.publicPageHtml);
    // Descriptions contain the words without Markdown.
    expect(meta.get('description')).toMatch(/^A booking desk that survives Monday mornings Every Monday/);
    expect(meta.get('og:description')).toBe(meta.get('description'));
    expect(JSON.stringify(structured)).not.toMatch(/##|\]\(/);
  });

  it('runs only its own script', async () => {
    const policy = (await readPage(base)).headers.get('content-security-policy')!;
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/);
  });

  it('is framed by other websites as an embed alone, and only by the chosen ones', async () => {
    const lists = [base, collectionPagePath(slug, collectionId)];
    const story = storyPath(slug, published[0]!.slug!);
    const pages = [...lists, story, `${story}?embed`];
    const framers = async (path: string) =>
      /frame-ancestors ([^;]*)$/.exec((await readPage(path)).headers.get('content-security-policy')!)![1];
    for (const path of pages) expect([path, await framers(path)]).toEqual([path, "'self'"]);
    for (const path of lists) expect(await framers(`${path}?embed`)).toBe('*');
    await call(organizationRoutes.saveSettings, { embedOrigins: ['https://www.example.com'] }, caller);
    for (const path of lists)
      await expect.poll(() => framers(`${path}?embed`)).toBe("'self' https://www.example.com");
    for (const path of pages) expect(await framers(path)).toBe("'self'");
    await call(organizationRoutes.saveSettings, { embedOrigins: [] }, caller);
  });

  it('filters by its address and stays canonical for the whole list', async () => {
    const { html, links, title } = await readPage(`${base}?tag=Timber&type=Project&q=`);
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html).toContain('2 of 12 shown');
    expect(html).toMatch(/<option value="Timber" selected="">Timber \(2\)<\/option>/);
    expect(links.get('canonical')).toBe(origin + base);
    expect(title).toBe((await readPage(base)).title);
  });

  it('in a frame has no header and follows options in its address', async () => {
    const { html, meta, links } = await readPage(`${base}?embed&theme=auto&layout=list&limit=5&tag=Finland`);
    expect(html.match(/<article/g)).toHaveLength(5);
    expect(html).not.toContain('<header');
    expect(html).toContain('page-cards-list');
    expect(html).toMatch(/<html[^>]*color-scheme:light dark/);
    expect(meta.get('robots')).toBe('noindex');
    expect(links.get('canonical')).toBe(origin + base);
    const wrong = await readPage(`${base}?embed&theme=pink&layout=x&limit=-1&heading=9`);
    expect(wrong.status).toBe(200);
    expect(wrong.html.match(/<article/g)).toHaveLength(12);
  });

  it('that is unlisted is not indexed', async () => {
    const { id } = await makeCollection(owner, organizationId, { name: 'Quiet', visibility: 'unlisted' });
    const { meta, html } = await readPage(collectionPagePath(organizationId, id));
    expect(meta.get('robots')).toBe('noindex');
    expect(html).toContain('No references published yet');
  });

  it('shows hostile names as plain text everywhere', async () => {
    const { owner: other, organizationId: theirs, caller: their } = await makeOwner({ name: hostile });
    const { id: customerId } = await makeCustomer(other, theirs, { name: hostile });
    await call(
      organizationRoutes.saveBranding,
      {
        ...defaultBranding,
        heading: hostile,
        intro: hostile,
        callToAction: { text: hostile, link: 'https://a.example/' },
      },
      their,
    );
    const { id } = await makeReference(other, theirs, customerId, {
      name: hostile,
      status: 'Published',
      tags: ['</style><script>', 'plain'],
      attributes: { description: hostile, longDescription: hostile, referenceType: hostile },
    });
    for (const path of [
      referencePagePath(theirs),
      storyPath(theirs, id),
      `${referencePagePath(theirs)}?q=${encodeURIComponent(hostile)}`,
    ]) {
      const { html, structured, headings, meta } = await readPage(path);
      expect(html).not.toMatch(/<img src=x|<!--|<script>alert|<\/style><script>[^(]/);
      const described = !path.includes('?');
      expect(html.match(/<script/g), path).toHaveLength(described ? 4 : 3);
      expect(headings[0]).toBe(hostile);
      expect(meta.get('og:site_name')).toBe(hostile);
      if (described) expect(JSON.stringify(structured)).toContain('onerror');
    }
  });
});

describe('a public address without content', () => {
  it.each([
    ['/reference-page/01HZX0000000000000000000ZZ', 'This reference page does not exist'],
    ['/reference-page/no', 'This reference page does not exist'],
    [
      '/reference-page/01HZX0000000000000000000ZZ/01HZX0000000000000000000ZZ',
      'This reference does not exist',
    ],
    [
      '/reference-page/01HZX0000000000000000000ZZ/collection/01HZX0000000000000000000ZZ',
      'This collection does not exist',
    ],
  ])('is 404 with a heading: %s', async (path, heading) => {
    const { status, headings, meta, headers } = await readPage(path);
    expect(status).toBe(404);
    expect(headings).toEqual([heading]);
    expect(meta.get('robots')).toBe('noindex');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is 404 for a reference or collection of another organization', async () => {
    const theirs = await makeOrganization(await makePerson());
    expect((await readPage(storyPath(theirs, published[0]!.id))).status).toBe(404);
    expect((await readPage(collectionPagePath(theirs, collectionId))).status).toBe(404);
  });
});
