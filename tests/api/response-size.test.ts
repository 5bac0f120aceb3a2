import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { cardOf } from '#contract/cards/card';
import { limits } from '#contract/rules/limits';
import { publicRoutes, type ReferencePage } from '#contract/resources/public';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { newReference } from '#functions/reference/rules';
import { keys } from '#functions/shared/data/keys';
import { callRaw, everyPage, type Caller } from '../support/call.ts';
import { makeCollection, makeCustomer, makeOwner } from '../support/people.ts';
import { putRow } from '../support/table.ts';

const cards = 500;
const encodings = ['gzip', 'identity'];

/** A quote takes the most bytes, because responses are JSON within JSON. */
const quotes = (length: number) => '"'.repeat(length);

/** Returns characters of three bytes each, so varied that no compression helps. */
function han(length: number, seed: number): string {
  let state = seed + 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(0x4e00 + (state % 20_000));
  }).join('');
}

/** Fills every field to its limit: 15 of 16 records with quotes, others with Chinese characters. */
function longest(n: number): object {
  const text = (length: number, salt = 0) => (n % 16 < 15 ? quotes(length) : han(length, n * 100 + salt));
  const address = (name: string) => `https://example.com/${name}/`.padEnd(2_000, 'a');
  const tag = (index: number) => `${n}.${index}${text(limits.tagLength, index)}`.slice(0, limits.tagLength);
  return {
    name: text(limits.nameLength),
    status: 'Published',
    tags: Array.from({ length: limits.tags }, (_, index) => tag(index)),
    attributes: {
      customerId,
      referenceType: `${n}${text(80)}`.slice(0, 80),
      referenceDate: '2026-03',
      description: text(limits.descriptionLength, 1),
      longDescription: text(limits.longDescriptionLength, 2),
    },
    custom: {
      projectLocation: text(200),
      environmentType: text(200),
      clientIndustry: `${n}${text(200)}`.slice(0, 200),
      projectDuration: text(200),
      outcomes: text(limits.descriptionLength, 3),
      buttonText: text(60),
      callToAction: address('call'),
      mainImage: address('main'),
      logoImage: address('logo'),
    },
  };
}

const { owner, organizationId, caller: as } = await makeOwner({ maxCards: cards });
const customerId = (await makeCustomer(owner, organizationId)).id;
const made = Array.from({ length: cards }, (_, n) => {
  const body = referenceRoutes.createReference.body.parse(longest(n));
  return newReference(body, { userId: owner.userId, now: new Date(Date.now() + n) });
});
const ids = made.map(({ id }) => id);
for (const reference of made) {
  const { id, updatedAt } = reference;
  await Promise.all([
    putRow(keys.reference(organizationId, id), reference),
    putRow(keys.customerReference(organizationId, customerId, id), {}),
    putRow(keys.publicReference(organizationId, id), {
      ...cardOf(reference),
      customerId,
      visibility: 'public',
      updatedAt,
    }),
  ]);
}
const collectionId = (await makeCollection(owner, organizationId)).id;
const copy = {
  organizationId,
  id: collectionId,
  name: 'All',
  visibility: 'public',
  itemIds: ids,
  version: 1,
};
await putRow(keys.publicCollection(collectionId), copy);

/**
 * Repeats a request that is answered with 503: on a busy machine the engine may need longer than a function
 * has.
 */
async function unlessBusy<Response extends { status: number }>(
  send: () => Promise<Response>,
): Promise<Response> {
  for (let left = 30; ; left -= 1) {
    const response = await send();
    if (response.status !== 503 || left === 0) return response;
    await pause(1_000);
  }
}

async function readAll<Body extends { nextCursor?: string }>(
  route: Parameters<typeof callRaw>[0],
  input: object,
  caller: Caller,
  encoding: string,
): Promise<Body[]> {
  const headers = { 'accept-encoding': encoding };
  return await everyPage(async (cursor) => {
    const response = await unlessBusy(() => callRaw(route, { ...input, ...cursor }, caller, { headers }));
    expect(response.status).toBe(200);
    return response.body as unknown as Body;
  });
}

describe('the largest plan with texts of maximum length', () => {
  it.each(encodings)('is readable through the public API page by page, %s', async (encoding) => {
    const pages = await readAll<ReferencePage>(
      publicRoutes.getReferencePage,
      { id: organizationId },
      {},
      encoding,
    );
    const found = pages.flatMap(({ references }) => references);
    expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(new Set(found.map(({ longDescription }) => longDescription!.length))).toEqual(
      new Set([limits.longDescriptionLength]),
    );
    // Facets count all cards on each page.
    for (const { facets } of pages) expect(facets.tags).toHaveLength(cards * limits.tags);
  });

  it.each(encodings)('is readable as a collection page by page, in its order, %s', async (encoding) => {
    const input = { id: collectionId };
    const pages = await readAll<ReferencePage>(publicRoutes.getPublicCollection, input, {}, encoding);
    expect(pages.flatMap(({ references }) => references.map(({ id }) => id))).toEqual(ids);
  });

  it.each(encodings)('is listed in the workspace, as a whole and by customer, %s', async (encoding) => {
    for (const filter of [{}, { customerId }]) {
      const pages = await readAll<{ references: Reference[]; nextCursor?: string }>(
        referenceRoutes.listReferences,
        filter,
        as,
        encoding,
      );
      const found = pages.flatMap(({ references }) => references.map(({ id }) => id));
      expect(found).toEqual(ids.toReversed());
    }
  });

  it.each(encodings)('has public pages, embed data, a sitemap and stories, %s', async (encoding) => {
    const page = `/reference-page/${organizationId}`;
    for (const path of [
      page,
      `${page}?page=20`,
      `${page}?q=a`,
      `${page}/collection/${collectionId}`,
      `${page}/embed.json?limit=24`,
      `${page}/collection/${collectionId}/embed.json?limit=24`,
      `${page}/sitemap.xml`,
      `${page}/${ids[0]}`,
      `${page}/${ids[15]}`,
    ]) {
      const response = await unlessBusy(() =>
        fetch(new URL(path, inject('cloud').origin), { headers: { 'accept-encoding': encoding } }),
      );
      expect(`${response.status} ${path}`).toBe(`200 ${path}`);
      await response.arrayBuffer();
    }
  });
});

it('a forged cursor of a public list is refused', async () => {
  const input = { id: organizationId, cursor: 'bm90IG91cnM' };
  const { status, body } = await callRaw(publicRoutes.getReferencePage, input, {});
  expect(`${status} ${body.code}`).toBe('400 VALIDATION_FAILED');
});
