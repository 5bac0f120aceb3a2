import type { CardContent } from '../cards/card.ts';
import type { Translation } from '../resources/translation.ts';
import type { KeyFigure } from './fields.ts';
import { translatedFields, type TranslatedField } from './field-values.ts';

type Written = Pick<Translation, 'fields' | 'same' | 'leaveOut' | 'basedOn'>;

/** The card of an original in the words of its translation. A field that was not translated is left out. */
export const translatedCard = (card: CardContent, translation: Written): CardContent => ({
  ...card,
  ...Object.fromEntries(translatedFields.map((name) => [name, textOf(name, card, translation)])),
});

/** A field that is missing in the words is not shown in their language. */
export const inWords = (card: CardContent, words: Pick<CardContent, TranslatedField>): CardContent => ({
  ...card,
  ...withoutWords,
  ...words,
});

const withoutWords = Object.fromEntries(translatedFields.map((name) => [name, undefined]));

/** Visitors are told that words are a translation, and that a quote was said in another language. */
export function markedTranslation(card: CardContent, of: CardContent, language: string): CardContent {
  const isTranslated = card.quote && card.quote !== of.quote;
  return { ...card, translatedFrom: language, ...(isTranslated && { quoteFrom: language }) };
}

function textOf(name: TranslatedField, card: CardContent, { fields, same, leaveOut, basedOn }: Written) {
  const empty = name === 'title' ? '' : undefined;
  if (!card[name]?.length || leaveOut.includes(name)) return empty;
  if (same.includes(name)) return card[name];
  if (name === 'figures') return figuresOf(card.figures, fields.figures, basedOn.fields.figures);
  return fields[name] ?? empty;
}

/** The values are the original's. If its figures have changed, those that were translated still belong together. */
function figuresOf(
  present: KeyFigure[] | undefined,
  words: Translation['fields']['figures'] = [],
  translated: KeyFigure[] | undefined,
): KeyFigure[] {
  const isSame = present?.length === translated?.length && present!.every(hasWordsOf(translated!));
  return (isSame ? present! : (translated ?? [])).flatMap(({ value }, at) =>
    words[at]?.label ? [{ value, ...words[at] }] : [],
  );
}

const hasWordsOf =
  (others: readonly KeyFigure[]) =>
  ({ label, unit = '' }: KeyFigure, at: number) =>
    others[at]!.label === label && (others[at]!.unit ?? '') === unit;
