import { describe, expect, it } from 'vitest';
import { mostBytes } from '../gateway/edge-cache.ts';
import { cacheableHeader, edge, page, response } from './one-edge.ts';

const withCacheControl = (cacheControl: string) => ({ headers: { 'cache-control': cacheControl } });

describe('a response at the edge', () => {
  it('is used until it expires, with its age', async () => {
    const { get, clock, origin } = edge();
    expect((await get()).cacheStatus).toBe('Miss');
    clock.seconds += 59;
    const hit = await get();
    expect([hit.cacheStatus, hit.body, hit.headers.age]).toEqual(['Hit', 'first', '59']);
    expect(origin.etags).toHaveLength(1);
  });

  it.each([
    ['max-age=5, s-maxage=60', {}, 60],
    ['max-age=5', {}, 5],
    ['max-age=99999', { MaxTTL: 100 }, 100],
    ['max-age=1', { MinTTL: 10 }, 10],
    ['', { DefaultTTL: 20 }, 20],
  ])('lives as long as "%s" says within the policy: %o', async (header, bounds, seconds) => {
    const { get, clock, origin } = edge(withCacheControl(header));
    await get({}, bounds);
    clock.seconds += seconds - 1;
    expect((await get({}, bounds)).cacheStatus).toBe('Hit');
    clock.seconds += 1;
    await get({}, bounds);
    expect(origin.etags).toHaveLength(2);
  });

  it.each(['no-store', 'private, s-maxage=60', 'no-cache, max-age=60', 'max-age=0', ''])(
    'is not kept when it says "%s"',
    async (header) => {
      const { get, origin } = edge(withCacheControl(header));
      await get();
      expect((await get()).cacheStatus).toBe('Miss');
      expect(origin.etags).toHaveLength(2);
    },
  );

  it('differs by the parts that the policy lists and nothing else', async () => {
    const { get, origin } = edge();
    const headers = { origin: 'https://host.example', 'accept-encoding': 'gzip, deflate, br' };
    await get({ query: 'tag=a&utm_source=x', headers });
    const same = {
      query: 'gclid=1&tag=a',
      headers: { ...headers, 'accept-encoding': 'br;q=1, gzip', authorization: 'Bearer x', cookie: 'a=1' },
    };
    expect((await get(same)).cacheStatus).toBe('Hit');
    for (const other of [
      { ...same, query: 'tag=b' },
      { ...same, query: 'tag=a&page=2' },
      { ...same, headers: { ...headers, origin: 'https://other.example' } },
      { ...same, headers: { ...headers, 'accept-encoding': 'gzip' } },
      { ...same, headers: { ...headers, 'accept-encoding': 'br;q=0, gzip;q=0' } },
      { ...same, path: `${page}/x` },
    ]) {
      expect((await get(other)).cacheStatus).toBe('Miss');
    }
    const refused = { ...same, headers: { ...headers, 'accept-encoding': 'gzip, br;q=0' } };
    expect((await get(refused)).cacheStatus).toBe('Hit');
    expect(origin.etags).toHaveLength(7);
  });

  it('serves HEAD too, but HEAD does not store it', async () => {
    const { get, clock, origin } = edge();
    expect((await get({ method: 'HEAD' })).cacheStatus).toBe('Miss');
    expect((await get()).cacheStatus).toBe('Miss');
    expect((await get({ method: 'HEAD' })).cacheStatus).toBe('Hit');
    expect(origin.etags).toHaveLength(2);
    clock.seconds += 61;
    expect((await get({ method: 'HEAD' })).cacheStatus).toBe('Miss');
    expect((await get()).headers.age).toBe('61');
  });

  it('is fetched once for concurrent requests', async () => {
    const { get, origin } = edge();
    const all = await Promise.all(Array.from({ length: 20 }, () => get()));
    expect(all.map(({ body }) => body)).toEqual(Array.from({ length: 20 }, () => 'first'));
    expect(origin.etags).toHaveLength(1);
  });

  it('is stored for GET and HEAD only', async () => {
    const { get, origin } = edge();
    await get({ method: 'POST' });
    await get({ method: 'POST' });
    expect(origin.etags).toHaveLength(2);
  });
});

describe('a tag', () => {
  const tagged = { headers: { 'cache-control': cacheableHeader, etag: 'W/"1"' } };

  it('saves the body for viewers that have this version', async () => {
    const { get } = edge(tagged);
    const conditional = { headers: { 'if-none-match': '"0", "1"' } };
    for (const cacheStatus of ['Miss', 'Hit']) {
      expect(await get(conditional)).toMatchObject({ status: 304, body: '', cacheStatus });
    }
    expect((await get({ headers: { 'if-none-match': '"2"' } })).status).toBe(200);
  });

  it('lets the edge reuse its body with new headers of the origin', async () => {
    const { get, clock, origin } = edge(tagged);
    await get();
    clock.seconds += 200;
    origin.next = { status: 304, body: '', headers: { 'cache-control': cacheableHeader, 'x-new': '1' } };
    expect(await get()).toMatchObject({ status: 200, body: 'first', cacheStatus: 'RefreshHit' });
    expect(origin.etags).toEqual([undefined, 'W/"1"']);
    const hit = await get();
    expect([hit.cacheStatus, hit.headers.age, hit.headers['x-new']]).toEqual(['Hit', '0', '1']);
  });
});

describe('a stale response', () => {
  it('is served at once while a new one is fetched', async () => {
    const { get, clock, origin } = edge();
    await get();
    clock.seconds += 80;
    origin.next = response({ body: 'second' });
    expect(await Promise.all([get(), get()])).toMatchObject([{ body: 'first' }, { body: 'first' }]);
    expect(await get()).toMatchObject({ body: 'second', cacheStatus: 'Hit' });
    expect(origin.etags).toHaveLength(2);
  });

  it('is no longer served after its stale time', async () => {
    const { get, clock, origin } = edge();
    await get();
    clock.seconds += 90;
    origin.next = response({ body: 'second' });
    expect((await get()).body).toBe('second');
  });

  it.each([500, 502, 503, 504])(
    'stands in for a failing origin (%i), for as long as it says',
    async (status) => {
      const { get, clock, origin } = edge();
      await get();
      origin.next = response({ status, body: 'failed', headers: {} });
      clock.seconds += 659;
      expect(await get()).toMatchObject({ status: 200, body: 'first' });
      clock.seconds += 1;
      expect(await get()).toMatchObject({ status, cacheStatus: 'Error' });
    },
  );

  it('does not replace a 404 or 410', async () => {
    const { get, clock, origin } = edge();
    await get();
    clock.seconds += 95;
    origin.next = response({ status: 404, body: 'missing' });
    expect((await get()).status).toBe(404);
    expect((await get()).status).toBe(404);
  });

  it('is served without waiting for a hanging origin', async () => {
    const { get, clock, origin } = edge();
    await get();
    origin.hold = new Promise(() => undefined);
    clock.seconds += 61;
    expect((await get()).body).toBe('first');
  });
});

describe('an error', () => {
  it.each([
    [404, 'no-store', 10],
    [404, 's-maxage=2', 10],
    [410, 's-maxage=30', 30],
    [500, '', 10],
  ])('%i that says "%s" is kept for %i seconds', async (status, header, seconds) => {
    const { get, clock, origin } = edge({ status, ...withCacheControl(header) });
    await get();
    clock.seconds += seconds - 1;
    expect((await get()).cacheStatus).toBe('Error');
    expect(origin.etags).toHaveLength(1);
    clock.seconds += 1;
    origin.next = response();
    expect((await get()).status).toBe(200);
  });
});

describe('an invalidation', () => {
  it('drops all versions of its paths, including stale ones, and no other', async () => {
    const { cache, get, origin, clock } = edge();
    const other = { path: '/reference-page/b' };
    const all = [{}, { query: 'tag=a' }, { path: `${page}/x` }, { headers: { origin: 'https://h.example' } }];
    for (const each of [...all, other]) await get(each);
    clock.seconds += 70;
    cache.invalidate([`${page}*`]);
    origin.next = response({ body: 'second' });
    for (const each of all) expect(await get(each)).toMatchObject({ body: 'second', cacheStatus: 'Miss' });
    expect((await get(other)).body).toBe('first');
  });

  it('leaves no stale response to serve on errors', async () => {
    const { cache, get, origin } = edge();
    await get();
    cache.invalidate([`${page}*`]);
    origin.next = response({ status: 503, body: 'failed' });
    expect((await get()).status).toBe(503);
  });

  it('stores no response that began before it, and later requests do not wait', async () => {
    const { cache, get, origin } = edge();
    let release = () => {};
    origin.hold = new Promise((resolve) => {
      release = resolve;
    });
    const early = get();
    await Promise.resolve();
    cache.invalidate([`${page}*`]);
    origin.next = response({ body: 'second' });
    origin.hold = Promise.resolve();
    expect((await get()).body).toBe('second');
    release();
    expect((await early).body).toBe('first');
    expect(await get()).toMatchObject({ body: 'second', cacheStatus: 'Hit' });
  });
});

describe('the storage of an edge', () => {
  const statuses = async (get: ReturnType<typeof edge>['get'], paths: string[]) => {
    const seenAs: unknown[] = [];
    for (const path of paths) seenAs.push((await get({ path })).cacheStatus);
    return seenAs;
  };

  it('has a limit in bytes and evicts the least recently used response', async () => {
    const aThird = 'x'.repeat(Math.ceil(mostBytes / 2 / 3));
    const { get } = edge({ body: aThird });
    expect(await statuses(get, ['/a', '/b', '/a'])).toEqual(['Miss', 'Miss', 'Hit']);
    // The estimates for three heads exceed the limit.
    expect(await statuses(get, ['/c', '/a', '/b'])).toEqual(['Miss', 'Hit', 'Miss']);
  });

  it('skips responses that are too large', async () => {
    const { get } = edge({ body: 'x'.repeat(mostBytes / 2 + 1) });
    expect(await statuses(get, ['/a', '/a'])).toEqual(['Miss', 'Miss']);
  });
});
