import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { approvalRoutes } from '#contract/resources/approval';
import { collectionRoutes } from '#contract/resources/collection';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import type { Reference } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import { translationRoutes } from '#contract/resources/translation';
import type { Archive } from '#web/workspace/features/references/imports/reading/archive/read-archive.ts';
import { earlierImports, undoImport } from '#web/workspace/features/references/imports/undo-import.ts';
import { readPermissions } from '#web/workspace/permissions/state/overview-data.ts';
import { archiveOf, comparable, readBack } from '../support/archives.ts';
import { bringArchive, contextOf, recordsIn, referencesOf } from '../support/imports.ts';
import { partitions } from '#functions/shared/data/keys';
import { runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { addMember, call, makeOwner, makePerson, type Owner } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';
import { fillOrganization, look, ownOnly, settings } from '../support/archived-organization.ts';

runQuietly();

const makeEmpty = () => makeOwner({ maxCards: 500 });

let bytes: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  const source = await makeEmpty();
  await fillOrganization(source);
  bytes = await archiveOf(source);
});

/** Compares what each picture shows in the large. It was encoded once more, so its bytes differ. */
const looksOf = async ({ assets, picture: bytesOf }: Archive) => {
  const looks = assets.map(async (asset) => {
    const pixels = sharp(await bytesOf(asset))
      .resize(3, 3, { fit: 'fill' })
      .raw();
    const values = [...(await pixels.toBuffer())].map((value) => Math.round(value / 32));
    return [asset.name.replace(/\.\w+$/, ''), values.join(' ')] as const;
  });
  return Object.fromEntries(await Promise.all(looks));
};

const settingsOf = async ({ caller }: Owner) => {
  const {
    version: _,
    slug,
    embedOrigins,
    ...others
  } = await call(organizationRoutes.getSettings, {}, caller);
  return { slug, embedOrigins, others };
};

const isMeta = ({ sk }: { sk?: unknown }) => sk === 'META';

const named = (references: readonly Reference[], name: string) =>
  references.filter((one) => one.name === name);

describe('an archive in an empty organization', () => {
  it('makes everything equal but for the named differences', async () => {
    const empty = await makeEmpty();
    const read = await readBack(empty, bytes);
    expect(read.missing).toEqual([]);
    const { made, refused, refusedPictures, failed, counts, sent, forms } = await bringArchive(empty, read);
    expect([made.length, refused, refusedPictures, failed]).toEqual([5, [], [], []]);
    expect(counts).toMatchObject({
      createCustomer: 3,
      createContact: 1,
      saveTranslation: 2,
      createCollection: 2,
      saveSettings: 1,
      saveTerms: 1,
      saveBranding: 1,
      createTender: 1,
      createNeed: 2,
      changePicks: 3,
    });
    expect([sent, forms]).toEqual([1, { made: 2, refused: [] }]);
    const { tenders } = await call(tenderRoutes.listTenders, {}, empty.caller);
    expect(tenders.map(({ status, answered }) => [status, answered])).toEqual([['preparing', 1]]);
    const { slug, embedOrigins, others } = await settingsOf(empty);
    expect(others).toEqual({ ...settings, permissionPolicy: 'warn' });
    expect([embedOrigins, slug === ownOnly.slug]).toEqual([[], false]);
    const again = await readBack(empty, await archiveOf(empty));
    const [before, after] = [comparable(read.archive), comparable(again.archive)];
    const noted = after.references.filter(({ facts }) =>
      facts.internalNote?.startsWith('Permission: Refused: '),
    );
    expect(noted.map(({ name }) => name)).toEqual(['Twin', 'Twin']);
    for (const { facts } of noted) delete facts.internalNote;
    expect(after).toEqual(before);
    expect(await looksOf(again.archive)).toEqual(await looksOf(read.archive));
    await expectConsistent(empty.organizationId);
  });

  it('publishes nothing, mails nobody and confirms nothing', async () => {
    const empty = await makeEmpty();
    const publicRows = async () => {
      const rows = await dumpPartition(partitions.public(empty.organizationId));
      return rows.map(({ sk }) => sk);
    };
    const before = await publicRows();
    expect(before).toHaveLength(1);
    await bringArchive(empty, await readBack(empty, bytes));
    // A translation reserves its address.
    expect(await publicRows()).toEqual([...before, 'SLUG#bro']);
    const branding = await call(organizationRoutes.getBranding, {}, empty.caller);
    expect(branding).toMatchObject(look);
    expect([branding.heading, branding.website, branding.logo]).toEqual([undefined, undefined, undefined]);
    expect(new Set((await referencesOf(empty)).map(({ status }) => status))).toEqual(new Set(['Draft']));
    const { collections } = await call(collectionRoutes.listCollections, {}, empty.caller);
    expect(new Set(collections.map(({ visibility }) => visibility))).toEqual(new Set(['private']));
    expect((await readPermissions(contextOf(empty).call)).entries).toEqual([]);
    expect((await call(approvalRoutes.listApprovals, {}, empty.caller)).approvals).toEqual([]);
  });

  it('lists what the ledger said, and leaves it to a person to record it', async () => {
    const empty = await makeEmpty();
    await bringArchive(empty, await readBack(empty, bytes));
    const references = await referencesOf(empty);
    const lines = references.flatMap(({ name, waitingPermissions = [] }) =>
      waitingPermissions.map(({ text }) => `${name}: ${text}`),
    );
    expect(lines.toSorted()).toEqual([
      'Bridge <b>one</b>: Name and text on websites and in tenders until 31 Dec 2099, given by contract',
      'Twin: Name on websites, given by link',
      expect.stringMatching(/^Twin: Refused: name, logo, .* and in reference calls$/),
      'Twin: Refused: text on websites',
    ]);
    expect(named(references, 'Twin')).toHaveLength(3);
  });

  it('brought in twice changes nothing', async () => {
    const empty = await makeEmpty();
    await bringArchive(empty, await readBack(empty, bytes));
    const twice = await bringArchive(empty, await readBack(empty, bytes));
    expect([twice.made, twice.failed, twice.counts, twice.forms.made]).toEqual([[], [], {}, 0]);
    const references = await referencesOf(empty);
    expect(new Set(references.map(({ origin }) => origin!.recordId)).size).toBe(5);
    expect(references).toHaveLength(5);
    const { customers } = await call(customerRoutes.listCustomers, {}, empty.caller);
    expect(customers).toHaveLength(3);
    await expectConsistent(empty.organizationId);
  });

  it('is taken back as a whole', async () => {
    const empty = await makeEmpty();
    const pk = `ORG#${empty.organizationId}`;
    const before = await recordsIn(pk);
    await bringArchive(empty, await readBack(empty, bytes));
    const [brought] = earlierImports(await referencesOf(empty));
    expect(await undoImport(contextOf(empty), brought!)).toMatchObject({ gone: 5, kept: [] });
    // A counter that nothing has used is missing.
    const { assetBytes, collectionCount, pendingUploads, tenderCount, formCount, ...row } = (
      await recordsIn(pk)
    ).find(isMeta)!;
    expect([assetBytes, collectionCount, pendingUploads, tenderCount, formCount]).toEqual([0, 0, 0, 0, 0]);
    expect([...(await recordsIn(pk)).filter((one) => !isMeta(one)), row]).toEqual([
      ...before.filter((one) => !isMeta(one)),
      before.find(isMeta),
    ]);
  });

  it('says which texts need a language that nobody has chosen', async () => {
    const empty = await makeEmpty();
    await call(organizationRoutes.saveSettings, { language: 'fi' }, empty.caller);
    const read = await readBack(empty, bytes);
    expect(read.missing?.toSorted()).toEqual(['de', 'sv']);
    const { refused, failed } = await bringArchive(empty, read);
    expect(refused.map(({ name }) => name)).toEqual(['Brücke']);
    expect(failed.map(({ name }) => name).toSorted()).toEqual([
      'Bridge <b>one</b>, Swedish',
      'Design of the school of Kuusilahti: Brücke',
      'For somebody',
      'Terms, Swedish',
      'Twin, German',
    ]);
    await expectConsistent(empty.organizationId);
  });

  it('changes no settings, terms or branding that somebody has saved', async () => {
    const empty = await makeEmpty();
    const chosen = { timeZone: 'Asia/Tokyo', languages: ['fi' as const, 'sv' as const, 'de' as const] };
    const terms = [{ term: 'bridge', translation: 'brygga' }];
    await call(organizationRoutes.saveSettings, chosen, empty.caller);
    await call(translationRoutes.saveTerms, { language: 'sv', terms }, empty.caller);
    await call(organizationRoutes.saveBranding, { ...look, layout: 'grid' }, empty.caller);
    const { made, failed } = await bringArchive(empty, await readBack(empty, bytes));
    expect([made.length, failed]).toEqual([5, []]);
    expect((await settingsOf(empty)).others).toMatchObject({ ...chosen, language: 'en' });
    expect((await call(translationRoutes.getTerms, { language: 'sv' }, empty.caller)).terms).toEqual(terms);
    expect((await call(organizationRoutes.getBranding, {}, empty.caller)).layout).toBe('grid');
  });

  it('gives a member the rest, and names what only managers bring in', async () => {
    const empty = await makeEmpty();
    await call(organizationRoutes.saveSettings, { languages: ['sv', 'de', 'fi'] }, empty.caller);
    const owner = await makePerson();
    await addMember(empty.organizationId, owner, 'member');
    const { organizationId } = empty;
    const member = { owner, organizationId, caller: { token: owner.accessToken, organizationId } };
    const { made, failed } = await bringArchive(member, await readBack(member, bytes, false));
    expect(made).toHaveLength(5);
    expect(failed.map(({ name }) => name)).toEqual(['Terms, Swedish', 'Look of the reference page']);
    const later = await bringArchive(empty, await readBack(empty, bytes));
    expect(later.counts).toEqual({ saveTerms: 1, saveBranding: 1 });
  });
});
