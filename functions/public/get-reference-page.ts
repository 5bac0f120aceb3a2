import { inPageOrder } from '#contract/cards/card';
import type { ReferencePage } from '#contract/resources/public';
import { keys, prefixes } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { publicScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { toCards, toPage, type PageOwner } from './cards.ts';
import { shownAt, type Setting } from '../publication/surfaces.ts';
import { onePage, type PageRequest } from './pagination.ts';
import { requireNotGone } from '../shared/data/tombstone.ts';

export const getReferencePage = (
  context: Pick<CallContext, 'now'>,
  request: PageRequest,
): Promise<ReferencePage> => onePage(request, () => readReferencePage(context, request));

export async function readReferencePage(
  context: Pick<CallContext, 'now'>,
  { id }: { id: string },
  setting: Setting = 'page',
): Promise<ReferencePage & PageOwner> {
  return toReferencePage(await readPartition(context, id), setting);
}

interface Partition {
  now: Date;
  page: Item;
  items: Item[];
}

/** The read is consistent, because the edge caches it right after a change. The plan's card limit bounds it. */
export async function readPartition(
  { now }: Pick<CallContext, 'now'>,
  organizationId: string,
): Promise<Partition> {
  const pageKey = keys.publicPage(organizationId);
  const items = await scopedTable(publicScope(organizationId)).all(pageKey.pk);
  const page = requireNotGone(
    items.find((item) => item.sk === pageKey.sk),
    now,
  );
  return { page, items, now };
}

export function toReferencePage(
  { page, items, now }: Partition,
  setting: Setting = 'page',
): ReferencePage & PageOwner {
  const kind = (prefix: string) => items.filter((item: Item) => (item.sk as string).startsWith(prefix));
  const cards = toCards(
    page,
    shownAt('organization', kind(prefixes.reference), setting),
    kind(prefixes.customer),
    now,
  );
  return toPage(page, cards.toSorted(inPageOrder));
}
