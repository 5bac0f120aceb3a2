import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { may } from '#contract/rules/roles';
import { tableOf } from '#web/plugins/head-script.ts';
import { startOf, usualPeriod } from '#web/shared/analytics/period.ts';
import type { PreloadedResponse } from '#web/workspace/app/head.ts';
import { reads, shellReads } from '#web/workspace/app/reads.ts';
import { takePreloadedResponse } from '#web/workspace/lib/api/preloaded-responses.ts';

describe('the route table of the workspace’s head', () => {
  const known = tableOf().routes;
  const readsAt = (path: string) => known.find((route) => new RegExp(route.path).test(path))?.reads;
  it('finds the page for each address, the exact one first', () => {
    expect(readsAt('/app')).toEqual(readsAt('/app/dashboard'));
    expect(readsAt('/app/references/templates')).toEqual([
      { url: '/api/organization/branding', inOrganization: true },
    ]);
    const url = '/api/reference/-id-';
    expect(readsAt('/app/references/01HZX')).toContainEqual({ url, inOrganization: true });
    expect(readsAt('/login')).toEqual([]);
    expect(readsAt('/app/references/01HZX/more')).toBeUndefined();
  });

  it('reads only what every member may read', () => {
    const refused = [...shellReads, ...Object.values(reads).flat()].filter(
      ({ route: { access, method } }) =>
        method !== 'GET' || (access !== 'user' && (access === 'public' || !may('member', access))),
    );
    expect(refused).toEqual([]);
  });

  it('reads the days of the default report', () => {
    const [, days] = /-day-(\d+)-/.exec(JSON.stringify(readsAt('/app/analytics')))!;
    const preset = 'preset' in usualPeriod ? usualPeriod.preset : '7d';
    expect(startOf(preset, '2026-03-30')).toBe(
      new Date(Date.UTC(2026, 2, 30 - Number(days))).toISOString().slice(0, 10),
    );
  });
});

describe('a preloaded response', () => {
  const address = '/api/customer';
  const responseOf = (status = 200): PreloadedResponse => ({
    organizationId: 'ours',
    status,
    text: '{}',
    requestId: undefined,
  });
  const responses = new Map<string, Promise<PreloadedResponse>>();
  const take = (organizationId = 'ours') => takePreloadedResponse('GET', address, organizationId);

  beforeEach(() => {
    responses.clear();
    responses.set(address, Promise.resolve(responseOf()));
    vi.stubGlobal('window', { preloadedResponses: responses });
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is used once', async () => {
    expect((await take())?.status).toBe(200);
    expect(await take()).toBeUndefined();
  });

  it('is not used for another organization', async () => {
    expect(await take('theirs')).toBeUndefined();
  });

  it('is not used after a change', async () => {
    expect(await takePreloadedResponse('PUT', address, 'ours')).toBeUndefined();
    expect(await take()).toBeUndefined();
  });

  it('is not used when it is old', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(60_000);
    expect(await take()).toBeUndefined();
  });

  it('is requested again after a failure', async () => {
    responses.set(address, Promise.resolve(responseOf(503)));
    expect(await take()).toBeUndefined();
    responses.set(address, Promise.reject(new TypeError('offline')));
    expect(await take()).toBeUndefined();
  });
});
