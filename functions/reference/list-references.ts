import type { Reference, referenceRoutes } from '#contract/resources/reference';
import type { Input } from '#contract/primitives/route';
import { encodeCursor } from '../shared/data/cursor.ts';
import { fromRow } from '../shared/data/read.ts';
import { keys, partitions, prefixes, referencesOf } from '../shared/data/keys.ts';
import { fitting } from '../shared/http/fitting.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { referenceRow, toReference } from './store.ts';

type Query = Input<typeof referenceRoutes.listReferences>;

interface Page {
  references: Reference[];
  nextCursor?: string;
}

export async function listReferences(context: MemberContext, query: Query): Promise<Page> {
  const { customerId, ...page } = query;
  if (customerId !== undefined) return await ofCustomer(context, customerId, page);
  const { table, organizationId } = context;
  const { items, nextCursor } = await table.page(
    partitions.organization(organizationId),
    prefixes.reference,
    page,
  );
  return { references: items.map((item) => toReference(fromRow(referenceRow, item))), nextCursor };
}

async function ofCustomer(
  { table, organizationId }: MemberContext,
  customerId: string,
  page: Omit<Query, 'customerId'>,
): Promise<Page> {
  const list = partitions.organization(organizationId);
  const prefix = referencesOf(customerId);
  const { items, nextCursor } = await table.page(list, prefix, page);
  const ids = items.map(({ sk }) => (sk as string).slice(prefix.length));
  const rows = await table.getMany(ids.map((id) => keys.reference(organizationId, id)));
  // A query ends after 1 MB by itself; rows read by their keys do not.
  const held = fitting(rows.map((row) => fromRow(referenceRow, row)));
  const cut = held.length < rows.length && encodeCursor(list, prefix, items[held.length - 1]!.sk as string);
  // The reference was deleted or given to another customer between the two reads.
  const references = held.flatMap((row) =>
    row?.attributes.customerId === customerId ? [toReference(row)] : [],
  );
  return { references, nextCursor: cut || nextCursor };
}
