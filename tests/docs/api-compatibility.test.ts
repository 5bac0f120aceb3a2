import { describe, expect, it } from 'vitest';
import { broken, reliedOn, compatibilityBaseline } from '#tools/docs/compatibility';

/** Tabs that were opened before a deployment go on calling: the API only grows. */
describe('docs/api-compatibility.txt', () => {
  it('is kept: no route, field or error is gone, and no route needs more than it did', () => {
    expect(broken(compatibilityBaseline(), reliedOn())).toEqual([]);
  });

  it('says all that is promised now (npm run docs adds to it)', () => {
    expect(reliedOn().length).toBeGreaterThan(500);
    expect(compatibilityBaseline()).toEqual(reliedOn());
  });
});

describe('compatibility is broken', () => {
  const before = ['GET /api/a', 'GET /api/a takes b', 'GET /api/a needs c', 'GET /api/a answers d'];
  it.each([
    ['when a route goes', before.slice(1), 'GET /api/a'],
    ['when a field of an answer goes', before.slice(0, 3), 'GET /api/a answers d'],
    ['when a route needs a new field', [...before, 'GET /api/a needs e'], 'GET /api/a needs e'],
    [
      'when a route needs what it took',
      before.map((line) => line.replace('takes b', 'needs b')),
      'GET /api/a needs b',
    ],
  ])('%s', (_how, now, line) => expect(broken(before, now)).toContain(line));

  it.each([
    ['when a field is added', [...before, 'GET /api/a answers e', 'GET /api/a takes f']],
    ['when a need becomes a choice', before.map((line) => line.replace('needs c', 'takes c'))],
    ['when a route is added', [...before, 'PUT /api/b', 'PUT /api/b needs c']],
  ])('not %s', (_how, now) => expect(broken(before, now)).toEqual([]));
});
