import { createStore, promisifyRequest } from 'idb-keyval';
import { limits } from '#contract/rules/limits';

interface Owner {
  sub: string;
  name?: string;
  organizationId?: string;
  version: string;
  writtenAt: number;
}

export interface Row {
  key: readonly string[];
  data: unknown;
}

/** The file name contains a hash, so it differs with each version. */
const version = import.meta.url;
const maxAgeMs = limits.lastSeenDays * 86_400_000;
const ownerKey = ['owner'];

/** Opens the store on first use. If the browser refuses, in a private window or with a full disk, nothing is stored. */
const transact = async <T>(
  mode: IDBTransactionMode,
  act: (rows: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> => {
  try {
    open ??= createStore('refdeck.seen', 'rows');
    return await open(mode, act);
  } catch {
    return undefined;
  }
};
let open: ReturnType<typeof createStore> | undefined;

const ownerOf = async (rows: IDBObjectStore): Promise<Owner | undefined> =>
  (await promisifyRequest(rows.get(ownerKey))) as Owner | undefined;

export function readRows(
  sub: string,
  organizationId?: string,
): Promise<{ owner: Owner; rows: Row[] } | undefined> {
  return transact('readonly', async (rows) => {
    const owner = await ownerOf(rows);
    const isUsable =
      owner?.sub === sub && owner.version === version && Date.now() - owner.writtenAt < maxAgeMs;
    if (!isUsable) return undefined;
    const shown = { ...owner, organizationId: organizationId ?? owner.organizationId };
    // In IndexedDB arrays sort after strings, so this range holds all keys with the given prefix.
    const begin = (...key: string[]) => promisifyRequest(rows.getAll(IDBKeyRange.bound(key, [...key, []])));
    const found = await Promise.all([
      begin('organizations'),
      ...(shown.organizationId ? [begin('organization', shown.organizationId)] : []),
    ]);
    return { owner: shown, rows: found.flat() as Row[] };
  });
}

export async function claimRows(owner: Pick<Owner, 'sub' | 'name' | 'organizationId'>): Promise<void> {
  await transact('readwrite', async (rows) => {
    const before = await ownerOf(rows);
    const goesOn =
      before?.sub === owner.sub && before.version === version && Date.now() - before.writtenAt < maxAgeMs;
    if (!goesOn) rows.clear();
    await promisifyRequest(rows.put({ ...owner, version, writtenAt: Date.now() } satisfies Owner, ownerKey));
  });
}

/** Writes only while the owner's row exists, so that a tab writes nothing after a sign-out it has not noticed. */
export async function writeRows(sub: string, changed: readonly Row[]): Promise<void> {
  await transact('readwrite', async (rows) => {
    const owner = await ownerOf(rows);
    if (owner?.sub !== sub || owner.version !== version) return;
    for (const row of changed) rows.put(row, [...row.key]);
  });
}

export async function deleteOtherOrganizations(organizationIds: readonly string[]): Promise<void> {
  await transact('readwrite', async (rows) => {
    const stored = await promisifyRequest(
      rows.getAllKeys(IDBKeyRange.bound(['organization'], ['organization', []])),
    );
    for (const key of stored as string[][]) if (!organizationIds.includes(key[1]!)) rows.delete(key);
  });
}

export async function eraseRows(): Promise<void> {
  await transact('readwrite', async (rows) => {
    rows.clear();
    // The page may navigate away right after this.
    await promisifyRequest(rows.transaction);
  });
}
