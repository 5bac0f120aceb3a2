import { request, type IncomingMessage } from 'node:http';
import { describe, expect, inject, it } from 'vitest';
import { assetRoutes } from '#contract/resources/asset';
import { limits } from '#contract/rules/limits';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { call, addMember, makeCustomer, makeOwner, makePerson } from '../support/people.ts';
import { callRaw } from '../support/call.ts';
import { fileCookies, readFile, statusInPublic, uploadPicture } from '../support/files.ts';
import { pdf } from '../support/pictures.ts';
import { upload } from '../support/uploads.ts';
import { makeWithdrawing } from '../support/withdrawals.ts';

const { origin } = inject('cloud');
const own = await makeWithdrawing();
const { owner, organizationId, caller, publish, save, withdraw } = own;
const customerId = await own.newCustomer();
const cookie = await fileCookies(caller);

const statusesOf = async (address: string) => [
  await statusInPublic(address),
  (await readFile(address, cookie)).status,
];
const becomes = (address: string, visitors: number) =>
  expect.poll(() => statusesOf(address), { timeout: 10_000 }).toEqual([visitors, 200]);

const withPicture = async (input: object = {}) => {
  const { url } = await uploadPicture(caller);
  const reference = await publish(customerId, { custom: { mainImage: url }, ...input });
  return { url: url!, reference };
};
const saved = async (reference: Reference, changes: object) =>
  expect((await save(reference, changes)).status).toBe(200);

describe('a file that no public page shows', () => {
  it('is readable for members only', async () => {
    const { url } = await uploadPicture(caller);
    const document = await upload(caller, pdf, 'application/pdf');
    for (const address of [url!, document.url!]) {
      expect(await statusesOf(address)).toEqual([404, 200]);
      expect((await readFile(address)).status).toBe(403);
    }
    const { headers } = await readFile(url!, cookie);
    expect(headers.get('cache-control')).toBe(`private, max-age=${limits.fileAccessMinutes * 60}`);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  it('stays hidden while its reference is a draft or private', async () => {
    for (const input of [{ status: 'Draft' }, { visibility: 'private' }]) {
      const { url } = await withPicture(input);
      // The later picture shows that the edge has handled the earlier change.
      await becomes((await withPicture()).url, 200);
      expect(await statusesOf(url)).toEqual([404, 200]);
    }
  });

  it('stays hidden when a public text has its address', async () => {
    const { url } = await uploadPicture(caller);
    const words = `Before ${url} after`;
    await publish(customerId, {
      name: words,
      attributes: { description: words, longDescription: `${words} [a link](${url})` },
      custom: { quote: words, outcomes: words, projectLocation: url },
    });
    await becomes((await withPicture()).url, 200);
    expect(await statusesOf(url!)).toEqual([404, 200]);
  });

  it('is not readable for members of another organization or outsiders', async () => {
    const { url } = await uploadPicture(caller);
    const stranger = await makeOwner();
    const theirs = await fileCookies(stranger.caller);
    expect((await readFile(url!, theirs)).status).toBe(403);
    expect((await readFile((await uploadPicture(stranger.caller)).url!, theirs)).status).toBe(200);
    const outsider = { token: stranger.owner.accessToken, organizationId };
    const refused = await callRaw(assetRoutes.openFiles, { origin }, outsider);
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([404, []]);
  });

  it.each([
    ['in its query', (theirs: string, file: string) => `/private/${file}?x=${origin}/private/${theirs}/`],
    ['by climbing', (theirs: string, file: string) => `/private/${theirs}/../${file}`],
    ['by climbing in disguise', (theirs: string, file: string) => `/private/${theirs}/%2e%2e%2f${file}`],
  ])('is not readable through a folder of their own %s', async (_, pathOf) => {
    const { url } = await uploadPicture(caller);
    const stranger = await makeOwner();
    const path = pathOf(stranger.organizationId, url!.slice('/assets/'.length));
    const theirs = await fileCookies(stranger.caller);
    // The raw path is sent, because `fetch` would normalize it.
    const { statusCode } = await new Promise<IncomingMessage>((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      request({ hostname, port, path, headers: { cookie: theirs } }, resolve)
        .on('error', reject)
        .end();
    });
    expect([403, 404]).toContain(statusCode);
  });

  it('is never signed for an address with a wildcard', async () => {
    for (const wild of ['http*://example.com', 'https://*', 'https://a.example/x', 'https://a.example?x']) {
      const { status } = await callRaw(assetRoutes.openFiles, { origin: wild }, caller);
      expect([wild, status]).toEqual([wild, 400]);
    }
  });

  it('is readable for each member until the signature ends', async () => {
    const member = await makePerson();
    await addMember(organizationId, member, 'member');
    const as = { token: member.accessToken, organizationId };
    const before = Date.now();
    const { body, headers } = await callRaw(assetRoutes.openFiles, { origin }, as);
    const until = Date.parse(body.until as string);
    expect(until - before).toBeGreaterThan(0);
    expect(until - Date.now()).toBeLessThanOrEqual(limits.fileAccessMinutes * 60_000);
    for (const one of headers.getSetCookie())
      expect(one).toMatch(
        new RegExp(
          `^CloudFront-[\\w-]+=[\\w~-]+; Path=/private/${organizationId}/; HttpOnly; Secure; SameSite=Strict$`,
        ),
      );
    const policy = /CloudFront-Policy=([^;]+)/.exec(headers.getSetCookie().join('\n'))![1]!;
    const text = Buffer.from(policy.replaceAll('-', '+').replaceAll('~', '/'), 'base64').toString();
    expect(text).toContain(`"AWS:EpochTime":${Math.floor(until / 1000)}`);
    expect(text).toContain(`/private/${organizationId}/*`);
  });
});

describe('a picture is hidden with its reference', () => {
  it.each([
    ['unpublished', { status: 'Draft' }],
    ['archived', { status: 'Archived' }],
    ['made private', { visibility: 'private' }],
  ])('when that is %s, and returns with it', async (_, change: { status?: string; visibility?: string }) => {
    const { url, reference } = await withPicture();
    await becomes(url, 200);
    await saved(reference, change);
    await becomes(url, 404);
    if (change.status === 'Archived') await saved(reference, { status: 'Draft' });
    await saved(reference, { status: 'Published', visibility: 'public' });
    await becomes(url, 200);
  });

  it('when that is deleted', async () => {
    const { url, reference } = await withPicture();
    await becomes(url, 200);
    await call(referenceRoutes.deleteReference, { id: reference.id }, caller);
    await becomes(url, 404);
  });

  it('when the customer withdraws', async () => {
    const of = (await makeCustomer(owner, organizationId)).id;
    const { url } = await uploadPicture(caller);
    const inText = await uploadPicture(caller);
    const attributes = { customerId: of, longDescription: `![The quay](${inText.url})` };
    await publish(of, { custom: { mainImage: url }, attributes });
    for (const address of [url!, inText.url!]) await becomes(address, 200);
    const begun = performance.now();
    await withdraw({ customerId: of });
    for (const address of [url!, inText.url!]) await becomes(address, 404);
    console.info('seconds until pictures were gone', Math.round(performance.now() - begun) / 1_000);
  });

  it('when another replaces it, also on an unlisted card', async () => {
    const { url, reference } = await withPicture({ visibility: 'unlisted' });
    await becomes(url, 200);
    const other = (await uploadPicture(caller)).url!;
    await saved(reference, { custom: { mainImage: other } });
    await becomes(url, 404);
    await becomes(other, 200);
  });
});

describe('a picture stays public', () => {
  it('while another public card shows it', async () => {
    const { url, reference } = await withPicture();
    const other = await publish(customerId, { custom: { logoImage: url } });
    await becomes(url, 200);
    await saved(reference, { status: 'Draft' });
    await becomes((await withPicture()).url, 200);
    expect(await statusesOf(url)).toEqual([200, 200]);
    await saved(other, { status: 'Draft' });
    await becomes(url, 404);
  });

  it.each(['logo', 'headerImage'] as const)(
    'in all sizes while it is the %s of the branding',
    async (field) => {
      const { url, variants } = await uploadPicture(caller, 900);
      const brandColors = {
        primary: '#00aa55',
        secondary: '#223344',
        text: '#111111',
        background: '#fefefe',
      };
      const branding = { brandColors, layout: 'grid', template: { id: 'default' } };
      await call(organizationRoutes.saveBranding, { ...branding, [field]: url }, caller);
      for (const variant of variants) await becomes(variant.url, 200);
      await call(organizationRoutes.saveBranding, { ...branding, [field]: '' }, caller);
      for (const variant of variants) await becomes(variant.url, 404);
    },
  );
});

describe('a deleted organization', () => {
  it('shows no pictures', async () => {
    const gone = await makeWithdrawing();
    const { url } = await uploadPicture(gone.caller);
    await gone.publish(await gone.newCustomer(), { custom: { mainImage: url } });
    await expect.poll(() => statusInPublic(url!), { timeout: 10_000 }).toBe(200);
    await call(organizationRoutes.deleteOrganization, {}, gone.caller);
    await expect.poll(() => statusInPublic(url!), { timeout: 10_000 }).toBe(404);
  });
});
