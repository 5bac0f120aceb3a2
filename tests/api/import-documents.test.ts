import { readFile as readBytes } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { approvalRoutes } from '#contract/resources/approval';
import { assetRoutes } from '#contract/resources/asset';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { keys } from '#functions/shared/data/keys';
import { readFile } from '#web/workspace/features/references/imports/reading/read-file.ts';
import { earlierImports, undoImport } from '#web/workspace/features/references/imports/undo-import.ts';
import { bringFile, contextOf, planOf, recordsIn, referencesOf } from '../support/imports.ts';
import { expectConsistent } from '../support/invariants.ts';
import { mailsTo } from '../support/mail.ts';
import { call, makeOwner, type Owner } from '../support/people.ts';
import { updateRow } from '../support/table.ts';
import { heading, line, picture, tableOf, wordFile } from '../support/word-files.ts';

const story = 'We renewed the quay while the ferries kept their timetable all summer long. '.repeat(8).trim();

const wordDocument = async () =>
  await wordFile(
    heading('References', 1),
    heading('Quay'),
    line('Client: Acme Oy'),
    line('Contact: Kim Smith, kim@acme.example'),
    line('Permission: yes, until 12/2027'),
    line(story),
    await picture('The quay', '#336699'),
    await picture('Ferries', '#993366'),
    heading('Shed'),
    tableOf(['Client', 'Acme Oy'], ['Value', '20 000 €'], ['Role', 'lead']),
  );

const read = async (file: string) => {
  const bytes = file.endsWith('docx')
    ? await wordDocument()
    : await readBytes(new URL(`../support/import-samples/${file}`, import.meta.url));
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
  {
    file: 'references.docx',
    first: { new: 2, unlikely: 1 },
    again: { same: 2, unlikely: 1 },
    titles: ['Quay', 'Shed'],
    mailed: 'kim@acme.example',
  },
  {
    file: 'wordpress-export.xml',
    first: { new: 2, unlikely: 1 },
    again: { same: 2, unlikely: 1 },
    titles: ['Silta pysyi auki & liikenne kulki', 'Vedenpuhdistamo, joka kestää tulvan'],
    mailed: 'toimitus@esimerkki-insinoorit.example',
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
    const before = await recordsIn(pk);
    await bringFile(owner, await read(file));
    const [brought] = earlierImports(await referencesOf(owner));
    const undone = await undoImport(contextOf(owner), brought!);
    expect(undone).toEqual({ gone: titles.length, restored: 0, kept: [] });
    // Uploads leave their counts, which are zero, and pictures that wait to be removed.
    const left = (await recordsIn(pk)).filter(({ sk }) => sk !== 'META');
    expect(left).toEqual(before.filter(({ sk }) => sk !== 'META'));
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
  const { waitingPermissions: _inWorkspace, ...shown } = school;
  expect(JSON.stringify(shown)).not.toMatch(/Lupa|kyllä|10[  ]000/);
});

describe('pictures of slides', () => {
  const picturesOf = async ({ caller }: Owner) => (await call(assetRoutes.listAssets, {}, caller)).assets;

  it('lead the draft or stand below its story, and undo deletes them', async () => {
    const owner = await makeOwner({ maxCards: 500 });
    const { refusedPictures } = await bringFile(owner, await read('references-deck.pptx'));
    expect(refusedPictures).toEqual([]);
    const references = await referencesOf(owner);
    const named = (name: string) => references.find((one) => one.name.startsWith(name))!;
    expect(references.filter(({ custom }) => custom.mainImage)).toHaveLength(7);
    const assets = await picturesOf(owner);
    expect(assets).toHaveLength(8);
    expect(assets.map(({ name }) => name)).toContain('Koulukampus kadulta nähtynä.jpeg');
    expect(named('Jätevedenpuhdistamon').attributes.longDescription).toMatch(
      /työn ajan\.\n\n!\[\]\(\/assets\/[^)]+\)$/,
    );
    const [brought] = earlierImports(references);
    expect(await undoImport(contextOf(owner), brought!)).toMatchObject({ gone: 7, kept: [] });
    expect(await picturesOf(owner)).toEqual([]);
    await expectConsistent(owner.organizationId);
  });

  it('that something else shows by now stay when the import is undone', async () => {
    const owner = await makeOwner({ maxCards: 500 });
    await bringFile(owner, await read('references-deck.pptx'));
    const [one, other] = await referencesOf(owner);
    const custom = { ...other!.custom, mainImage: one!.custom.mainImage };
    await call(
      referenceRoutes.updateReference,
      { id: other!.id, attributes: other!.attributes, custom },
      owner.caller,
    );
    const [brought] = earlierImports(await referencesOf(owner));
    const { kept } = await undoImport(contextOf(owner), brought!);
    expect(kept.map(({ id }) => id)).toEqual([other!.id]);
    expect((await picturesOf(owner)).some(({ url }) => url === one!.custom.mainImage)).toBe(true);
    await expectConsistent(owner.organizationId);
  });

  it('without room are named, while the texts become drafts', async () => {
    const owner = await makeOwner({ maxCards: 500 });
    const room = { ':bytes': 60_000 };
    await updateRow(keys.organization(owner.organizationId), 'SET storageBytes = :bytes', room);
    const { made, refusedPictures } = await bringFile(owner, await read('references-deck.pptx'));
    expect(made).toHaveLength(7);
    expect(refusedPictures.length).toBeGreaterThan(3);
    expect(refusedPictures[0]!.reason).toContain('not enough storage');
    await expectConsistent(owner.organizationId);
  });

  it('are deleted again where their reference is refused', async () => {
    const owner = await makeOwner({ maxCards: 2 });
    const { made, left } = await bringFile(owner, await read('references-deck.pptx'));
    expect([made.length, left.length]).toEqual([2, 5]);
    const shown = JSON.stringify(await referencesOf(owner));
    for (const { url } of await picturesOf(owner)) expect(shown).toContain(url);
  });
});
