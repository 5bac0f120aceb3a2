import { isGone } from '../shared/data/tombstone.ts';
import { keys, partitions } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { publicScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { copyObject, namesBelow, removeAll, removeObject, writeObject } from '../shared/files/bucket.ts';
import { objectPrefixes } from '../shared/files/environment.ts';

/** Stands in the bucket from before the first file is hidden until the edge has forgotten them: whoever dies meanwhile is followed by one who knows. */
const hiding = 'hiding';

/** How many objects are copied at once. */
const atOnce = 20;

/**
 * Makes the files that anybody may read those that the public side of an organisation shows, whatever they were before: what its rows
 * say is compared with what lies in the bucket, so it can be cut off anywhere and run again. Returns whether the edge has to forget
 * some, and then `filesForgotten` is due.
 */
export async function settlePublicFiles(organizationId: string): Promise<boolean> {
  const [open, held] = await Promise.all([
    namesBelow(folder('published', organizationId)),
    namesBelow(folder('private', organizationId)),
  ]);
  // After the lists: what was uploaded and shown meanwhile changes the page again, and comes again.
  const rows = await scopedTable(publicScope(organizationId)).all(partitions.public(organizationId));
  const shown = assetsShown(organizationId, rows);
  const isShown = (name: string) => shown.has(name.split('/')[0]!);
  const hidden = [...open].filter((name) => !isShown(name));
  const wasHiding = held.delete(hiding);
  // Files from before they were kept apart lie under their public address alone.
  const unheld = [...open].filter((name) => !held.has(name));
  await copyAll(organizationId, unheld, 'published', 'private');
  const missing = [...held].filter((name) => isShown(name) && !open.has(name));
  await copyAll(organizationId, missing, 'private', 'published');
  if (hidden.length === 0) return wasHiding;
  const mark = { contentType: 'text/plain', disposition: 'inline' };
  if (!wasHiding) await writeObject(folder('private', organizationId) + hiding, Buffer.from('-'), mark);
  const from = folder('published', organizationId);
  for (let at = 0; at < hidden.length; at += 1000)
    await removeAll(hidden.slice(at, at + 1000).map((name) => from + name));
  return true;
}

/** The edge has forgotten what was hidden. */
export const filesForgotten = (organizationId: string): Promise<void> =>
  removeObject(folder('private', organizationId) + hiding);

const folder = (where: 'private' | 'published', organizationId: string) =>
  `${objectPrefixes[where]}${organizationId}/`;

/** Whatever field an address stands in, a story's own text included. Of an organisation that is deleted nothing is shown. */
function assetsShown(organizationId: string, rows: readonly Item[]): Set<string> {
  const { sk } = keys.publicPage(organizationId);
  const page = rows.find((row) => row.sk === sk);
  if (!page || isGone(page)) return new Set();
  const text = JSON.stringify(rows.filter((row) => !isGone(row)));
  const addresses = text.matchAll(/\/assets\/([\w-]+)\/([\w-]+)\//g);
  return new Set([...addresses].flatMap(([, owner, id]) => (owner === organizationId ? [id!] : [])));
}

async function copyAll(
  organizationId: string,
  names: readonly string[],
  from: 'private' | 'published',
  to: 'private' | 'published',
): Promise<void> {
  const [source, target] = [folder(from, organizationId), folder(to, organizationId)];
  for (let at = 0; at < names.length; at += atOnce)
    await Promise.all(names.slice(at, at + atOnce).map((name) => copyObject(source + name, target + name)));
}
