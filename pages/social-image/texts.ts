import type { CardContent } from '#contract/cards/card';
import type { PublicCollection, ReferencePage } from '#contract/resources/public';
import type { VisitorLanguage } from '#contract/words/languages';
import { wordsOf } from '#contract/words/words-of';
import type { HasGlyph } from './glyphs.ts';
import type { SocialCardText } from '#web/shared/social/picture.tsx';
import { drawable } from './typography.ts';

const shownNames = 3;

export function organizationText(
  { organization, references }: ReferencePage,
  has: HasGlyph,
  language: VisitorLanguage,
): SocialCardText {
  const words = wordsOf('served', language);
  return {
    title: drawable(organization.name, has) ?? words.pictureTitle,
    text: namesOf(references, has, language),
    facts: references.length > 1 ? words.pictureCount(references.length) : words.pictureTitle,
  };
}

export function collectionText(
  { organization, collection, references }: PublicCollection,
  has: HasGlyph,
  language: VisitorLanguage,
): SocialCardText {
  const words = wordsOf('served', language);
  return {
    owner: drawable(organization.name, has),
    title: drawable(collection.name, has) ?? words.pictureTitle,
    text: drawable(collection.description, has) ?? namesOf(references, has, language),
    facts: [
      words.pictureCollection,
      ...(references.length > 0 ? [words.pictureReferences(references.length)] : []),
    ].join(separator),
  };
}

export function referenceText(
  organizationName: string,
  card: CardContent,
  has: HasGlyph,
  language: VisitorLanguage,
): SocialCardText {
  const words = wordsOf('served', language);
  const title = drawable(card.title, has);
  const facts = [card.referenceType, card.referenceDate?.slice(0, 4), card.location];
  return {
    owner: drawable(organizationName, has),
    about: drawable(card.company ?? card.alias, has),
    title: title ?? words.pictureStory,
    // A long title fills the picture by itself.
    text: title && title.length > 70 ? undefined : drawable(card.shortDescription, has),
    facts:
      facts.flatMap((fact) => drawable(fact, has) ?? []).join(separator) || (title ? words.pictureStory : ''),
  };
}

const separator = '  ·  ';

/** The result looks like "Kone, Valio and 4 more". */
function namesOf(
  references: readonly CardContent[],
  has: HasGlyph,
  language: VisitorLanguage,
): string | undefined {
  const names = [...new Set(references.flatMap(({ company }) => drawable(company, has) ?? []))];
  const more = names.length - shownNames;
  if (more > 0) return wordsOf('served', language).pictureMore(names.slice(0, shownNames), more);
  return new Intl.ListFormat(language).format(names) || undefined;
}
