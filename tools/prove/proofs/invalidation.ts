import { referenceRoutes } from '#contract/reference';
import { deleteAll, publish, withOrganization } from '../person.ts';
import { holdsIf, type Proof } from '../proof.ts';

/** What decision 25 allows when nothing tells the edge: s-maxage and stale-while-revalidate. */
const longestSeconds = 120;
const rounds = 5;

export const invalidation: Proof = {
  id: 'invalidation',
  statement: 'The edge shows what was changed within seconds, and never later than two minutes.',
  async run(site) {
    const person = await withOrganization(site);
    let { reference, page } = await publish(person, 'Before');
    const shows = async (name: string) => (await (await person.fetch(page, {})).text()).includes(name);
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
      const { id, version, attributes } = reference;
      const changed = {
        id,
        version,
        name: `After ${round}`,
        attributes: { customerId: attributes.customerId },
      };
      reference = await person.call(referenceRoutes.updateReference, changed);
      seconds.push(await until(reference.name));
    }
    return holdsIf(seconds.every(Number.isFinite), `seconds until it was seen: ${seconds.join(', ')}`);
  },
  cleanUp: (site) => deleteAll(site),
};
