import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { publicPagesPath } from '#contract/site/public-page';
import { cacheTagHeader } from '#functions/shared/edge/environment';
import { deleteAll, publish, withOrganization } from '../person.ts';
import { holdsIf, type Proof } from '../proof.ts';

/** Twice the time after which the edge asks again (decision 94). */
const longestSeconds = 120;
/** Shorter than the edge's minute, so that an earlier change proves the invalidation. */
const expiredSeconds = 55;
const rounds = 5;

export const invalidation: Proof = {
  id: 'invalidation',
  statement:
    'The edge forgets all pages of an organization by their tag, within seconds, under its id and its name; and it tells nobody the tag.',
  async run(site) {
    const person = await withOrganization(site);
    const { reference, page } = await publish(person, 'Before');
    const { slug } = await person.call(organizationRoutes.getSettings, {});
    const addresses = [page, `${publicPagesPath}/${slug}`];
    const tags = new Set<string>();
    const shows = async (name: string) => {
      const responses = await Promise.all(addresses.map((address) => person.fetch(address, {})));
      for (const { headers } of responses) tags.add(headers.get(cacheTagHeader) ?? 'none');
      const texts = await Promise.all(responses.map((response) => response.text()));
      return texts.every((text) => text.includes(name));
    };
    const until = async (name: string) => {
      const began = performance.now();
      while (!(await shows(name))) {
        if (performance.now() - began > longestSeconds * 1_000) return Infinity;
        await site.pause(500);
      }
      return Math.round((performance.now() - began) / 100) / 10;
    };
    await until('Before');
    const seconds: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      // A new text of a card would only expire.
      const name = `After ${round}`;
      const { customerId: id } = reference.attributes;
      await person.call(customerRoutes.updateCustomer, { id, name });
      seconds.push(await until(name));
    }
    const visible = [...tags].join(', ');
    return holdsIf(
      seconds.every((each) => each < expiredSeconds) && visible === 'none',
      `seconds until it was seen: ${seconds.join(', ')}; tags that a visitor sees: ${visible}`,
    );
  },
  cleanUp: (site) => deleteAll(site),
};
