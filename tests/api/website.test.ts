import type { RequestListener } from 'node:http';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { assetRoutes } from '#contract/resources/asset';
import { websiteRoutes } from '#contract/resources/website';
import { serverLimits } from '#contract/rules/server-limits';
import { hashOf } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import { readFile as readPosts } from '#web/workspace/features/references/imports/reading/read-file.ts';
import { earlierImports, undoImport } from '#web/workspace/features/references/imports/undo-import.ts';
import { callRaw, outcomes, times } from '../support/call.ts';
import { bringFile, contextOf, referencesOf } from '../support/imports.ts';
import { call, makeOwner } from '../support/people.ts';
import { picture } from '../support/pictures.ts';
import { putRow } from '../support/table.ts';
import { serveAt } from '../support/website.ts';

const folder = join(dirname(inject('cloud').logs.functions), 'websites');
const { caller } = await makeOwner();
const png = await picture(120, 40).png().toBuffer();
const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);

const pages: Record<string, string> = {
  '/data': `<script type="application/ld+json">{"@graph":[{"@type":"Organization","logo":{"url":"/logo.png"}}]}</script>`,
  '/image': '<header><img src="/hero.jpg" alt="Our office"><img class="site-logo" src="/logo.png"></header>',
  '/icon': `<link rel="icon" sizes="32x32" href="/small.png"><link rel="apple-touch-icon" href="/logo.png">
    <meta name="theme-color" content="#0A5">`,
  '/drawing': '<base href="/files/"><img alt="Firm logo" src="logo.svg">',
  '/broken':
    '<img alt="logo" src="/missing.png"><img alt="logo" src="/page.png"><img alt="logo" src="/logo.png">',
  '/bare': '<h1>Firm</h1><meta name="theme-color" content="rebeccapurple">',
  '/inner': '<img alt="logo" src="http://169.254.169.254/latest/meta-data/">',
};

const served: RequestListener = ({ url = '' }, response) => {
  const page = pages[url];
  if (page !== undefined) response.setHeader('content-type', 'text/html').end(page);
  else if (url === '/away') response.writeHead(302, { location: 'http://169.254.169.254/logo.png' }).end();
  else if (url === '/moved') response.writeHead(301, { location: '/logo.png' }).end();
  else if (url === '/large.png') response.end(Buffer.concat([png, Buffer.alloc(4 * 1024 ** 2)]));
  else if (/\/(logo|small)\.png$|\/puhdistamo\.jpg$/.test(url)) response.end(png);
  else if (url === '/files/logo.svg') response.end(svg);
  else if (url === '/page.png') response.setHeader('content-type', 'image/png').end('<h1>Not a picture</h1>');
  else response.writeHead(404).end();
};

const close = await serveAt(folder, ['www.firm.example', 'www.esimerkki-insinoorit.example'], served);
afterAll(close);

const readPage = (path: string) =>
  call(websiteRoutes.readWebsite, { address: `https://www.firm.example${path}` }, caller);

/** Leaves a limit with as much as if it had been used this often in the running window. */
async function use(of: string[], windowSeconds: number, count: number) {
  const window = Math.floor(Date.now() / 1_000 / windowSeconds);
  // The next window may begin before the call.
  for (const at of [window, window + 1])
    await putRow(keys.rate(hashOf(...of, String(windowSeconds), String(at))), { count });
}

const logo = { type: 'image/png', data: png.toString('base64') };

describe("a firm's website", () => {
  it.each(['/data', '/image', '/icon', '/broken'])('offers its logo from %s', async (path) => {
    expect((await readPage(path)).logo).toEqual(logo);
  });

  it('offers a drawn logo as it is, for the browser to draw', async () => {
    const offered = (await readPage('/drawing')).logo;
    expect(offered).toEqual({ type: 'image/svg+xml', data: svg.toString('base64') });
  });

  it('offers the color of its frame in six digits', async () => {
    expect((await readPage('/icon')).color).toBe('#00aa55');
  });

  it('without logo and color offers nothing', async () => {
    expect(await readPage('/bare')).toEqual({ address: 'https://www.firm.example/bare' });
  });

  it('cannot lead the function into an inner network', async () => {
    expect(await readPage('/inner')).toEqual({ address: 'https://www.firm.example/inner' });
  });

  it.each(['https://www.firm.example/missing', 'https://www.firm.example/logo.png', 'https://other.example'])(
    'cannot be read at %s',
    async (address) => {
      const { status, body } = await callRaw(websiteRoutes.readWebsite, { address }, caller);
      expect([status, body]).toMatchObject([422, { code: 'WEBSITE_UNREADABLE' }]);
      expect(Object.keys(body).toSorted()).toEqual(['Error', 'code', 'error', 'requestId']);
    },
  );

  it('is read a few times an hour for each organization', async () => {
    const other = (await makeOwner()).caller;
    const read = () =>
      callRaw(websiteRoutes.readWebsite, { address: 'https://www.firm.example/bare' }, other);
    const answers = await times(serverLimits.websitesPerHour + 2, read);
    expect(outcomes(answers)).toEqual({ 200: serverLimits.websitesPerHour, RATE_LIMITED: 2 });
  });
});

describe('a picture of a website', () => {
  const readPicture = (address: string, by = caller) => callRaw(websiteRoutes.readPicture, { address }, by);

  it.each(['/logo.png', '/moved'])('is given to members from %s', async (path) => {
    const { status, body } = await readPicture(`https://www.firm.example${path}`);
    expect([status, body]).toEqual([200, logo]);
  });

  it.each([
    'https://www.firm.example/page.png',
    'https://www.firm.example/missing.png',
    'https://www.firm.example/large.png',
    'https://www.firm.example/away',
    'https://other.example/logo.png',
    'https://127.0.0.1/logo.png',
    'https://metadata.google.internal/logo.png',
  ])('is refused without a reason at %s', async (address) => {
    const { status, body } = await readPicture(address);
    expect([status, body]).toMatchObject([422, { code: 'WEBSITE_UNREADABLE' }]);
    expect(Object.keys(body).toSorted()).toEqual(['Error', 'code', 'error', 'requestId']);
  });

  it('is read as often as an import needs for each organization', async () => {
    const { caller: other, organizationId } = await makeOwner();
    await use(['website-picture', organizationId], 60 * 60, serverLimits.picturesPerHour - 1);
    const read = () => readPicture('https://www.firm.example/logo.png', other);
    expect(outcomes(await times(3, read))).toEqual({ 200: 1, RATE_LIMITED: 2 });
  });

  it('is asked of a website a few times a minute, whoever asks', async () => {
    await use(['website-host', 'busy.example'], 60, serverLimits.readingsPerHostAndMinute);
    const { body } = await readPicture('https://busy.example/logo.png');
    expect(body).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('pictures of posts', () => {
  it('come into the library with their drafts, and leave with them', async () => {
    const owner = await makeOwner({ maxCards: 50 });
    const posts = await readFile(new URL('../support/import-samples/wordpress-export.xml', import.meta.url));
    const sheets = await readPosts(new Uint8Array(posts), 'posts.xml');
    const { refusedPictures } = await bringFile(owner, { file: 'posts.xml', sheets });
    expect(refusedPictures).toEqual([
      {
        name: 'http://www.esimerkki-insinoorit.example/kuvat/silta.jpg',
        reason: 'The address could not be read as a picture of at most 4 MB',
      },
    ]);
    const { assets } = await call(assetRoutes.listAssets, {}, owner.caller);
    expect(assets).toMatchObject([
      { name: 'Vedenpuhdistamo, joka kestää tulvan.png', contentType: 'image/png' },
    ]);
    expect(
      (await referencesOf(owner)).map(({ name, status, custom }) => [name, status, custom.mainImage]),
    ).toEqual(
      expect.arrayContaining([
        ['Vedenpuhdistamo, joka kestää tulvan', 'Draft', assets[0]!.url],
        ['Silta pysyi auki & liikenne kulki', 'Draft', undefined],
      ]),
    );
    const [earlier] = earlierImports(await referencesOf(owner));
    await undoImport(contextOf(owner), earlier!);
    expect((await call(assetRoutes.listAssets, {}, owner.caller)).assets).toEqual([]);
  });
});
