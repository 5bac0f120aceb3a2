import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { describe, expect, inject, it } from 'vitest';
import { collectionRoutes } from '#contract/resources/collection';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { publicPageRoutes, publicPagesPath, socialImageRoutes } from '#contract/site/public-page';
import { translationRoutes } from '#contract/resources/translation';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import {
  call,
  makeCollection,
  makeCustomer,
  makeOrganization,
  makeOwner,
  makeReference,
  withRecentSignIn,
} from '../support/people.ts';

/** Is well above the delay of the local stream and below the minute for which the edge keeps a page. */
const soon = { timeout: 40_000, interval: 50 };

const { owner, organizationId, caller } = await makeOwner({ maxCards: 100 });
const customerId = (await makeCustomer(owner, organizationId, { name: 'First customer' })).id;

async function visit(path: string, init: RequestInit = {}) {
  const response = await fetch(`${inject('cloud').origin}/reference-page/${path}`, {
    redirect: 'manual',
    ...init,
  });
  const cacheStatus = response.headers.get('x-cache')?.split(' ')[0];
  return { status: response.status, text: await response.text(), headers: response.headers, cacheStatus };
}

/** Visits until the page comes from the cache, so that a later change must reach the cache. */
async function visitUntilCached(path: string) {
  let page = await visit(path);
  await expect
    .poll(async () => {
      page = await visit(path);
      return [page.cacheStatus, page.status];
    }, soon)
    .toEqual(['Hit', 200]);
  return page;
}

async function change(path: string, act: () => Promise<unknown>, shows: (text: string) => boolean) {
  const before = await visitUntilCached(path);
  expect(shows(before.text)).toBe(false);
  await act();
  await expect.poll(async () => shows((await visit(path)).text), soon).toBe(true);
}

const publish = (input: object = {}) =>
  makeReference(owner, organizationId, customerId, { status: 'Published', ...input });
const setStatus = ({ id, name, attributes }: Reference, status: string) =>
  call(referenceRoutes.updateReference, { id, name, attributes, status }, caller);

describe('a page in the cache of the edge', () => {
  it('shows a published card at once and drops a withdrawn one', async () => {
    const card = await makeReference(owner, organizationId, customerId, { name: 'Come and gone' });
    const shows = (text: string) => text.includes('Come and gone');
    await change(organizationId, () => setStatus(card, 'Published'), shows);
    const detail = `${organizationId}/${card.id}`;
    await visitUntilCached(detail);
    await change(
      organizationId,
      () => setStatus(card, 'Draft'),
      (text) => !shows(text),
    );
    // One invalidation covers all addresses of the organization.
    expect((await visit(detail)).status).not.toBe(200);
  });

  it('keeps an edited card until it expires, and drops it with the next withdrawal', async () => {
    const [card, other] = [await publish({ name: 'Before' }), await publish({ name: 'Other card' })];
    const stranger = await makeOwner();
    // The stream handles a later change of another organization last.
    const allHandled = (name: string) =>
      change(
        stranger.organizationId,
        () => call(organizationRoutes.renameOrganization, { name }, stranger.caller),
        (text) => text.includes(name),
      );
    await allHandled('Published Oy');
    const page = await visitUntilCached(organizationId);
    const { id, attributes } = card;
    await call(
      referenceRoutes.updateReference,
      { id, name: 'After', attributes, status: 'Published' },
      caller,
    );
    await allHandled('Edited Oy');
    const kept = await visit(organizationId);
    expect([kept.cacheStatus, kept.text === page.text]).toEqual(['Hit', true]);
    await setStatus(other, 'Draft');
    const shows = async () => {
      const { text } = await visit(organizationId);
      return ['Before', 'After', 'Other card'].filter((name) => text.includes(name));
    };
    await expect.poll(shows, soon).toEqual(['After']);
  });

  it('follows new names of the organization and its customers', async () => {
    await publish({ name: 'Named' });
    await change(
      organizationId,
      () => call(organizationRoutes.renameOrganization, { name: 'Renamed Oy' }, caller),
      (text) => text.includes('Renamed Oy'),
    );
    await change(
      organizationId,
      () => call(customerRoutes.updateCustomer, { id: customerId, name: 'Second customer' }, caller),
      (text) => text.includes('Second customer'),
    );
  });

  it('follows new branding', async () => {
    const brandColors = { primary: '#003366', secondary: '#ffcc00', text: '#ffffff', background: '#12ab34' };
    const branding = { brandColors, layout: 'list', template: { id: 'standard', config: '{}' } };
    await change(
      organizationId,
      () => call(organizationRoutes.saveBranding, branding, caller),
      (text) => text.includes('#12ab34'),
    );
  });

  it('is fetched again when the list of embedding websites changes', async () => {
    await visitUntilCached(organizationId);
    const embedOrigins = ['https://www.example.com'];
    await call(organizationRoutes.saveSettings, { embedOrigins }, caller);
    await expect.poll(async () => (await visit(organizationId)).cacheStatus, soon).not.toBe('Hit');
  });

  it('follows the order of a collection and ends with it', async () => {
    const [a, b] = [await publish({ name: 'Card Alpha' }), await publish({ name: 'Card Beta' })];
    const { id } = await makeCollection(owner, organizationId, { itemIds: [a.id, b.id] });
    const path = `${organizationId}/collection/${id}`;
    const betaFirst = (text: string) => text.indexOf('Card Beta') < text.indexOf('Card Alpha');
    const order = { id, itemIds: [b.id, a.id] };
    await change(path, () => call(collectionRoutes.orderCollectionItems, order, caller), betaFirst);
    await visitUntilCached(path);
    await call(collectionRoutes.updateCollection, { id, visibility: 'private' }, caller);
    await expect.poll(async () => (await visit(path)).status, soon).not.toBe(200);
  });

  it('is dropped with one change under its id, its name and earlier names', async () => {
    const token = owner.accessToken;
    const title = `Forgotten ${Date.now()}`;
    const made = await call(organizationRoutes.createOrganization, { name: title }, { token });
    const own = { token, organizationId: made.organizationId };
    const [before, slug] = [made.slug, `${made.slug}-now`];
    const customer = await makeCustomer(owner, made.organizationId);
    const card = await makeReference(owner, made.organizationId, customer.id, { status: 'Published' });
    const collection = await makeCollection(owner, made.organizationId, { itemIds: [card.id] });
    await call(organizationRoutes.saveSettings, { slug, languages: ['sv'] }, own);
    const swedish = {
      id: card.id,
      language: 'sv' as const,
      fields: { title: 'På svenska', shortDescription: 'I korthet' },
    };
    await call(translationRoutes.saveTranslation, { ...swedish, status: 'Ready' }, own);
    // Proofs are not cached.
    const { proofPage: _, ...pages } = publicPageRoutes;
    const paths = [...Object.values(pages), ...Object.values(socialImageRoutes)].flatMap((route) => {
      const rest = route.path
        .slice(`${publicPagesPath}/{organizationId}`.length)
        .replace('{language}', 'sv')
        .replace('{referenceId}', card.id)
        .replace('{collectionId}', collection.id);
      const isNamed = route.params.shape.organizationId.safeParse(slug).success;
      return [made.organizationId, ...(isNamed ? [slug, before] : [])].map((name) => name + rest);
    });
    const statuses = new Set<number>();
    for (const path of paths) {
      await expect.poll(async () => (await visit(path)).cacheStatus, soon).toBe('Hit');
      statuses.add((await visit(path)).status);
    }
    expect(statuses).toEqual(new Set([200, 301]));
    await call(organizationRoutes.renameOrganization, { name: `${title} Oy` }, own);
    for (const path of paths)
      await expect
        .poll(async () => (await visit(path)).headers.get('age') ?? 'new', { ...soon, message: path })
        .toBe('new');
  });

  it('of a deleted organization is gone under all its addresses', async () => {
    const gone = await makeOrganization(owner);
    await visitUntilCached(gone);
    const { accessToken: token } = await withRecentSignIn(owner);
    await call(organizationRoutes.deleteOrganization, {}, { token, organizationId: gone });
    await expect.poll(async () => (await visit(gone)).status, soon).not.toBe(200);
    for (const path of [gone, `${gone}?tag=x`, `${gone}?embed`]) {
      expect([404, 410]).toContain((await visit(path)).status);
    }
  });
});

describe('a request of a visitor', () => {
  it('creates no second cached copy unless the page depends on it', async () => {
    await visitUntilCached(organizationId);
    expect((await visit(`${organizationId}?utm_source=mail`)).cacheStatus).toBe('Hit');
    expect((await visit(`${organizationId}?tag=${Date.now()}`)).cacheStatus).toBe('Miss');
  });

  it('with a token or cookie gets the shared page, which shows nothing private', async () => {
    const plain = await visitUntilCached(organizationId);
    const authorization = `Bearer ${owner.accessToken}`;
    const sent: Record<string, string>[] = [
      { authorization },
      { cookie: 'session=1' },
      { authorization: 'x' },
    ];
    for (const headers of sent) {
      const page = await visit(organizationId, { headers });
      expect([page.cacheStatus, page.text]).toEqual(['Hit', plain.text]);
      const fresh = await visit(`${organizationId}?tag=${Math.random()}`, { headers });
      expect([fresh.cacheStatus, fresh.status]).toEqual(['Miss', 200]);
      expect(fresh.text).not.toContain(owner.email);
    }
  });

  it('with a forged host header changes nothing in the page', async () => {
    await visitUntilCached(organizationId);
    const headers = { 'x-viewer-host': 'evil.example' };
    const page = await visit(organizationId, { headers });
    expect(page.cacheStatus).toBe('Hit');
    expect(page.text).not.toContain('evil.example');
  });

  it('with the current ETag is answered with 304 and no body', async () => {
    const { headers } = await visitUntilCached(organizationId);
    const again = await visit(organizationId, { headers: { 'if-none-match': headers.get('etag')! } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('with HEAD is answered like GET, without a body', async () => {
    for (const path of [organizationId, `${organizationId}?page=1`]) {
      const { status, text, headers } = await visit(path, { method: 'HEAD' });
      expect([status, text, headers.get('content-type')]).toEqual([200, '', 'text/html; charset=utf-8']);
    }
  });
});

describe('a browser cache', () => {
  it('must revalidate each time, so that it never shows withdrawn pages', async () => {
    for (const path of [organizationId, `${organizationId}/nowhere`]) {
      const { headers } = await visit(path);
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    }
  });
});

describe('the API', () => {
  it.each(['/api/nope', '/api/public/nope'])(
    'answers JSON with 404 for an unknown path: %s',
    async (path) => {
      const response = await fetch(inject('cloud').origin + path);
      expect([response.status, response.headers.get('x-cache')]).toEqual([404, null]);
      expect(response.headers.get('content-type')).toContain('application/json');
    },
  );

  it('is never cached, even for public data', async () => {
    const address = `${inject('cloud').origin}/api/public/organization/${organizationId}`;
    for (const _ of [1, 2]) expect((await fetch(address)).headers.get('x-cache')).toBeNull();
  });
});

describe('the local CloudFront', () => {
  const send = (DistributionId: string, Items: string[], CallerReference = String(Math.random())) => {
    const { region, credentials, control } = inject('cloud');
    const endpoint = `${control}/cloudfront`;
    const Paths = { Quantity: Items.length, Items };
    const InvalidationBatch = { CallerReference, Paths };
    return new CloudFrontClient({ region, credentials, endpoint, maxAttempts: 1 }).send(
      new CreateInvalidationCommand({ DistributionId, InvalidationBatch }),
    );
  };

  it('rejects an unknown distribution', async () => {
    await expect(send('OTHER', ['/x*'])).rejects.toMatchObject({ name: 'NoSuchDistribution' });
  });
});
