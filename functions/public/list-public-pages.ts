import { prefixes } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { readPartition } from './get-reference-page.ts';
import { shownAt } from './surfaces.ts';

/** The pages of an organization that search engines may index. */
export interface PublicPages {
  /** The name of the page in addresses. */
  slug: string | undefined;
  /** `updatedAt` is missing on what was saved before that was stored. */
  references: { id: string; slug: string | undefined; updatedAt: string | undefined }[];
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
    slug: page.slug as string | undefined,
    references: shownAt('organization', kind(prefixes.reference)).map((row) => ({
      id: idOf(row),
      slug: row.slug as string | undefined,
      updatedAt: row.updatedAt as string | undefined,
    })),
    collectionIds: kind(prefixes.collection).map(idOf),
  };
}
