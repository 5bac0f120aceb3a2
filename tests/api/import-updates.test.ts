import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';
import { earlierImports, undoImport } from '#web/workspace/features/references/imports/undo-import.ts';
import { bringFile, contextOf, customersOf, planOf, referencesOf } from '../support/imports.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeOwner, type Owner } from '../support/people.ts';
import { tenderInput } from '../support/resources/tender.ts';

const headings = 'Project no;Title;Client;Type;Value;Notes;Contact';
const first = [headings, 'P-1;Quay;Acme;Bridge;195 000 €;;', 'P-2;Pier;Acme;;;Ask Kim;', ';Shed;Acme;;;;'];
const second = [
  headings,
  'P-1;Quay 2;Acme;;250 000 €;;Kim, kim@customer.example',
  'P-2;Pier;Acme;Jetty;;Ask Kim;',
  ';Shed;Acme;;;;',
  'P-3;Tower;Acme;;;;',
];
const table = async (lines: string[], file: string) => ({
  file,
  sheets: await readTable(strToU8(lines.join('\n')), file),
});
const firstFile = await table(first, '2025.csv');
const secondFile = await table(second, '2026.csv');

const named = (references: Reference[], name: string) => references.find((one) => one.name === name)!;
const factsOf = ({ caller }: Owner, { id }: Reference) => call(referenceRoutes.getFacts, { id }, caller);
const update = ({ caller }: Owner, { id, attributes }: Reference, more: object) =>
  call(referenceRoutes.updateReference, { id, attributes, ...more }, caller);

/** Values that a member sees, without versions and times. */
async function valuesOf(owner: Owner) {
  const references = await referencesOf(owner);
  return await Promise.all(
    references.map(async (one) => {
      const { id, name, status, tags, attributes, custom, lastImport } = one;
      const { values } = await factsOf(owner, one);
      // An emptied field counts as a missing one.
      const filled = Object.entries(attributes).filter(([, value]) => value !== '');
      return { id, name, status, tags, attributes: Object.fromEntries(filled), custom, lastImport, values };
    }),
  );
}

const undo = async (owner: Owner) => {
  const one = earlierImports(await referencesOf(owner)).find(({ file }) => file === '2026.csv');
  return await undoImport(contextOf(owner), one!);
};

describe('a second file', () => {
  it('updates what it has other values for, makes what is new, and changes nothing twice', async () => {
    const owner = await makeOwner({ maxCards: 50 });
    await bringFile(owner, firstFile);
    const before = await referencesOf(owner);
    const { made, changed, refused } = await bringFile(owner, secondFile);
    expect([made.length, changed.length, refused]).toEqual([1, 2, []]);
    const after = await referencesOf(owner);
    expect(named(after, 'Quay 2')).toMatchObject({
      id: named(before, 'Quay').id,
      status: 'Draft',
      version: 2,
      attributes: { referenceType: 'Bridge' },
      origin: { file: '2025.csv' },
      lastImport: { file: '2026.csv', row: 2, before: { name: 'Quay' } },
    });
    expect((await factsOf(owner, named(after, 'Quay 2'))).values).toMatchObject({
      contractValue: { amount: 250_000 },
      clientContact: expect.any(String),
    });
    expect(named(after, 'Shed')).toEqual(named(before, 'Shed'));
    const { rows } = await planOf(owner, secondFile.sheets);
    expect(rows.map(({ state }) => state)).toEqual(['same', 'same', 'same', 'same']);
    await bringFile(owner, secondFile);
    expect(await referencesOf(owner)).toEqual(after);
    await expectConsistent(owner.organizationId);
  });

  it('refuses the row that somebody has edited meanwhile, and writes nothing of it', async () => {
    const owner = await makeOwner({ maxCards: 50 });
    await bringFile(owner, firstFile);
    const quay = named(await referencesOf(owner), 'Quay');
    const facts = (await factsOf(owner, quay)).values;
    const { changed, refused } = await bringFile(owner, secondFile, {
      meanwhile: () => update(owner, quay, { tags: ['by hand'] }),
    });
    expect(changed).toEqual([named(await referencesOf(owner), 'Pier').id]);
    expect(refused.map(({ name, reason }) => [name, reason])).toEqual([
      ['Quay 2', expect.stringMatching(/changed/)],
    ]);
    expect(named(await referencesOf(owner), 'Quay').tags).toEqual(['by hand']);
    expect((await factsOf(owner, quay)).values).toEqual(facts);
  });

  it('changes what is public only where somebody says so, and no status', async () => {
    const owner = await makeOwner({ maxCards: 50 });
    await bringFile(owner, firstFile);
    const pier = named(await referencesOf(owner), 'Pier');
    const description = 'A pier for two ferries.';
    await update(owner, pier, {
      status: 'Published',
      attributes: { ...pier.attributes, description, referenceType: 'Dock', referenceDate: '2024-05' },
      custom: { clientIndustry: 'Ports' },
    });
    const published = await referencesOf(owner);
    await bringFile(owner, secondFile);
    expect(named(await referencesOf(owner), 'Pier')).toEqual(named(published, 'Pier'));
    await bringFile(owner, secondFile, { choose: ({ choices }) => choices[0]! });
    const after = named(await referencesOf(owner), 'Pier');
    expect([after.status, after.attributes.referenceType]).toEqual(['Published', 'Jetty']);
    await expectConsistent(owner.organizationId);
  });

  it('updates as far as it goes where the plan has no room for more', async () => {
    const owner = await makeOwner({ maxCards: 3 });
    await bringFile(owner, firstFile);
    const { made, changed, left } = await bringFile(owner, secondFile);
    expect([made, changed.length, left.map(({ name }) => name)]).toEqual([[], 2, ['Tower']]);
  });
});

describe('an undone update', () => {
  it('gives back the values of before as a new version, and removes what was made', async () => {
    const owner = await makeOwner({ maxCards: 50 });
    await bringFile(owner, firstFile);
    const before = await valuesOf(owner);
    await bringFile(owner, secondFile);
    expect(await undo(owner)).toEqual({ gone: 1, restored: 2, kept: [] });
    expect(await valuesOf(owner)).toEqual(before);
    expect(named(await referencesOf(owner), 'Quay').version).toBe(3);
    const [customer] = await customersOf(owner);
    const { contacts } = await call(customerRoutes.listContacts, { id: customer!.id }, owner.caller);
    expect(contacts).toEqual([]);
    expect(earlierImports(await referencesOf(owner)).map(({ file }) => file)).toEqual(['2025.csv']);
    await expectConsistent(owner.organizationId);
  });

  it('leaves and names what somebody has edited since, in the reference or its facts', async () => {
    const owner = await makeOwner({ maxCards: 50 });
    await bringFile(owner, firstFile);
    await bringFile(owner, secondFile);
    const references = await referencesOf(owner);
    await update(owner, named(references, 'Pier'), { tags: ['by hand'] });
    const quay = named(references, 'Quay 2');
    const { version, values } = await factsOf(owner, quay);
    await call(
      referenceRoutes.saveFacts,
      { id: quay.id, version, values: { ...values, ourShare: 50 } },
      owner.caller,
    );
    const { gone, restored, kept } = await undo(owner);
    expect([gone, restored]).toEqual([1, 0]);
    expect(new Set(kept.map(({ name }) => name))).toEqual(new Set(['Pier', 'Quay 2']));
    expect((await factsOf(owner, quay)).values).toMatchObject({
      ourShare: 50,
      contractValue: { amount: 250_000 },
    });
  });
});

describe('an undone import', () => {
  it('leaves what was published or picked for a tender since', async () => {
    const owner = await makeOwner({ maxCards: 50 });
    await bringFile(owner, await table(first, '2026.csv'));
    const references = await referencesOf(owner);
    const [quay, pier] = [named(references, 'Quay'), named(references, 'Pier')];
    const { attributes } = quay;
    const texts = { description: 'A quay for two ferries.', referenceType: 'Quay', referenceDate: '2024-05' };
    await update(owner, quay, {
      status: 'Published',
      attributes: { ...attributes, ...texts },
      custom: { clientIndustry: 'Ports' },
    });
    const { id } = await call(tenderRoutes.createTender, tenderInput, owner.caller);
    await call(tenderRoutes.changePicks, { id, add: [{ referenceId: pier.id, needIds: [] }] }, owner.caller);
    const { gone, kept } = await undo(owner);
    expect([gone, new Set(kept.map(({ name }) => name))]).toEqual([1, new Set(['Quay', 'Pier'])]);
    expect(new Set((await referencesOf(owner)).map(({ name }) => name))).toEqual(new Set(['Quay', 'Pier']));
    await expectConsistent(owner.organizationId);
  });
});

describe('two rows of one project', () => {
  it('become one reference, which an undo removes', async () => {
    const owner = await makeOwner({ maxCards: 50 });
    const lines = [
      'Project no;Title;Client;Type;Value',
      'P-1;Quay;Acme;Bridge;',
      'P-1;Quay 2;Acme;;195 000 €',
    ];
    await bringFile(owner, await table(lines, '2026.csv'));
    const made = await referencesOf(owner);
    expect(made).toMatchObject([
      { name: 'Quay 2', externalId: 'P-1', attributes: { referenceType: 'Bridge' }, version: 1 },
    ]);
    expect((await factsOf(owner, made[0]!)).values.contractValue?.amount).toBe(195_000);
    expect(await undo(owner)).toEqual({ gone: 1, restored: 0, kept: [] });
    expect(await referencesOf(owner)).toEqual([]);
  });
});
