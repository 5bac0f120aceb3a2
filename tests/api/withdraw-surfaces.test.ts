import { describe, expect, it, inject } from 'vitest';
import { collectionRoutes } from '#contract/resources/collection';
import { call, makeCollection, makeCustomer } from '../support/people.ts';
import { makeWithdrawing } from '../support/withdrawals.ts';

const { owner, organizationId, caller, publish, read, withdraw } = await makeWithdrawing();

describe('a withdrawal', () => {
  it('removes the customer from pages, collections, embeds, social image and sitemap', async () => {
    const name = 'Tailored Lighthouses Ltd';
    const { id: customerId } = await makeCustomer(owner, organizationId, { name });
    const reference = await publish(customerId, { name: 'Light without a keeper' });
    const collection = await makeCollection(owner, organizationId, {
      visibility: 'public',
      itemIds: [reference.id],
    });
    const slug = (await read(reference.id)).slug!;
    const own = `/reference-page/${organizationId}`;
    const texts = {
      page: own,
      story: `${own}/${slug}`,
      collection: `${own}/collection/${collection.id}`,
      embed: `${own}/embed.json`,
      'embed of the collection': `${own}/collection/${collection.id}/embed.json`,
      sitemap: `${own}/sitemap.xml`,
    };
    const image = `${own}/${reference.id}/social-image.png`;
    const fetched = (path: string) => fetch(inject('cloud').origin + path);
    const shows = async (path: string) => {
      const text = await (await fetched(path)).text();
      return [name, reference.name, slug].some((word) => text.includes(word));
    };
    // Each page is cached before it has to go.
    for (const path of Object.values(texts)) await expect.poll(() => shows(path)).toBe(true);
    await expect.poll(async () => (await fetched(image)).status).toBe(200);

    const begun = performance.now();
    const seconds = () => Math.round(performance.now() - begun) / 1_000;
    const measured: Record<string, number> = {};
    const watched = Object.entries(texts).map(async ([surface, path]) => {
      await expect.poll(() => shows(path)).toBe(false);
      measured[surface] = seconds();
    });
    const done = withdraw({ customerId }).then(() => (measured.call = seconds()));
    const imageGone = expect
      .poll(async () => (await fetched(image)).status)
      .toBe(410)
      .then(() => (measured['social image'] = seconds()));
    await Promise.all([done, imageGone, ...watched]);
    console.info('seconds until it was gone', measured);
    await call(collectionRoutes.deleteCollection, { id: collection.id }, caller);
  });
});
