import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { approvalPagePath } from '#contract/permission/approval-page';
import { isRecordId, slug, slugOrId } from '#contract/primitives/schema';
import { buyerProofPath } from '#contract/tender/proof-page';
import { sitePaths } from '#contract/site/pages';
import { proofsPath, publicPagesPath } from '#contract/site/public-page';
import { objectPrefixes } from '#functions/shared/files/environment';
import { proposeSlug } from '#functions/shared/slug/propose-slug';
import { signedOutRoutes } from '#web/workspace/app/routes.ts';

const propose = (name: string, taken: readonly string[] = []) =>
  proposeSlug({ name, id: '01HZX0000000000000ABCDEF12', kind: 'page' }, (candidate) =>
    Promise.resolve(taken.includes(candidate)),
  );

describe('a name in addresses', () => {
  it('is never an id, nor readable as one', () => {
    for (let n = 0; n < 1_000; n += 1) {
      const id = ulid();
      expect(isRecordId(id)).toBe(true);
      for (const text of [id, id.toLowerCase()]) expect(slug.safeParse(text).success).toBe(false);
    }
    for (const text of ['birchline-studio', 'a'.repeat(27), '0'.repeat(25)]) {
      expect(slug.safeParse(text).success).toBe(true);
      expect(isRecordId(text)).toBe(false);
    }
  });

  it('is never a part of the product’s own addresses, nor a mailbox of its domain', () => {
    const ours = [
      ...sitePaths,
      ...Object.values(signedOutRoutes).flatMap(({ paths }) => paths),
      publicPagesPath,
      proofsPath,
      approvalPagePath,
      buyerProofPath,
      '/app',
      '/api',
      ...Object.values(objectPrefixes).map((prefix) => `/${prefix}`),
      '/abuse',
      '/postmaster',
    ];
    const words = new Set(ours.flatMap((path) => path.split('/')[1] || []));
    for (const word of words) expect([word, slug.safeParse(word).success]).toEqual([word, false]);
    expect(words.size).toBeGreaterThan(20);
  });

  it('is distinguished from an id, and other text is neither', () => {
    for (const text of ['birchline-studio', 'Birchline-Studio', '01HZX0000000000000ABCDEF12'])
      expect(slugOrId.safeParse(text).success).toBe(true);
    for (const text of ['', '-', 'a.b', 'a b', 'embed.json', '..', 'ä', 'a#b', 'x'.repeat(61)])
      expect(slugOrId.safeParse(text).success).toBe(false);
  });
});

describe('the proposed name', () => {
  it.each([
    ['Birchline Studio', 'birchline-studio'],
    ['Hämeen Öljy & Säiliö Åbo', 'hameen-oljy-and-sailio-abo'],
    ['Рога и копыта', 'roga-i-kopyta'],
    ['Ελληνική Εταιρεία', 'ellhnikh-etaireia'],
    ['ACME_Corp./Nordic', 'acme-corp-nordic'],
    ['  --A  b-- ', 'a-b'],
    ['北京公司', 'page-cdef12'],
    ['!?', 'page-cdef12'],
    ['Admin', 'admin-2'],
    ['01hzx0000000000000abcdef12', '01hzx0000000000000abcdef12-2'],
  ])('of %j is %j', async (name, expected) => {
    expect(await propose(name)).toBe(expected);
  });

  it('is a different one where it is taken', async () => {
    expect(await propose('Acme', ['acme', 'acme-2'])).toBe('acme-3');
    const taken = ['acme', ...[2, 3, 4, 5].map((n) => `acme-${n}`)];
    expect(await propose('Acme', taken)).toBe('acme-cdef12');
  });

  it.each(['word '.repeat(60), 'x'.repeat(200), 'Admin '.repeat(30), '北'.repeat(200)])(
    'has the required form: %.20j',
    async (name) => {
      expect(slug.safeParse(await propose(name)).success).toBe(true);
    },
  );
});
