import { assetsOf, brandingPictures } from '../asset/steps.ts';
import { isGone } from '../shared/data/tombstone.ts';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { publicScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { copyObject, namesBelow, removeAll, removeObject, writeObject } from '../shared/files/bucket.ts';
import { objectPrefixes } from '../shared/files/environment.ts';
import { assetsOfCards, type ChangedFiles, type ShownCard } from './changed-files.ts';

/** The marker stays until the edge has dropped the hidden files, so that an interrupted run is repeated. */
const hiding = 'hiding';

const atOnce = 20;

/** This can be repeated. Returns true if the edge must drop files; the caller then calls `filesForgotten`. */
export async function settlePublicFiles(
  organizationId: string,
  changes?: readonly ChangedFiles[],
): Promise<boolean> {
  const folders = changes && [...new Set(changes.flatMap(({ assetIds }) => assetIds.map((id) => `${id}/`)))];
  const [open, held] = await Promise.all([
    listed('published', organizationId, folders),
    listed('private', organizationId, folders && [...folders, hiding]),
  ]);
  // The rows are read after the lists: a file shown meanwhile changes the page, which triggers this again.
  const shown = changes ? await shownOf(organizationId, changes, open) : await allShown(organizationId);
  const isShown = (name: string) => shown.has(name.split('/')[0]!);
  const hidden = [...open].filter((name) => !isShown(name));
  const wasHiding = held.delete(hiding);
  await publishAll(
    organizationId,
    [...held].filter((name) => isShown(name) && !open.has(name)),
  );
  if (hidden.length === 0) return wasHiding;
  const mark = { contentType: 'text/plain', disposition: 'inline' };
  if (!wasHiding) await writeObject(folder('private', organizationId) + hiding, Buffer.from('-'), mark);
  const from = folder('published', organizationId);
  for (let at = 0; at < hidden.length; at += 1000)
    await removeAll(hidden.slice(at, at + 1000).map((name) => from + name));
  return true;
}

/** The caller must have made the edge drop the hidden files. */
export const filesForgotten = (organizationId: string): Promise<void> =>
  removeObject(folder('private', organizationId) + hiding);

const folder = (where: 'private' | 'published', organizationId: string) =>
  `${objectPrefixes[where]}${organizationId}/`;

async function listed(
  where: 'private' | 'published',
  organizationId: string,
  begins: readonly string[] = [''],
): Promise<Set<string>> {
  const each = begins.map(async (begin) =>
    [...(await namesBelow(folder(where, organizationId) + begin))].map((rest) => begin + rest),
  );
  return new Set((await Promise.all(each)).flat());
}

async function allShown(organizationId: string): Promise<Set<string>> {
  const rows = await scopedTable(publicScope(organizationId)).all(partitions.public(organizationId));
  const { sk } = keys.publicPage(organizationId);
  const page = rows.find((row) => row.sk === sk);
  if (!page || isGone(page)) return new Set();
  return assetsShown(
    organizationId,
    page,
    rows.filter((row) => (row.sk as string).startsWith(prefixes.reference)),
  );
}

/** The only files that are public: those of the cards and of the branding. */
function assetsShown(organizationId: string, page: Item, cards: readonly (Item | undefined)[]): Set<string> {
  const ofPage = assetsOf(organizationId, brandingPictures(page.branding ?? {}));
  return new Set([...ofPage, ...assetsOfCards(organizationId, living(cards))]);
}

const living = (rows: readonly (Item | undefined)[]) =>
  rows.filter((row) => row && !isGone(row)) as ShownCard[];

/** Other rows are read only for a public picture that the changed ones no longer show. */
async function shownOf(
  organizationId: string,
  changes: readonly ChangedFiles[],
  open: ReadonlySet<string>,
): Promise<Set<string>> {
  const table = scopedTable(publicScope(organizationId));
  const ids = [...new Set(changes.flatMap(({ referenceId }) => referenceId ?? []))];
  const [page, ...cards] = await table.getMany([
    keys.publicPage(organizationId),
    ...ids.map((id) => keys.publicReference(organizationId, id)),
  ]);
  if (!page || isGone(page)) return new Set();
  const shown = assetsShown(organizationId, page, cards);
  const left = new Set([...open].map((name) => name.split('/')[0]!).filter((id) => !shown.has(id)));
  let cursor: string | undefined;
  while (left.size > 0) {
    const found = await table.page(partitions.public(organizationId), prefixes.reference, { cursor });
    for (const id of assetsOfCards(organizationId, living(found.items))) {
      shown.add(id);
      left.delete(id);
    }
    cursor = found.nextCursor;
    if (!cursor) break;
  }
  return shown;
}

async function publishAll(organizationId: string, names: readonly string[]): Promise<void> {
  const [source, target] = [folder('private', organizationId), folder('published', organizationId)];
  for (let at = 0; at < names.length; at += atOnce)
    await Promise.all(names.slice(at, at + atOnce).map((name) => copyObject(source + name, target + name)));
}
