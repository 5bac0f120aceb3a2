import { expect } from 'vitest';
import { collection } from '#contract/collection';
import { keys, partitions } from '#functions/data/keys';
import { filedUnder } from '#functions/reference/filing';
import type { ReferenceItem } from '#functions/reference/store';
import { dumpPartition } from './table.ts';
import { aTombstone } from './tombstone.ts';

const sorted = (values: Iterable<string> = []) => [...values].toSorted();

/** Holds an organisation's collections, references, counter, public copies and files against each other. */
export async function expectConsistentCollections(organizationId: string): Promise<void> {
  const rows = await dumpPartition(partitions.organization(organizationId));
  const kind = (prefix: string) => rows.filter(({ sk }) => String(sk).startsWith(prefix));
  const collections = kind('COLL#').map((row) => collection.parse(row));
  const references = kind('REF#') as unknown as ReferenceItem[];

  const meta = rows.find(({ sk }) => sk === 'META')!;
  expect(meta.collectionCount ?? 0).toBe(collections.length);
  expect(meta.referenceCount).toBe(references.length);

  const existing = new Set(references.map(({ id }) => id));
  for (const { itemIds } of collections) {
    expect(new Set(itemIds).size).toBe(itemIds.length);
    expect(itemIds.filter((id) => !existing.has(id))).toEqual([]);
  }
  for (const { id, collectionIds } of references) {
    const holding = collections.filter(({ itemIds }) => itemIds.includes(id));
    expect(sorted(collectionIds)).toEqual(sorted(holding.map((found) => found.id)));
  }

  for (const { id, name, description, visibility, itemIds } of collections) {
    const copies = await dumpPartition(partitions.public(id));
    expect(copies.filter(({ gone }) => !gone)).toHaveLength(visibility === 'private' ? 0 : 1);
    const tombstones = copies.filter(({ gone }) => gone);
    expect(tombstones).toEqual(tombstones.map(() => ({ ...aTombstone, organizationId })));
    for (const copy of copies.filter(({ gone }) => !gone)) {
      expect(copy).toMatchObject({ organizationId, id, name, visibility });
      expect(copy.description).toBe(description);
      // A deleted reference may still be named; it shows nothing.
      expect((copy.itemIds as string[]).filter((itemId) => existing.has(itemId))).toEqual(itemIds);
    }
  }

  const publicSide = (await dumpPartition(partitions.public(organizationId))).map(({ sk }) => String(sk));
  const findable = collections.filter(({ visibility }) => visibility === 'public');
  expect(sorted(publicSide.filter((sk) => sk.startsWith('COLL#')))).toEqual(
    sorted(findable.map(({ id }) => `COLL#${id}`)),
  );

  const filed = references
    .filter((reference) => reference.filed)
    .flatMap(({ id, ...values }) =>
      filedUnder(values).map((under) => keys.filed(organizationId, under, id).sk),
    );
  expect(sorted(kind('BY#').map(({ sk }) => String(sk)))).toEqual(sorted(filed));
}
