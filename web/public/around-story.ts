import type { CardContent } from '#contract/cards/card';
import { isLogoTile } from '#contract/cards/templates';
import { facetValues } from '#contract/reference/facets';

const relatedCards = 3;

export function aroundStory(references: readonly CardContent[], card: CardContent) {
  const at = references.findIndex(({ id }) => id === card.id);
  const topics = new Set(topicsOf(card));
  const rank = (other: CardContent) => topicsOf(other).filter((topic) => topics.has(topic)).length;
  const ofSameCustomer = ({ company }: CardContent) =>
    Number(company !== undefined && company === card.company);
  const related = references
    .filter((other) => other.id !== card.id && !isLogoTile(other))
    .map((other) => ({ other, last: ofSameCustomer(other), rank: rank(other) }))
    .toSorted((a, b) => a.last - b.last || b.rank - a.rank)
    .slice(0, relatedCards)
    .map(({ other }) => other);
  return {
    // A row that is not full would look like an accident.
    related: related.length === relatedCards ? related : [],
    previous: at < 0 ? undefined : references[at - 1],
    next: at < 0 ? undefined : references[at + 1],
  };
}

const topicsOf = (card: CardContent): string[] =>
  (['industry', 'tag'] as const).flatMap((name) =>
    facetValues(card, name).map((value) => `${name} ${value.toLowerCase()}`),
  );
