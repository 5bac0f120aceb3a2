import { readFile as readBytes } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { readFile } from '#web/workspace/features/references/imports/reading/read-file.ts';
import { earlierImports, undoImport } from '#web/workspace/features/references/imports/undo-import.ts';
import { bringFile, contextOf, planOf, referencesOf } from '../support/imports.ts';
import { expectConsistent } from '../support/invariants.ts';
import { mailsTo } from '../support/mail.ts';
import { call, makeOwner } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

const read = async (file: string) => {
  const bytes = await readBytes(new URL(`../support/import-samples/${file}`, import.meta.url));
  return { file, sheets: await readFile(new Uint8Array(bytes), file) };
};

const statesOf = ({ rows }: Awaited<ReturnType<typeof planOf>>) => {
  const counts: Record<string, number> = {};
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
};

describe.each([
  {
    file: 'references-deck.pptx',
    first: { new: 7, refused: 2, unlikely: 4 },
    again: { same: 7, refused: 2, unlikely: 4 },
    titles: [
      'Jätevedenpuhdistamon laajennus, prosessisuunnittelu, Hiidenkangas',
      'Kadun saneeraussuunnittelu, Järvenrinne',
      'Koulukampuksen peruskorjaus, rakennesuunnittelu, Kuusilahti',
      'Päiväkoti, LVIA-suunnittelu, Haapaperä',
      'Sillan korjaussuunnittelu, Merikaarre',
      'Sillan korjaussuunnittelu, Suvantola',
      'Stormwater study and master plan, Koivusalmi',
    ],
    mailed: 'maija.esimerkki@kuusilahti.example',
  },
])('$file', ({ file, first, again, titles, mailed }) => {
  it('becomes drafts, mails nobody and records no permission, and twice changes nothing', async () => {
    const owner = await makeOwner({ maxCards: 500 });
    const brought = await read(file);
    expect(statesOf(await planOf(owner, brought.sheets))).toEqual(first);
    const { made, refused } = await bringFile(owner, brought);
    expect([made.length, refused]).toEqual([titles.length, []]);
    const references = await referencesOf(owner);
    expect(references.map(({ name }) => name).toSorted()).toEqual(titles);
    expect(new Set(references.map(({ status }) => status))).toEqual(new Set(['Draft']));
    expect(await mailsTo(mailed)).toEqual([]);
    expect((await call(approvalRoutes.listApprovals, {}, owner.caller)).approvals).toEqual([]);
    expect((await call(permissionRoutes.listPermissions, {}, owner.caller)).entries).toEqual([]);
    expect(JSON.stringify(references)).not.toMatch(/confirmed/i);
    await expectConsistent(owner.organizationId);
    expect(statesOf(await planOf(owner, brought.sheets))).toEqual(again);
    expect((await bringFile(owner, brought)).made).toEqual([]);
    expect(await referencesOf(owner)).toEqual(references);
  });

  it('leaves the organization as it was when it is undone', async () => {
    const owner = await makeOwner({ maxCards: 500 });
    const pk = `ORG#${owner.organizationId}`;
    const before = await dumpPartition(pk);
    await bringFile(owner, await read(file));
    const [brought] = earlierImports(await referencesOf(owner));
    const undone = await undoImport(contextOf(owner), brought!);
    expect(undone).toEqual({ gone: titles.length, restored: 0, kept: [] });
    expect(await dumpPartition(pk)).toEqual(before);
  });
});

it('a slide leaves the ledger of a customer alone, and keeps values and notes internal', async () => {
  const owner = await makeOwner({ maxCards: 500 });
  const known = await call(customerRoutes.createCustomer, { name: 'Kuusilahden kaupunki' }, owner.caller);
  await call(
    permissionRoutes.recordPermission,
    {
      customerId: known.id,
      subjects: ['name'],
      channels: ['tender'],
      wording: 'The town may be named.',
      method: 'contract',
    },
    owner.caller,
  );
  await call(permissionRoutes.withdrawPermission, { customerId: known.id }, owner.caller);
  const ledger = () => call(permissionRoutes.listPermissions, {}, owner.caller);
  const before = await ledger();
  await bringFile(owner, await read('references-deck.pptx'));
  expect(before.entries.map(({ kind }) => kind)).toContain('withdrawn');
  expect(await ledger()).toEqual(before);
  const school = (await referencesOf(owner)).find(({ name }) => name.startsWith('Koulukampuksen'))!;
  expect(school).toMatchObject({
    attributes: { customerId: known.id },
    origin: { file: 'references-deck.pptx', row: 3 },
  });
  const facts = await call(referenceRoutes.getFacts, { id: school.id }, owner.caller);
  expect(facts.values).toMatchObject({
    contractValue: { amount: 10_000, currency: 'EUR' },
    internalNote: 'Permission: kyllä, 12/2027 asti',
  });
  expect(JSON.stringify(school)).not.toMatch(/Lupa|kyllä|10[  ]000/);
});
