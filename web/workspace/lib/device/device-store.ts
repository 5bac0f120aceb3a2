import { createStore, promisifyRequest } from 'idb-keyval';
import { limits } from '#contract/rules/limits';

/** Whose what lies in the store is, and which version of the workspace wrote it. */
interface Owner {
  sub: string;
  name?: string;
  organizationId?: string;
  version: string;
  writtenAt: number;
}

/** What a query had loaded, by its key. */
export interface Row {
  key: readonly string[];
  data: unknown;
}

/** Differs with each version of the workspace, since it names the file that this code is in. */
const version = import.meta.url;
const maxAgeMs = limits.lastSeenDays * 86_400_000;
const ownerKey = ['owner'];

/** Opened when it is first needed. What this browser refuses, in a private window or because its disk is full, is not stored. */
const within = async <T>(
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

/** What this person last saw: of themselves, and of the organization given or else of the one they were in. */
export function readRows(
  sub: string,
  organizationId?: string,
): Promise<{ owner: Owner; rows: Row[] } | undefined> {
  return within('readonly', async (rows) => {
    const owner = await ownerOf(rows);
    const isUsable =
      owner?.sub === sub && owner.version === version && Date.now() - owner.writtenAt < maxAgeMs;
    if (!isUsable) return undefined;
    const shown = { ...owner, organizationId: organizationId ?? owner.organizationId };
    // Arrays sort behind all strings: these are the keys that begin so.
    const begin = (...key: string[]) => promisifyRequest(rows.getAll(IDBKeyRange.bound(key, [...key, []])));
    const found = await Promise.all([
      begin('organizations'),
      ...(shown.organizationId ? [begin('organization', shown.organizationId)] : []),
    ]);
    return { owner: shown, rows: found.flat() as Row[] };
  });
}

/** From now on what is stored is this person's: what was another's, another version's or is too old goes. */
export async function ownRows(owner: Pick<Owner, 'sub' | 'name' | 'organizationId'>): Promise<void> {
  await within('readwrite', async (rows) => {
    const before = await ownerOf(rows);
    const goesOn =
      before?.sub === owner.sub && before.version === version && Date.now() - before.writtenAt < maxAgeMs;
    if (!goesOn) rows.clear();
    await promisifyRequest(rows.put({ ...owner, version, writtenAt: Date.now() } satisfies Owner, ownerKey));
  });
}

/**
 * Counts only while the owner's row stands: a tab that has not heard yet that somebody signed out, here or in another tab, writes
 * nothing behind them.
 */
export async function writeRows(sub: string, changed: readonly Row[]): Promise<void> {
  await within('readwrite', async (rows) => {
    const owner = await ownerOf(rows);
    if (owner?.sub !== sub || owner.version !== version) return;
    for (const row of changed) rows.put(row, [...row.key]);
  });
}

/** Of organizations that are not, or no longer, among those given. */
export async function keepOrganizations(organizationIds: readonly string[]): Promise<void> {
  await within('readwrite', async (rows) => {
    const stored = await promisifyRequest(
      rows.getAllKeys(IDBKeyRange.bound(['organization'], ['organization', []])),
    );
    for (const key of stored as string[][]) if (!organizationIds.includes(key[1]!)) rows.delete(key);
  });
}

export async function eraseRows(): Promise<void> {
  await within('readwrite', async (rows) => {
    rows.clear();
    // The page may be left right after this.
    await promisifyRequest(rows.transaction);
  });
}
