import { Ajv2020 } from 'ajv/dist/2020.js';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionRoutes } from '#contract/resources/collection';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes, type PermissionEntry } from '#contract/resources/permission';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { archiveLists } from '#contract/rules/archive-rules';
import type { Listed } from '#functions/export/archive';
import { fileOfAsset } from '#functions/export/volumes';
import { writeVolume } from '#functions/export/write-volume';
import { isIntact } from '#functions/permission/rules';
import { sha256 } from '#functions/shared/data/hash';
import { keys } from '#functions/shared/data/keys';
import { organizationScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { put } from '#functions/shared/data/write';
import { readObject } from '#functions/shared/files/bucket';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';
import { firstChoices, readChosen } from '#web/workspace/features/references/imports/steps/sheet-choice.ts';
import { uploadPicture } from '../support/files.ts';
import { bringFile } from '../support/imports.ts';
import { opensslVerifier } from '../support/openssl.ts';
import { runQuietly } from '../support/in-process.ts';
import {
  call,
  makeCollection,
  makeCustomer,
  makeOwner,
  makeReference,
  write,
  type Owner,
} from '../support/people.ts';
import { pdf } from '../support/pictures.ts';
import { upload } from '../support/uploads.ts';
import { adding, tendersOf } from '../support/tenders.ts';

runQuietly();

let owner: Owner;
let reference: Reference;
let files: Record<string, Uint8Array>;
const json = (path: string) => JSON.parse(strFromU8(files[path]!)) as Record<string, unknown>[];

beforeAll(async () => {
  owner = await makeOwner({ name: 'Silta ja Tie Oy', maxCards: 50 });
  const { organizationId, caller } = owner;
  const customer = await makeCustomer(owner.owner, organizationId, { name: 'Kuusilahti' });
  const contact = await call(
    customerRoutes.createContact,
    { id: customer.id, name: 'Maija Meri', email: 'maija@customer.example', language: 'fi' },
    caller,
  );
  const picture = await uploadPicture(caller);
  const contract = await upload(caller, pdf, 'application/pdf', 'Sopimus.pdf');
  reference = await makeReference(owner.owner, organizationId, customer.id, {
    name: 'Jokisilta',
    externalId: 'P-7',
    tags: ['bridge', 'steel'],
    attributes: { referenceType: 'silta', referenceDate: '2024-05' },
    custom: { mainImage: picture.url, quote: 'It holds.', quotePerson: 'Maija Meri' },
    facts: { contractValue: { amount: 195_000, currency: 'EUR' }, clientContact: contact.id },
  });
  await makeCollection(owner.owner, organizationId, { itemIds: [reference.id] });
  await call(
    permissionRoutes.recordPermission,
    {
      customerId: customer.id,
      subjects: ['name'],
      channels: ['website'],
      wording: 'You may',
      method: 'contract',
      contactId: contact.id,
      evidence: { assetIds: [contract.id] },
    },
    caller,
  );
  const tenders = tendersOf(caller);
  const tenderId = await tenders.newTender();
  await tenders.pick(tenderId, adding([reference.id], [await tenders.newNeed(tenderId)]));
  const table = scopedTable(organizationScope(organizationId));
  await write([
    put(keys.dayCounters(organizationId, '2026-10-31'), { v: 7, u: 5, 'c/FI/v': 4 }),
    put(keys.dayCounters(organizationId, '2026-11-01'), { v: 2 }),
    put(keys.referenceCounters(organizationId, '2026-10', reference.id), { '31v': 3, '31o': 1 }),
  ]);
  const kept = [picture, contract].map((asset) => fileOfAsset(organizationId, asset));
  const key = `exports/${organizationId}/test/1.zip`;
  const volume = { number: 1, isLast: true, files: kept, askedBy: owner.owner.userId };
  const exported = { table, organizationId, now: new Date() };
  const bytes = await writeVolume(exported, volume, key, async function* site() {
    yield { path: 'site/index.html', body: [Buffer.from('<p>Page</p>')] };
  });
  const written = await readObject(key);
  expect(written).toHaveLength(bytes);
  files = unzipSync(written);
});

describe('the archive of an organization', () => {
  it('lists each of its files with size and hash', () => {
    const manifest = JSON.parse(strFromU8(files['manifest.json']!)) as { files: Listed[] };
    expect(manifest).toMatchObject({
      format: 'refdeck-export',
      version: 1,
      organizationId: owner.organizationId,
      exportedBy: owner.owner.userId,
      volume: { number: 1, isLast: true },
      counts: { references: 1, customers: 1, contacts: 1, collections: 1, assets: 2, permissions: 1 },
    });
    expect(new Set([...archiveLists, ...manifest.files.map(({ path }) => path)])).toEqual(
      new Set(Object.keys(files)),
    );
    for (const { path, bytes } of manifest.files) expect([path, files[path]!.length]).toEqual([path, bytes]);
  });

  it('is signed so that openssl verifies its list of files, and no other list', async () => {
    const { signedWith } = JSON.parse(strFromU8(files['manifest.json']!)) as {
      signedWith: { keyId: string; keys: string };
    };
    const { archiveKeys } = (await (await fetch(signedWith.keys)).json()) as {
      archiveKeys: { id: string; pem: string }[];
    };
    const { pem } = archiveKeys.find(({ id }) => id === signedWith.keyId)!;
    const verify = opensslVerifier(pem, files['manifest.sig']!);
    expect(verify(files['manifest.json']!)).toContain('Verified Successfully');
    const changed = strFromU8(files['manifest.json']!).replace('"references": 1', '"references": 2');
    expect(() => verify(changed)).toThrow();
  });

  it('holds records that fit the schemas beside them', () => {
    const ajv = new Ajv2020({ strict: false });
    const names = Object.keys(files).flatMap((path) => /^schema\/(.*)\.json$/.exec(path)?.[1] ?? []);
    for (const name of names) {
      const isValid = ajv.validate(
        JSON.parse(strFromU8(files[`schema/${name}.json`]!)),
        json(`data/${name}.json`),
      );
      expect([name, isValid, ajv.errorsText()]).toEqual([name, true, 'No errors']);
    }
    expect(json('data/references.json')).toMatchObject([{ id: reference.id, name: 'Jokisilta' }]);
    expect(json('data/facts.json')).toMatchObject([{ values: { contractValue: { amount: 195_000 } } }]);
    expect(json('data/contacts.json')).toMatchObject([{ email: 'maija@customer.example' }]);
    expect(json('data/collections.json')).toMatchObject([{ itemIds: [reference.id] }]);
    expect(json('data/tenders.json')).toMatchObject([{ needs: 1, referenceIds: [reference.id] }]);
    const parts = json('data/parts-of-tenders.json');
    const [{ tenderId: id }] = parts as unknown as [{ tenderId: string }];
    expect(parts).toMatchObject([
      { tenderId: id, kind: 'PICK', referenceId: reference.id },
      { tenderId: id, kind: 'NEED', number: 1 },
    ]);
    expect(strFromU8(files[`audit/${new Date().toISOString().slice(0, 7)}.jsonl`]!)).toContain(
      'permission.record',
    );
  });

  it('lets anybody check that no permission is missing or changed', () => {
    const [customer] = json('data/customers.json');
    const entries = json('data/permissions.json') as unknown as PermissionEntry[];
    expect(isIntact(entries, customer!)).toBe(true);
    expect(isIntact([{ ...entries[0]!, wording: 'You may not' }], customer!)).toBe(false);
  });

  it('holds what was counted, a table for each month', () => {
    expect(strFromU8(files['visits/2026-10.csv']!).split('\r\n').slice(0, -1)).toEqual([
      'Day,About,Value,Views,Visible,Opens,Clicks,Visitors',
      '2026-10-31,all,,7,0,0,0,5',
      '2026-10-31,country,FI,4,0,0,0,0',
      `2026-10-31,reference,${reference.id},3,0,1,0,0`,
    ]);
    expect(Object.keys(files).filter((path) => path.startsWith('visits/'))).toHaveLength(2);
  });

  it('holds pictures as pages show them and documents as they were uploaded', () => {
    const [picture, document] = ['webp', 'pdf'].map((type) =>
      Object.keys(files).find((path) => path.startsWith('files/') && path.endsWith(`.${type}`))!,
    );
    expect(strFromU8(files[picture!]!.subarray(8, 12), true)).toBe('WEBP');
    expect(sha256(strFromU8(files[document!]!, true))).toBe(sha256(pdf.toString('latin1')));
    expect(document).toMatch(/^files\/[0-9A-Z]{26}\/Sopimus\.pdf$/);
  });

  it('comes back into an empty organization as drafts', async () => {
    const other = await makeOwner();
    const file = 'references.xlsx';
    const sheets = await readTable(files[file]!, file);
    expect(readChosen(firstChoices(sheets)).isReady).toBe(true);
    await bringFile(other, { file, sheets });
    const { references } = await call(referenceRoutes.listReferences, {}, other.caller);
    expect(references).toMatchObject([
      {
        name: 'Jokisilta',
        status: 'Draft',
        externalId: 'P-7',
        tags: ['bridge', 'steel'],
        attributes: { referenceType: 'silta', referenceDate: '2024-05', description: 'In short' },
        custom: { quote: 'It holds.', quotePerson: 'Maija Meri' },
      },
    ]);
    expect((await call(collectionRoutes.listCollections, {}, other.caller)).collections).toEqual([]);
  });
});
