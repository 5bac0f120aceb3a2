import { prefixes } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { readPartition } from './get-reference-page.ts';
import { shownAt } from '../publication/surfaces.ts';

export interface PublicPages {
  slug: string;
  references: { id: string; slug: string; updatedAt: string }[];
  collectionIds: string[];
}

export async function listPublicPages(
  context: Pick<CallContext, 'now'>,
  { organizationId }: { organizationId: string },
): Promise<PublicPages> {
  const { page, items } = await readPartition(context, organizationId);
  const kind = (prefix: string) => items.filter(({ sk }) => (sk as string).startsWith(prefix));
  const idOf = ({ sk }: Item) => (sk as string).slice((sk as string).indexOf('#') + 1);
  return {
    slug: page.slug as string,
    references: shownAt('organization', kind(prefixes.reference)).map((row) => ({
      id: idOf(row),
      slug: row.slug as string,
      updatedAt: row.updatedAt as string,
    })),
    collectionIds: kind(prefixes.collection).map(idOf),
  };
}
