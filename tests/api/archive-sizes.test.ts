import { inject } from 'vitest';
import { describe, expect, it } from 'vitest';
import { referenceRoutes } from '#contract/resources/reference';
import { organizationRoutes } from '#contract/resources/organization';
import { birchline } from '#tools/seed/birchline';
import { createCollections } from '#tools/seed/collections';
import { fillOrganization } from '#tools/seed/organization';
import type { Call } from '#tools/seed/people';
import { createTranslations } from '#tools/seed/translations/create-translations';
import { buildRequest } from '#web/shared/api-request.ts';
import { runEach } from '#web/workspace/lib/api/run-each.ts';
import { archiveOf, comparable, readBack } from '../support/archives.ts';
import { bringArchive } from '../support/imports.ts';
import { runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeCustomer, makeOwner, type Owner } from '../support/people.ts';

runQuietly();

/** Calls as the seed of the demo does. */
const seedCall =
  ({ caller: { token, organizationId } }: Owner): Call =>
  async (route, sent) => {
    const { url, init } = buildRequest(route, sent, { token: token!, organizationId });
    const response = await fetch(inject('cloud').origin + url, init);
    if (!response.ok) throw new Error(`${route.path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as never;
  };

async function bringOver(from: Owner, languages: readonly string[] = []) {
  const empty = await makeOwner({ maxCards: 600 });
  const { version } = await call(organizationRoutes.getSettings, {}, empty.caller);
  await call(organizationRoutes.saveSettings, { version, languages }, empty.caller);
  const read = await readBack(empty, await archiveOf(from));
  const brought = await bringArchive(empty, read);
  const { refused, refusedPictures, failed } = brought;
  expect([refused, refusedPictures, failed]).toEqual([[], [], []]);
  const again = await readBack(empty, await archiveOf(empty));
  expect(comparable(again.archive)).toEqual(comparable(read.archive));
  await expectConsistent(empty.organizationId);
  return brought;
}

describe('an archive in an empty organization', () => {
  it('makes everything of the demo organization equal', async () => {
    const demo = await makeOwner({ maxCards: 600 });
    const send = seedCall(demo);
    await fillOrganization(send, birchline);
    await createCollections(send);
    await createTranslations(send);
    const { made, counts } = await bringOver(demo, birchline.languages);
    expect(made.length).toBe(birchline.references.length);
    expect(counts.createCustomer).toBe(birchline.customers.length);
    expect(counts.saveTranslation).toBe(13);
  }, 300_000);

  it('makes 500 references equal', async () => {
    const firm = await makeOwner({ maxCards: 600 });
    const customers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        makeCustomer(firm.owner, firm.organizationId, { name: `Customer ${index}` }),
      ),
    );
    const numbers = Array.from({ length: 500 }, (_, index) => index);
    const { failed } = await runEach(numbers, (index) =>
      call(
        referenceRoutes.createReference,
        {
          name: `Bridge ${index % 200}`,
          externalId: `P-${index}`,
          tags: ['bridge', `year ${index % 12}`],
          attributes: {
            customerId: customers[index % 40]!.id,
            referenceDate: `20${10 + (index % 15)}-0${1 + (index % 9)}`,
            description: `What became of bridge ${index}.`,
            longDescription: `Bridge ${index} **holds**. `.repeat(1 + (index % 60)),
          },
          custom: {
            outcomes: `Open since ${index}`,
            figures: [{ value: String(index), unit: 'm', label: 'long' }],
          },
          facts: { contractValue: { amount: 1_000 * (index + 1), currency: 'EUR' }, cpv: ['71322000'] },
        },
        firm.caller,
      ),
    );
    expect(failed).toEqual([]);
    const { made } = await bringOver(firm);
    expect(made).toHaveLength(500);
  }, 300_000);
});
