import type { RequestListener } from 'node:http';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { assetRoutes } from '#contract/resources/asset';
import { permissionRoutes } from '#contract/resources/permission';
import { websiteRoutes } from '#contract/resources/website';
import { earlierImports, undoImport } from '#web/workspace/features/references/imports/undo-import.ts';
import { readPages } from '#web/workspace/features/references/imports/reading/website/read-pages.ts';
import { firstChoices, readChosen } from '#web/workspace/features/references/imports/steps/sheet-choice.ts';
import { callRaw } from '../support/call.ts';
import { bringFile, contextOf, recordsIn, referencesOf } from '../support/imports.ts';
import { expectConsistent } from '../support/invariants.ts';
import { pagesOfSample, samplePages } from '../support/pages-site.ts';
import { picture } from '../support/pictures.ts';
import { call, makeOwner } from '../support/people.ts';
import { serveAt } from '../support/website.ts';

const folder = join(dirname(inject('cloud').logs.functions), 'websites');
const owner = await makeOwner({ maxCards: 500 });
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

let hosts = 0;
async function serve(answer: RequestListener) {
  const host = `www.pages-${(hosts += 1)}.example`;
  const asked: string[] = [];
  const close = await serveAt(folder, [host], (request, response) => {
    asked.push(request.url!);
    answer(request, response);
  });
  closing.push(close);
  return { host, address: `https://${host}`, asked };
}

const noPause = async () => undefined;
const read = (addresses: string[]) => readPages(contextOf(owner).call, addresses, () => undefined, noPause);
const refusalOf = async (address: string) => {
  const { status, body } = await callRaw(websiteRoutes.readPage, { address }, owner.caller);
  expect(Object.keys(body).toSorted()).toEqual(['Error', 'code', 'error', 'requestId']);
  expect(JSON.stringify(body)).not.toMatch(/secret/);
  return [status, body.code];
};

describe('pages of a website', () => {
  it('become drafts with their address, permitted to nobody, and name what cannot be read', async () => {
    const { host, address } = await serve(pagesOfSample);
    const { name, sheets, unread } = await read(['/quay', '/missing', '/shed'].map((path) => address + path));
    expect([name, unread]).toEqual([host, [`${address}/missing`]]);
    const { made } = await bringFile(owner, { file: name, sheets });
    expect(made).toHaveLength(2);
    const references = await referencesOf(owner);
    expect(
      references
        .map(({ name: title, status, origin }) => [title, status, origin?.address])
        .toSorted(([one], [other]) => one!.localeCompare(other!)),
    ).toEqual([
      ['A quay for ten ferries', 'Draft', `${address}/quay`],
      ['A shed', 'Draft', `${address}/shed`],
    ]);
    expect((await call(permissionRoutes.listPermissions, {}, owner.caller)).entries).toEqual([]);
    expect((await bringFile(owner, { file: name, sheets })).made).toEqual([]);
    await expectConsistent(owner.organizationId);
  });

  it('bring their large pictures, and leave with them and their customers when taken back', async () => {
    const [large, small] = await Promise.all(
      [picture(600, 420), picture(200, 200)].map((one) => one.png().toBuffer()),
    );
    const { address } = await serve(({ url = '' }, response) => {
      const file = url === '/large.png' ? large : url === '/small.png' ? small : undefined;
      if (file) response.setHeader('content-type', 'image/png').end(file);
      else if (url === '/bridge')
        response
          .setHeader('content-type', 'text/html')
          .end(samplePages['/shed']!.replace('</main>', '<img src="/small.png"><img src="/large.png">$&'));
      else response.writeHead(404).end();
    });
    const other = await makeOwner({ maxCards: 50 });
    const pk = `ORG#${other.organizationId}`;
    const before = await recordsIn(pk);
    const { name, sheets } = await read([`${address}/bridge`]);
    expect(await bringFile(other, { file: name, sheets })).toMatchObject({ refusedPictures: [] });
    const assetsOf = async () => (await call(assetRoutes.listAssets, {}, other.caller)).assets;
    expect((await assetsOf()).map(({ width, height }) => [width, height])).toEqual([[600, 420]]);
    const [brought] = earlierImports(await referencesOf(other));
    expect(brought!.made[0]!.custom.mainImage).toBe((await assetsOf())[0]!.url);
    expect(await undoImport(contextOf(other), brought!)).toEqual({ gone: 1, restored: 0, kept: [] });
    expect(await assetsOf()).toEqual([]);
    // Uploads leave their counts, which are zero, and pictures that wait to be removed.
    const isRecord = ({ sk }: { sk?: unknown }) => !/^(META|ASSET#)/.test(String(sk));
    expect((await recordsIn(pk)).filter(isRecord)).toEqual(before.filter(isRecord));
  });

  it('give heading, description, text and customer, and hostile markup as text', async () => {
    const { address } = await serve(pagesOfSample);
    const { sheets } = await read([`${address}/quay`, `${address}/shed`]);
    const [quay, shed] = readChosen(firstChoices(sheets)).candidates;
    expect(quay!.texts).toMatchObject({ title: 'A quay for ten ferries', customer: 'Acme Oy' });
    expect(quay!.texts.description).toMatch(/^How ten ferries .*\n\nWe renewed .*\n\n- Ten ferries$/);
    expect(shed!.texts).toMatchObject({ title: 'A shed', customer: 'Suvantolan Vesi Oy' });
    expect(JSON.stringify([quay, shed])).not.toMatch(/<script|onclick|Menu|Firm Oy/);
  });

  it('are read in the letters that the header or the page names', async () => {
    const { address } = await serve(({ url }, response) => {
      const meta = url === '/meta' ? '<meta charset="iso-8859-1">' : '';
      response.setHeader('content-type', url === '/meta' ? 'text/html' : 'text/html; charset=ISO-8859-1');
      response.end(Buffer.from(`${meta}<h1>Jätevesi</h1><p>Älä</p>`, 'latin1'));
    });
    for (const path of ['/meta', '/header'])
      expect(await call(websiteRoutes.readPage, { address: address + path }, owner.caller)).toMatchObject({
        title: 'Jätevesi',
      });
  });
});

describe('a page is refused without a reason', () => {
  it.each<[string, RequestListener]>([
    ['is missing', (_, response) => response.writeHead(404).end('secret')],
    ['is no page', (_, response) => response.setHeader('content-type', 'text/plain').end('secret')],
    [
      'leads to a forbidden range',
      (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
    ],
    [
      'leads to an inner name',
      (_, response) => response.writeHead(302, { location: 'https://wiki.intranet/' }).end(),
    ],
    [
      'sends too much',
      (_, response) => response.setHeader('content-type', 'text/html').end('x'.repeat(5 * 1024 ** 2 + 1)),
    ],
    ['never answers', () => undefined],
  ])('where it %s', async (_, answer) => {
    const { address } = await serve((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else answer(request, response);
    });
    expect(await refusalOf(`${address}/page`)).toEqual([422, 'WEBSITE_UNREADABLE']);
  });

  it('where robots.txt forbids it, which is asked alone', async () => {
    const { address, asked } = await serve((request, response) => {
      if (request.url === '/robots.txt') response.end('User-agent: *\nDisallow: /private');
      else pagesOfSample(request, response);
    });
    expect(await refusalOf(`${address}/private/quay`)).toEqual([422, 'WEBSITE_UNREADABLE']);
    expect(asked).toEqual(['/robots.txt']);
  });
});
