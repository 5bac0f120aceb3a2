import type { CardContent } from '#contract/cards/card';
import type { PublicCollection, ReferencePage } from '#contract/resources/public';
import type { HasGlyph } from './glyphs.ts';
import type { SocialCardText } from '#web/shared/social/picture.tsx';
import { drawable } from './typography.ts';

const shownNames = 3;

export function organizationText({ organization, references }: ReferencePage, has: HasGlyph): SocialCardText {
  return {
    title: drawable(organization.name, has) ?? 'Customer references',
    text: namesOf(references, has),
    facts: references.length > 1 ? `${references.length} customer references` : 'Customer references',
  };
}

export function collectionText(
  { organization, collection, references }: PublicCollection,
  has: HasGlyph,
): SocialCardText {
  return {
    owner: drawable(organization.name, has),
    title: drawable(collection.name, has) ?? 'Customer references',
    text: drawable(collection.description, has) ?? namesOf(references, has),
    facts: ['Collection', ...(references.length > 0 ? [countOf(references)] : [])].join(separator),
  };
}

export function referenceText(organizationName: string, card: CardContent, has: HasGlyph): SocialCardText {
  const title = drawable(card.title, has);
  const facts = [card.referenceType, card.referenceDate?.slice(0, 4), card.location];
  return {
    owner: drawable(organizationName, has),
    about: drawable(card.company, has),
    title: title ?? 'Customer reference',
    // A long title fills the picture by itself.
    text: title && title.length > 70 ? undefined : drawable(card.shortDescription, has),
    facts:
      facts.flatMap((fact) => drawable(fact, has) ?? []).join(separator) ||
      (title ? 'Customer reference' : ''),
  };
}

const separator = '  ·  ';
const countOf = ({ length }: readonly unknown[]) => (length === 1 ? '1 reference' : `${length} references`);

/** The result looks like "Kone, Valio and 4 more". */
function namesOf(references: readonly CardContent[], has: HasGlyph): string | undefined {
  const names = [...new Set(references.flatMap(({ company }) => drawable(company, has) ?? []))];
  const more = names.length - shownNames;
  if (more > 0) return `${names.slice(0, shownNames).join(', ')} and ${more} more`;
  return new Intl.ListFormat('en').format(names) || undefined;
}
