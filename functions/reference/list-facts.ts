import { facts } from '#contract/reference/fact-schemas';
import type { referenceRoutes } from '#contract/resources/reference';
import type { Input, Output } from '#contract/primitives/route';
import { partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function listFacts(
  { table, organizationId }: MemberContext,
  query: Input<typeof referenceRoutes.listFacts>,
): Promise<Output<typeof referenceRoutes.listFacts>> {
  const { items, nextCursor } = await table.page(
    partitions.organization(organizationId),
    prefixes.facts,
    query,
  );
  return { facts: items.map((item) => fromRow(facts, item)), nextCursor };
}
