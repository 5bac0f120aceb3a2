import { readFile as readBytes } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { permissionRoutes } from '#contract/resources/permission';
import { websiteRoutes } from '#contract/resources/website';
import { serverLimits } from '#contract/rules/server-limits';
import { hashOf } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import { readFile } from '#web/workspace/features/references/imports/reading/read-file.ts';
import { readWebsite } from '#web/workspace/features/references/imports/reading/wordpress/read-website.ts';
import { firstChoices, readChosen } from '#web/workspace/features/references/imports/steps/sheet-choice.ts';
import { callRaw, outcomes, times } from '../support/call.ts';
import { bringFile, contextOf, referencesOf } from '../support/imports.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeOwner, type Owner } from '../support/people.ts';
import { putRow } from '../support/table.ts';
import { serveAt } from '../support/website.ts';
import { samplePosts, wordPress } from '../support/wordpress-site.ts';

const folder = join(dirname(inject('cloud').logs.functions), 'websites');
const owner = await makeOwner({ maxCards: 500 });
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

let hosts = 0;
/** Serves a website under a name of its own, and remembers what it was asked. */
async function serve(answer: RequestListener) {
  const host = `www.wordpress-${(hosts += 1)}.example`;
  const asked: string[] = [];
  const close = await serveAt(folder, [host], (request, response) => {
    asked.push(request.url!);
    answer(request, response);
  });
  closing.push(close);
  return { host, address: `https://${host}/`, asked };
}

const find = (address: string, by = owner.caller) => callRaw(websiteRoutes.findPosts, { address }, by);
const readPosts = (address: string, by = owner.caller) =>
  callRaw(websiteRoutes.readPosts, { address, path: 'referenssit', offset: 0 }, by);

const noPause = async () => undefined;

async function readSite(address: string, categories: number[] = [], by: Owner = owner) {
  const site = await call(websiteRoutes.findPosts, { address }, by.caller);
  const wanted = { site, types: new Set(['referenssi']), categories: new Set(categories) };
  return await readWebsite(contextOf(by).call, wanted, () => undefined, noPause);
}

const candidatesOf = (sheets: Parameters<typeof firstChoices>[0]) =>
  readChosen(firstChoices(sheets)).candidates;

describe('a website with WordPress', () => {
  it('says its public types and categories, and is found from any page', async () => {
    const { address } = await serve(wordPress(samplePosts));
    const site = await call(websiteRoutes.findPosts, { address: `${address}about` }, owner.caller);
    expect(site).toEqual({
      address,
      types: [
        { id: 'post', name: 'Artikkelit', path: 'posts', hasCategories: true },
        { id: 'page', name: 'Sivut', path: 'pages', hasCategories: false },
        { id: 'attachment', name: 'Media', path: 'media', hasCategories: false },
        { id: 'referenssi', name: 'Referenssit', path: 'referenssit', hasCategories: true },
      ],
      categories: [
        { id: 7, name: 'vesihuolto', count: 1 },
        { id: 8, name: 'R&D', count: 0 },
      ],
    });
  });

  it('gives the candidates that its export file gives, without drafts', async () => {
    const { address, host } = await serve(wordPress(samplePosts));
    const { name, sheets } = await readSite(address);
    const sample = new URL('../support/import-samples/wordpress-export.xml', import.meta.url);
    const exported = candidatesOf(await readFile(new Uint8Array(await readBytes(sample)), 'export.xml'));
    expect(exported.map(({ about }) => about.doubts)).toEqual([[], [], ['unpublished']]);
    expect(candidatesOf(sheets)).toEqual(exported.slice(0, 2));
    expect([name, sheets.map((sheet) => sheet.name)]).toEqual([host, ['referenssi']]);
  });

  it('gives the same where its addresses are plain', async () => {
    const [readable, plain] = await Promise.all([
      serve(wordPress(samplePosts)),
      serve(wordPress(samplePosts, true)),
    ]);
    const site = await call(websiteRoutes.findPosts, { address: plain.address }, owner.caller);
    expect(site.address).toBe(`${plain.address}?rest_route=/`);
    const [expected, given] = await Promise.all([readSite(readable.address), readSite(plain.address)]);
    expect(given.name).toBe(plain.host);
    expect(candidatesOf(given.sheets)).toEqual(candidatesOf(expected.sheets));
  });

  it('gives no draft, private or protected post, whatever it answers', async () => {
    const [post] = samplePosts;
    const hidden = [
      { ...post, status: 'draft', title: { rendered: 'A secret draft' } },
      { ...post, status: 'private', title: { rendered: 'A secret post' } },
      { ...post, content: { rendered: 'A secret text', protected: true } },
      { link: 5 },
      'no post',
      null,
    ];
    const { address } = await serve(wordPress([...hidden, post]));
    const { body } = await readPosts(address);
    expect(body).toMatchObject({ posts: [{ address: post!.link }], hasMore: false });
    expect(JSON.stringify(body)).not.toMatch(/secret/);
  });

  it('gives the posts of chosen categories, and all pages of fifty', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...samplePosts[0],
      title: { rendered: `Post ${index + 1}` },
    }));
    const { address, asked } = await serve(wordPress(many));
    const titles = async (categories: number[]) =>
      candidatesOf((await readSite(address, categories)).sheets).map(({ texts }) => texts.title);
    expect(await titles([7])).toEqual(['Post 1']);
    expect(await titles([])).toEqual(many.map(({ title }) => title.rendered));
    const pages = asked.filter((url) => url.includes('/referenssit'));
    expect(pages.map((url) => new URL(url, address).searchParams.get('offset'))).toEqual([
      '0',
      '0',
      '50',
      '100',
    ]);
  });

  it('that has markup in its names, terms and fields gives texts', async () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)><b>Acme</b> &lt;i&gt;Oy';
    const post = {
      ...samplePosts[0],
      title: { rendered: evil },
      content: { rendered: `<p onclick="alert(1)">${evil}</p><iframe src="javascript:alert(1)">` },
      meta: { asiakas: evil, palvelu: evil, footnotes: '', list: ['a', 'b'], no: { deep: {} } },
      acf: { kansikuva: { url: 'javascript:alert(1)' }, hero_image: { url: 'https://x.example/a.png' } },
    };
    const { address } = await serve(wordPress([post]));
    const [candidate] = candidatesOf((await readSite(address)).sheets);
    expect(candidate!.texts).toMatchObject({ title: '**Acme** *Oy*', customer: '**Acme** *Oy*' });
    expect(candidate!.pictures).toContain('https://x.example/a.png');
    expect(JSON.stringify(candidate)).not.toMatch(/<script|onerror|onclick|javascript:|alert/);
  });
});

describe('a website without readable posts is refused without a reason', () => {
  const page = '<h1>A secret page</h1>';
  const refusals: [string, RequestListener][] = [
    ['has no WordPress', (_, response) => response.setHeader('content-type', 'text/html').end(page)],
    [
      'leads to a forbidden range',
      (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
    [
      'leads to an inner name',
      (_, response) => response.writeHead(302, { location: 'https://wiki.intranet/' }).end(),
    ],
    ['leads to itself', ({ url }, response) => response.writeHead(302, { location: url }).end()],
    [
      'sends too much',
      (_, response) =>
        response.setHeader('content-type', 'application/json').end(`["${'x'.repeat(5 * 1024 ** 2)}"]`),
    ],
    [
      'sends half a text',
      (_, response) => response.setHeader('content-type', 'application/json').end('{"post":'),
    ],
    [
      'sends something else',
      (_, response) => response.setHeader('content-type', 'application/json').end('{"secret":1}'),
    ],
    ['never answers', () => undefined],
  ];
  it.each(refusals)('where it %s', async (_, answer) => {
    const { address } = await serve((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else answer(request, response);
    });
    for (const { status, body } of await Promise.all([find(address), readPosts(address)])) {
      expect([status, body]).toMatchObject([422, { code: 'WEBSITE_UNREADABLE' }]);
      expect(Object.keys(body).toSorted()).toEqual(['Error', 'code', 'error', 'requestId']);
      expect(JSON.stringify(body)).not.toMatch(/secret/);
    }
  });

  it.each([
    ['forbids it for everybody', 200, 'User-agent: *\nDisallow: /wp-json/'],
    ['forbids it for us', 200, 'User-agent: Refdeck\nDisallow: /\n\nUser-agent: *\nAllow: /'],
    ['cannot be read', 500, ''],
    ['is too large', 200, '#'.repeat(600 * 1024)],
  ])('where its robots.txt %s, and is asked nothing else', async (_, status, rules) => {
    const { address, asked } = await serve((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(status).end(rules);
      else wordPress(samplePosts, true)(request, response);
    });
    expect((await find(address)).body).toMatchObject({ code: 'WEBSITE_UNREADABLE' });
    expect((await readPosts(address)).body).toMatchObject({ code: 'WEBSITE_UNREADABLE' });
    expect(new Set(asked)).toEqual(new Set(['/robots.txt']));
  });

  it('where a redirect leads to what its robots.txt forbids', async () => {
    const { address, asked } = await serve((request, response) => {
      if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /secret');
      else response.writeHead(302, { location: '/secret' }).end();
    });
    expect((await readPosts(address)).body).toMatchObject({ code: 'WEBSITE_UNREADABLE' });
    expect(asked).not.toContain('/secret');
  });
});

describe('posts of a website', () => {
  it('become drafts with their address, twice once, permitted to nobody', async () => {
    const other = await makeOwner({ maxCards: 500 });
    const { address } = await serve(wordPress(samplePosts));
    const { name, sheets } = await readSite(address, [], other);
    const { made } = await bringFile(other, { file: name, sheets });
    expect(made).toHaveLength(2);
    const references = await referencesOf(other);
    expect(references.map(({ status, origin }) => [status, origin?.file, origin?.address])).toEqual(
      expect.arrayContaining([
        ['Draft', name, 'https://www.esimerkki-insinoorit.example/referenssit/11'],
        ['Draft', name, 'https://www.esimerkki-insinoorit.example/referenssit/12'],
      ]),
    );
    expect((await call(permissionRoutes.listPermissions, {}, other.caller)).entries).toEqual([]);
    expect((await bringFile(other, { file: name, sheets })).made).toEqual([]);
    expect(await referencesOf(other)).toEqual(references);
    await expectConsistent(other.organizationId);
  });

  it('are read so often an hour for each organization', async () => {
    const { caller, organizationId } = await makeOwner();
    const { address } = await serve(wordPress(samplePosts));
    const window = Math.floor(Date.now() / 1_000 / 3_600);
    for (const at of [window, window + 1])
      await putRow(keys.rate(hashOf('website-page', organizationId, '3600', String(at))), {
        count: serverLimits.pagesPerHour - 1,
      });
    expect(outcomes(await times(3, () => readPosts(address, caller)))).toEqual({ 200: 1, RATE_LIMITED: 2 });
  });
});
