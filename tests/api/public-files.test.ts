import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { Parser } from 'htmlparser2';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { listPublicPages } from '#functions/public/list-public-pages';
import { costOf } from '../support/metered.ts';
import { call, makeCollection, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { makeShown } from '../support/visits.ts';

const shown = await makeShown(2);
const page = `/reference-page/${shown.organizationId}`;

const missing = '01HZX0000000000000000000ZZ';
const get = (path: string) => fetch(new URL(path, inject('cloud').origin), { redirect: 'manual' });
const made = (input: object = {}) =>
  makeReference(shown.owner, shown.organizationId, shown.customerId, { status: 'Published', ...input });
const withdraw = (id: string) => call(referenceRoutes.deleteReference, { id }, shown.caller);

async function pictureAt(path: string) {
  const response = await get(`${path}/social-image.png`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  return { bytes, cacheControl: response.headers.get('cache-control') };
}

describe('the picture for social networks', () => {
  it('is drawn for page, collection and reference, each differently', async () => {
    const { id } = await makeCollection(shown.owner, shown.organizationId, { itemIds: shown.referenceIds });
    const pictures = [
      await pictureAt(page),
      await pictureAt(`${page}/collection/${id}`),
      await pictureAt(`${page}/${shown.referenceIds[0]!}`),
    ];
    expect(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size).toBe(3);
    for (const { bytes } of pictures) expect(bytes.length).toBeLessThan(200_000);
  });

  it('uses the brand colors', async () => {
    const before = await pictureAt(page);
    const brandColors = { primary: '#00aa55', secondary: '#223344', text: '#111111', background: '#fefefe' };
    const branding = { brandColors, layout: 'grid', template: { id: 'default' } };
    await call(organizationRoutes.saveBranding, branding, shown.caller);
    let { bytes } = before;
    await expect
      .poll(async () => ({ bytes } = await pictureAt(page)).bytes.equals(before.bytes), { timeout: 40_000 })
      .toBe(false);
    const [red, green, blue] = await sharp(bytes)
      .extract({ left: 2, top: 2, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red, green, blue]).toEqual([0xfe, 0xfe, 0xfe]);
  });

  it.each([
    ['Suomen Työkalu Öljy Å', 'Sähköä'],
    ['Świętokrzyska Łódź', 'Zażółć gęślą jaźń'],
    ['🎉🎉', 'Launch 🚀 day'],
    ['مرحبا', 'مرحبا بالعالم'],
    ['W'.repeat(100), 'M'.repeat(200)],
    ['<b>"&amp;</b>', '</svg><script>alert(1)</script>'],
  ])('is drawn for the name %.20j', async (name, title) => {
    const { owner, organizationId } = await makeOwner({ name });
    const customer = await makeCustomer(owner, organizationId, { name });
    const { id } = await makeReference(owner, organizationId, customer.id, {
      status: 'Published',
      name: title,
    });
    await pictureAt(`/reference-page/${organizationId}`);
    await pictureAt(`/reference-page/${organizationId}/${id}`);
  });

  it('exists for unlisted references, is 404 for unknown ones and 410 for deleted', async () => {
    const { id } = await made({ visibility: 'unlisted' });
    await pictureAt(`${page}/${id}`);
    await withdraw(id);
    const picture = () => get(`${page}/${id}/social-image.png`);
    // The edge drops it once it is invalidated.
    await expect.poll(async () => (await picture()).status).toBe(410);
    expect(await (await picture()).text()).toBe('');
    for (const path of [`${page}/${missing}`, `/reference-page/${missing}`, `${page}/collection/${missing}`])
      expect((await get(`${path}/social-image.png`)).status).toBe(404);
  });
});

function entriesOf(xml: string): { loc: string; lastmod?: string }[] {
  const entries: { loc: string; lastmod?: string }[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => {
        open.push(name);
        if (name === 'url') entries.push({ loc: '' });
      },
      ontext: (text) => {
        const entry = entries.at(-1);
        if (open.at(-1) === 'loc') entry!.loc += text;
        if (open.at(-1) === 'lastmod') entry!.lastmod = (entry!.lastmod ?? '') + text;
      },
      onclosetag: (name) => expect(open.pop()).toBe(name),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  expect(open).toEqual([]);
  return entries;
}

describe('the sitemap', () => {
  it('lists the page and its public references and collections by name', async () => {
    const own = await makeShown(1);
    const { origin } = inject('cloud');
    const { owner, organizationId, customerId, referenceIds } = own;
    const published = (input: object) =>
      makeReference(owner, organizationId, customerId, { status: 'Published', ...input });
    await Promise.all([
      published({ visibility: 'unlisted' }),
      published({ visibility: 'private' }),
      published({ status: 'Draft' }),
    ]);
    const listed = await makeCollection(owner, organizationId);
    await makeCollection(owner, organizationId, { visibility: 'unlisted' });
    await makeCollection(owner, organizationId, { visibility: 'private' });
    const away = await published({});
    await call(referenceRoutes.deleteReference, { id: away.id }, own.caller);

    const { slug } = await call(organizationRoutes.getSettings, {}, own.caller);
    const base = `${origin}/reference-page/${slug}`;
    const response = await get(`${base}/sitemap.xml`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const [id] = referenceIds;
    const { updatedAt, slug: story } = await call(referenceRoutes.getReference, { id: id! }, own.caller);
    const xml = await response.text();
    expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(entriesOf(xml)).toEqual([
      { loc: base },
      { loc: `${base}/collection/${listed.id}` },
      { loc: `${base}/${story}`, lastmod: updatedAt },
    ]);
    for (const { loc } of entriesOf(xml)) expect((await get(loc)).status).toBe(200);
  });

  it('is built from a consistent read, because the edge caches it', async () => {
    const { response, cost } = await costOf(() => listPublicPages({ now: new Date() }, shown));
    expect(response.references.length).toBeGreaterThan(0);
    // An eventually consistent read of less than 4 kB would cost half a unit.
    expect(cost).toEqual({ calls: 1, units: 1 });
  });

  it('is 404 for an unknown organization and 410 for a deleted one', async () => {
    expect((await get(`/reference-page/${missing}/sitemap.xml`)).status).toBe(404);
    const own = await makeShown(0);
    await call(organizationRoutes.deleteOrganization, {}, own.caller);
    const gone = await get(`/reference-page/${own.organizationId}/sitemap.xml`);
    expect([gone.status, gone.headers.get('content-type')]).toEqual([410, 'text/html; charset=utf-8']);
  });
});
