import { isLogoTile } from '#contract/cards/templates';
import { prefixes } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import type { ReferencePage } from '#contract/resources/public';
import { languagesOf, wordingsOfStory } from './in-language.ts';
import { readPartition } from './get-reference-page.ts';
import { listedCollections } from './listed-collections.ts';
import { shownAt } from '../publication/surfaces.ts';

export interface PublicPages {
  slug: string;
  languages?: ReferencePage['languages'];
  references: {
    id: string;
    slug?: string | undefined;
    updatedAt: string;
    wordings: ReturnType<typeof wordingsOfStory>;
  }[];
  collections: { id: string; languages: string[] }[];
}

export async function listPublicPages(
  context: Pick<CallContext, 'now'>,
  { organizationId }: { organizationId: string },
): Promise<PublicPages> {
  const { items, ...view } = await readPartition(context, organizationId);
  const { page } = view;
  const kind = (prefix: string) => items.filter(({ sk }) => (sk as string).startsWith(prefix));
  const idOf = ({ sk }: Item) => (sk as string).slice((sk as string).indexOf('#') + 1);
  return {
    slug: page.slug as string,
    languages: languagesOf(view),
    references: shownAt('organization', kind(prefixes.reference))
      .filter((row) => !isLogoTile({ templateId: row.templateId as string }))
      .map((row) => ({
        id: idOf(row),
        slug: row.slug as string | undefined,
        updatedAt: row.updatedAt as string,
        wordings: wordingsOfStory(row, page),
      })),
    collections: listedCollections({ page, items, now: context.now }).map(({ id, names }) => ({
      id,
      languages: Object.keys(names),
    })),
  };
}
