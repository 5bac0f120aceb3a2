import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it, vi } from 'vitest';
import { routes, type NamedRoute } from '#contract/index';
import { organizationRoutes } from '#contract/resources/organization';
import { translationRoutes } from '#contract/resources/translation';
import { proofsPath, publicPageRoutes, socialImageRoutes, type PageRoute } from '#contract/site/public-page';
import { callRaw } from '../support/call.ts';
import { call, makeCollection, makeReference } from '../support/people.ts';
import { inputOf } from './inputs.ts';
import { makeWorld } from './world.ts';

/** Members read first, so that a visitor would get whatever the edge cached of their responses. */
const named = (route: NamedRoute) => [`${route.method} ${route.path}`, route] as const;
const reads = routes.filter(({ method }) => method === 'GET');

const world = await makeWorld();
const { owner, customerId } = world;
const add = (input: Record<string, unknown>) => makeReference(owner, world.organizationId, customerId, input);
await add({ name: 'Not yet told', status: 'Draft' });
await add({ name: 'For us alone', status: 'Published', visibility: 'private' });
const shown = await add({ name: 'Told to all', status: 'Published' });
const collection = await makeCollection(owner, world.organizationId, { itemIds: [shown.id] });
await call(organizationRoutes.saveSettings, { languages: ['sv'] }, world.caller);
await call(
  translationRoutes.saveTranslation,
  {
    id: shown.id,
    language: 'sv',
    fields: { title: 'För alla', shortDescription: 'I korthet' },
    status: 'Ready',
  },
  world.caller,
);
const ids: Record<string, string> = {
  organizationId: world.organizationId,
  referenceId: shown.id,
  collectionId: collection.id,
  language: 'sv',
};
const secrets = ['Not yet told', 'For us alone', owner.email, owner.userId, owner.accessToken];

function requireDiscreet(text: string): void {
  for (const secret of secrets) expect(text).not.toContain(secret);
}

describe('a visitor after a member', () => {
  it.each(reads.map(named))('gets nothing private from the cache: %s', async (_name, route) => {
    const input = await inputOf(route.operation, world);
    const theirs = await callRaw(route, input, world.caller);
    expect(theirs.status).toBe(200);
    if (route.access !== 'public') expect(theirs.headers.get('cache-control')).toBe('no-store');
    const response = await callRaw(route, input, {});
    expect(response.status).toBe(route.access === 'public' ? 200 : 401);
    expect([theirs.headers.get('x-cache'), response.headers.get('x-cache')]).toEqual([null, null]);
    requireDiscreet(JSON.stringify(response.body));
  });
});

describe('a public address', () => {
  // Proofs are not cached, so they cannot leak this way.
  const pages = [...Object.values(publicPageRoutes), ...Object.values(socialImageRoutes)].filter(
    ({ path }: PageRoute) => !path.startsWith(proofsPath),
  );

  it.each(pages.map((route) => [route.path, route] as const))(
    'is the same with and without a token: %s',
    async (_path, route) => {
      const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
      const visit = async (query: string, headers: Record<string, string> = {}) => {
        const response = await fetch(`${inject('cloud').origin}${path}?${query}`, { headers });
        const cacheStatus = response.headers.get('x-cache')?.split(' ')[0];
        const { status } = response;
        return { status, cacheStatus, tag: response.headers.get('etag'), text: await response.text() };
      };
      const { accessToken, organizationId } = { ...world.owner, ...world };
      const member = {
        authorization: `Bearer ${accessToken}`,
        'x-organization-id': organizationId,
        cookie: 'session=member',
      };
      // The stream may still invalidate the cache between the two visits.
      const theirs = await vi.waitFor(
        async () => {
          const address = `v=${randomUUID()}`;
          const first = await visit(address, member);
          expect([first.status, first.cacheStatus]).toEqual([200, 'Miss']);
          expect(await visit(address)).toEqual({ ...first, cacheStatus: 'Hit' });
          return first;
        },
        { timeout: 60_000, interval: 200 },
      );
      expect(await visit(`v=${randomUUID()}`)).toEqual(theirs);
      requireDiscreet(theirs.text);
    },
  );
});
