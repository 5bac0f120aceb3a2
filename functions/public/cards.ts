import type { CardContent } from '#contract/card';
import type { ReferencePage } from '#contract/public';
import { keys } from '../data/keys.ts';
import type { Item } from '../data/read.ts';
import { brandingOf, type BrandingRow } from '../organization/branding-row.ts';
import { countFacets } from './facets.ts';

/** Cards as visitors see them: each with the name of its customer, which stands in a row of its own. */
export function toCards(organizationId: string, cards: Item[], customers: Item[]): CardContent[] {
  const names = new Map(customers.map(({ sk, name }) => [sk, name as string]));
  return cards.map((card) => ({
    ...(card as unknown as CardContent),
    company: names.get(keys.publicCustomer(organizationId, card.customerId as string).sk),
  }));
}

/** What every public page says: whose it is, how it looks, what is on it. */
export function toPage(page: Item, references: CardContent[]): ReferencePage {
  return {
    organization: { organizationId: page.organizationId as string, name: page.name as string },
    branding: brandingOf(page.branding as BrandingRow),
    references,
    facets: countFacets(references),
    version: page.version as number,
  };
}
