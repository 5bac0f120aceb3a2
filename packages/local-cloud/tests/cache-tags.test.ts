import { describe, expect, it } from 'vitest';
import { cacheableHeader, edge, response } from './one-edge.ts';

describe('an invalidation of a tag', () => {
  const tagged = (tags: string, body = 'first') =>
    response({ body, headers: { 'cache-control': cacheableHeader, 'cache-tag': tags } });
  function taggedEdge() {
    const made = edge();
    made.cache.tagHeader = 'Cache-Tag';
    return made;
  }

  it('drops every response with the tag, of any path and status, and no other', async () => {
    const { cache, get, origin } = taggedEdge();
    const [byId, byName, missing, other] = ['/a', '/b', '/c', '/d'].map((path) => ({ path }));
    origin.next = tagged('x, Organization-1');
    for (const each of [byId, byName]) await get(each);
    origin.next = { ...tagged('organization-1'), status: 404 };
    await get(missing);
    origin.next = tagged('organization-11');
    await get(other);
    cache.invalidate(['#organization-1']);
    origin.next = tagged('organization-1', 'second');
    for (const each of [byId, byName, missing]) expect((await get(each)).body).toBe('second');
    expect((await get(other)).body).toBe('first');
  });

  it('matches the tags from the last revalidation of a response', async () => {
    const { cache, get, origin, clock } = taggedEdge();
    origin.next = response({ headers: { 'cache-control': cacheableHeader, etag: 'W/"1"' } });
    await get();
    clock.seconds += 200;
    origin.next = { ...tagged('a'), status: 304 };
    expect(await get()).toMatchObject({ cacheStatus: 'RefreshHit' });
    cache.invalidate(['#a']);
    origin.next = tagged('a', 'second');
    expect((await get()).body).toBe('second');
  });

  it('matches the first fifty tags, and none if the distribution names no header', async () => {
    const tags = Array.from({ length: 51 }, (_, n) => `t${n}`).join(',');
    for (const [tagHeader, tag, body] of [
      ['cache-tag', '#t49', 'second'],
      ['cache-tag', '#t50', 'first'],
      [undefined, '#t0', 'first'],
    ] as const) {
      const { cache, get, origin } = edge();
      cache.tagHeader = tagHeader;
      origin.next = tagged(tags);
      await get();
      cache.invalidate([tag]);
      origin.next = tagged(tags, 'second');
      expect((await get()).body).toBe(body);
    }
  });

  it.each([
    ['#a', 'second'],
    ['#b', 'first'],
  ])('of %s keeps none that was under way and has it', async (item, seen) => {
    const { cache, get, origin } = taggedEdge();
    let release = () => {};
    origin.hold = new Promise((resolve) => {
      release = resolve;
    });
    origin.next = tagged('a');
    const early = get();
    await Promise.resolve();
    cache.invalidate([item]);
    origin.next = tagged('a', 'second');
    release();
    expect((await early).body).toBe('first');
    expect((await get()).body).toBe(seen);
  });

  it('does not make later requests wait for an earlier one', async () => {
    const { cache, get, origin } = taggedEdge();
    origin.hold = new Promise(() => undefined);
    void get();
    await Promise.resolve();
    cache.invalidate(['#a']);
    origin.next = tagged('a', 'second');
    origin.hold = Promise.resolve();
    expect((await get()).body).toBe('second');
    expect(await get()).toMatchObject({ body: 'second', cacheStatus: 'Hit' });
  });
});
