import type { ReferencePage } from '#contract/resources/public';
import { serverLimits } from '#contract/rules/server-limits';
import { settingsOf } from '../organization/store.ts';
import { prefixes } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { hasEnded, type Ending } from './ending.ts';
import type { LanguageView } from './in-language.ts';

interface ListedCollection {
  id: string;
  name: string;
  /** Its name by language, beside that in the language of the originals. */
  names: Record<string, string>;
}

type Listing = Pick<LanguageView, 'page'> & { items: readonly Item[]; now: Date };

/** Returns the public collections whose last day has not passed, newest first. */
export function listedCollections({ page, items, now }: Listing): ListedCollection[] {
  return items
    .filter(({ sk }) => (sk as string).startsWith(prefixes.collection))
    .filter((row) => !hasEnded(page, row as Ending, now))
    .map(({ sk, name, names = {} }) => ({
      id: (sk as string).slice(prefixes.collection.length),
      name: name as string,
      names: names as Record<string, string>,
    }))
    .toReversed();
}

/** Returns the newest, named as a page in the language names them. */
export function collectionsIn(view: Listing & LanguageView): NonNullable<ReferencePage['collections']> {
  const { shown, page } = view;
  const { language } = settingsOf(page);
  const newest = listedCollections(view).slice(0, serverLimits.listedCollections);
  return newest.map(({ id, name, names }) => {
    if (shown === language) return { id, name };
    const translated = names[shown];
    return translated ? { id, name: translated } : { id, name, language };
  });
}
