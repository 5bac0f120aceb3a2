import canonicalize from 'canonicalize';
import type { CardContent } from '#contract/cards/card';
import { templateOf } from '#contract/cards/templates';
import { fieldEntries, textsOf, translatedFields, type FieldName } from '#contract/reference/field-values';
import type { Subject } from '#contract/rules/choices';
import { partsOfStory, storyWithout } from './story-parts.ts';

/** Everything that a template can show and that belongs to no other part counts as text. */
export const partOf = Object.fromEntries(
  fieldEntries.map(([name, { subject = 'text' }]) => [name, subject]),
) as Record<FieldName, Subject>;

/** The parts that a translation has in its own words. */
export const subjectsWithWords: ReadonlySet<Subject> = new Set(translatedFields.map((name) => partOf[name]));

/** Only a card without the name shows the alias. */
export function contentOf(card: CardContent, subject: Subject, isNamed = true): string {
  const isOther = (name: FieldName) => name === 'longDescription' || (isNamed && name === 'alias');
  const fields = fieldEntries.flatMap(([name]) =>
    partOf[name] === subject && !isOther(name) && textsOf(card[name]).length > 0 ? [[name, card[name]]] : [],
  );
  const story = card.longDescription ?? '';
  const { company, templateId, templateConfig } = card;
  return canonicalize([
    fields,
    subject === 'name' && company,
    subject === 'text' && [
      templateOf(templateId).id,
      templateConfig,
      storyWithout(storyWithout(story, 'images'), 'quote').trim(),
    ],
    (subject === 'images' || subject === 'quote') && partsOfStory(story, subject),
  ])!;
}
