import { inPageOrder } from '#contract/cards/card';
import type { ReferencePage } from '#contract/resources/public';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { publicScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { toCards, toPage, type PageOwner } from './cards.ts';
import { shownAt, type Setting } from '../publication/surfaces.ts';
import {
  isWordedIn,
  rowsInLanguage,
  shownLanguage,
  type AskedLanguage,
  type LanguageView,
} from './in-language.ts';
import { collectionsIn } from './listed-collections.ts';
import { onePage, type PageRequest } from './pagination.ts';
import { requireNotGone } from '../shared/data/tombstone.ts';

export const getReferencePage = (
  context: Pick<CallContext, 'now'>,
  request: PageRequest,
): Promise<ReferencePage> => onePage(request, () => readReferencePage(context, request));

export async function readReferencePage(
  context: Pick<CallContext, 'now'>,
  { id, ...asked }: { id: string } & AskedLanguage,
  setting: Setting = 'page',
): Promise<ReferencePage & PageOwner> {
  return toReferencePage(await readPartition(context, id, asked), setting);
}

interface Partition extends LanguageView {
  now: Date;
  items: Item[];
}

/** The read is consistent, because the edge caches it right after a change. The plan's card limit bounds it. */
export async function readPartition(
  { now }: Pick<CallContext, 'now'>,
  organizationId: string,
  asked: AskedLanguage = {},
): Promise<Partition> {
  const pageKey = keys.publicPage(organizationId);
  const rowsIn = (code: string) =>
    scopedTable(publicScope(organizationId, code)).all(partitions.publicIn(organizationId, code));
  const expected = asked.language ?? asked.preferred;
  const [items, expectedRows] = await Promise.all([
    scopedTable(publicScope(organizationId)).all(pageKey.pk),
    expected === undefined ? undefined : rowsIn(expected),
  ]);
  const page = requireNotGone(
    items.find((item) => item.sk === pageKey.sk),
    now,
  );
  const shown = shownLanguage(page, asked);
  // Originals in other languages may be translated into that of the page.
  const readRows = async () => (items.some((row) => isWordedIn(row, shown)) ? await rowsIn(shown) : []);
  const rows = shown === expected ? expectedRows! : await readRows();
  return { page, items, now, rows, shown };
}

export function toReferencePage(
  { items, now, ...view }: Partition,
  setting: Setting = 'page',
): ReferencePage & PageOwner {
  const { page } = view;
  const kind = (prefix: string) => items.filter((item: Item) => (item.sk as string).startsWith(prefix));
  const originals = kind(prefixes.reference);
  const cards = toCards(
    page,
    shownAt('organization', rowsInLanguage(view, originals), setting),
    kind(prefixes.customer),
    now,
  );
  const collections = collectionsIn({ ...view, items, now });
  return {
    ...toPage(view, cards.toSorted(inPageOrder)),
    ...(collections.length > 0 && { collections }),
  };
}
