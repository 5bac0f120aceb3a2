import { expect, it } from 'vitest';
import { cached, pictureCache } from '#pages/cache.ts';

it('keeps a picture long under the version that it shows, and under no other', () => {
  expect(pictureCache('7', 7)['cache-control']).toContain('s-maxage=86400');
  for (const asked of ['8', '6', '', '07', null]) expect(pictureCache(asked, 7)).toBe(cached);
});
