import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { may } from '#contract/rules/roles';
import { tableOf } from '#web/plugins/head-script.ts';
import { startOf, usualPeriod } from '#web/shared/analytics/period.ts';
import type { EarlyAnswer } from '#web/workspace/app/head.ts';
import { reads, shellReads } from '#web/workspace/app/reads.ts';
import { takeEarlyAnswer } from '#web/workspace/lib/api/early-answers.ts';

describe('what the head of the workspace knows', () => {
  const known = tableOf().routes;
  const readsAt = (path: string) => known.find((route) => new RegExp(route.path).test(path))?.reads;
  it('is a page for each address, the more exact one first', () => {
    expect(readsAt('/app')).toEqual(readsAt('/app/dashboard'));
    expect(readsAt('/app/references/templates')).toEqual([
      { url: '/api/organization/branding', inOrganization: true },
    ]);
    const url = '/api/reference/-id-';
    expect(readsAt('/app/references/01HZX')).toContainEqual({ url, inOrganization: true });
    expect(readsAt('/login')).toEqual([]);
    expect(readsAt('/app/references/01HZX/more')).toBeUndefined();
  });

  it('is only what every member may read, whoever turns out to be here', () => {
    const refused = [...shellReads, ...Object.values(reads).flat()].filter(
      ({ route: { access, method } }) =>
        method !== 'GET' || (access !== 'user' && (access === 'public' || !may('member', access))),
    );
    expect(refused).toEqual([]);
  });

  it('is the days that the usual report is about', () => {
    const [, days] = /-day-(\d+)-/.exec(JSON.stringify(readsAt('/app/analytics')))!;
    const preset = 'preset' in usualPeriod ? usualPeriod.preset : '7d';
    expect(startOf(preset, '2026-03-30')).toBe(
      new Date(Date.UTC(2026, 2, 30 - Number(days))).toISOString().slice(0, 10),
    );
  });
});

describe('an answer that came before the code that asks for it', () => {
  const address = '/api/customer';
  const answer = (status = 200): EarlyAnswer => ({
    organizationId: 'ours',
    response: new Response('{}', { status }),
  });
  const answers = new Map<string, Promise<EarlyAnswer>>();
  const take = (organizationId = 'ours') => takeEarlyAnswer('GET', address, organizationId);

  beforeEach(() => {
    answers.clear();
    answers.set(address, Promise.resolve(answer()));
    vi.stubGlobal('window', { earlyAnswers: answers });
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is taken once', async () => {
    expect((await take())?.status).toBe(200);
    expect(await take()).toBeUndefined();
  });

  it('is nobody’s who asks for another organization', async () => {
    expect(await take('theirs')).toBeUndefined();
  });

  it('is not taken after something was changed', async () => {
    expect(await takeEarlyAnswer('PUT', address, 'ours')).toBeUndefined();
    expect(await take()).toBeUndefined();
  });

  it('is not taken when it is old', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(60_000);
    expect(await take()).toBeUndefined();
  });

  it('is asked for again when it was a failure, or never came', async () => {
    answers.set(address, Promise.resolve(answer(503)));
    expect(await take()).toBeUndefined();
    answers.set(address, Promise.reject(new TypeError('offline')));
    expect(await take()).toBeUndefined();
  });
});
