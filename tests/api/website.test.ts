import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { websiteRoutes } from '#contract/resources/website';
import { serverLimits } from '#contract/rules/server-limits';
import { callRaw, outcomes, times } from '../support/call.ts';
import { call, makeOwner } from '../support/people.ts';
import { picture } from '../support/pictures.ts';

const file = join(dirname(inject('cloud').logs.functions), 'websites.json');
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
  else if (/\/(logo|small)\.png$/.test(url)) response.end(png);
  else if (url === '/files/logo.svg') response.end(svg);
  else if (url === '/page.png') response.setHeader('content-type', 'image/png').end('<h1>Not a picture</h1>');
  else response.writeHead(404).end();
};

const server: Server = createServer(served);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
writeFileSync(file, JSON.stringify({ 'www.firm.example': (server.address() as AddressInfo).port }));
afterAll(() => {
  rmSync(file);
  server.close();
});

const readPage = (path: string) =>
  call(websiteRoutes.readWebsite, { address: `https://www.firm.example${path}` }, caller);

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
