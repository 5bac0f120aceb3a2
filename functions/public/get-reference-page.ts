import type { CardContent } from '#contract/card';
import type { Branding } from '#contract/organization';
import type { ReferencePage } from '#contract/public';
import { keys, prefixes } from '../data/keys.ts';
import type { Item } from '../data/read.ts';
import { publicScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { AppError } from '../http/failure.ts';
import type { CallContext } from '../tenancy/context.ts';
import { countFacets } from './facets.ts';

/** The whole public partition in one query; the plan's card limit bounds it. */
export async function getReferencePage(
  _context: CallContext,
  { id: organizationId }: { id: string },
): Promise<ReferencePage> {
  const pageKey = keys.publicPage(organizationId);
  const items = await scopedTable(publicScope(organizationId)).all(pageKey.pk, { consistent: false });
  const page = items.find((item) => item.sk === pageKey.sk);
  if (!page) throw new AppError('NOT_FOUND');

  const references = toCards(organizationId, items);
  return {
    organization: { organizationId, name: page.name as string },
    branding: page.branding as Branding,
    references,
    facets: countFacets(references),
    version: page.version as number,
  };
}

/** Newest reference date first; cards without one come last. */
function toCards(organizationId: string, items: Item[]): CardContent[] {
  const companies = new Map(
    items.filter(isKind(prefixes.customer)).map((item) => [item.sk, item.name as string]),
  );
  return items
    .filter(isKind(prefixes.reference))
    .map((item) => {
      const company = companies.get(keys.publicCustomer(organizationId, item.customerId as string).sk);
      return { ...(item as unknown as CardContent), company };
    })
    .toSorted((a, b) => (b.referenceDate ?? '').localeCompare(a.referenceDate ?? ''));
}

const isKind = (prefix: string) => (item: Item) => (item.sk as string).startsWith(prefix);
