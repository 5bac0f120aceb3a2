import { keys, prefixes } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { publicScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { shownAt } from './surfaces.ts';
import { standing } from '../shared/data/tombstone.ts';

/** What search engines may find of an organisation. */
export interface PublicPages {
  /** `updatedAt` is missing on what was saved before that was stored. */
  references: { id: string; updatedAt: string | undefined }[];
  collectionIds: string[];
}

/** The whole public partition in one query, strongly consistent, as everything that the edge keeps; the limits on cards and collections bound it. */
export async function listPublicPages(
  { now }: Pick<CallContext, 'now'>,
  { organizationId }: { organizationId: string },
): Promise<PublicPages> {
  const pageKey = keys.publicPage(organizationId);
  const items = await scopedTable(publicScope(organizationId)).all(pageKey.pk);
  standing(
    items.find(({ sk }) => sk === pageKey.sk),
    now,
  );
  const kind = (prefix: string) => items.filter(({ sk }) => (sk as string).startsWith(prefix));
  const idOf = ({ sk }: Item) => (sk as string).slice((sk as string).indexOf('#') + 1);
  return {
    references: shownAt('organization', kind(prefixes.reference)).map((row) => ({
      id: idOf(row),
      updatedAt: row.updatedAt as string | undefined,
    })),
    collectionIds: kind(prefixes.collection).map(idOf),
  };
}
