import type * as z from 'zod/mini';
import { referenceFields } from '#contract/reference/fields';
import { translatedFields, type TranslatedField } from '#contract/reference/field-values';
import { line } from '#contract/primitives/schema';
import { writtenField } from '#contract/reference/field-schemas';
import type { OriginalTexts, TranslatedTexts } from '#contract/resources/translation';
import { limits } from '#contract/rules/limits';

/** A place says where one text of a reference belongs. Its id is `title`, or `figures.0.label`. */
export interface TextPlace {
  id: string;
  field: TranslatedField;
  label: string;
  maxLength: number;
  note?: string;
  isMarkdown: boolean;
  schema: z.ZodMiniType;
  figure?: { index: number; part: 'unit' | 'label' };
}

const markdownNote =
  'Markdown: keep marks such as **, #, - and [text](address), and the address of each picture, as they are.';

/** Only texts that the original has. */
export const placesOf = (original: OriginalTexts): TextPlace[] =>
  translatedFields.flatMap((field) => {
    if (original[field] === undefined) return [];
    return field === 'figures' ? figurePlaces(original.figures ?? []) : [placeOf(field)];
  });

function placeOf(field: Exclude<TranslatedField, 'figures'>): TextPlace {
  const { label, max, ...others } = referenceFields[field];
  const schema = writtenField(referenceFields[field]);
  const isMarkdown = 'markdown' in others;
  const place = { id: field, field, label, maxLength: max, isMarkdown, schema };
  return isMarkdown ? { ...place, note: markdownNote } : place;
}

const figureLengths = { unit: limits.figureUnitLength, label: limits.figureLabelLength };

const figurePlaces = (figures: NonNullable<OriginalTexts['figures']>): TextPlace[] =>
  figures.flatMap((figure, index) =>
    (['unit', 'label'] as const)
      .filter((part) => figure[part])
      .map((part) => ({
        id: `figures.${index}.${part}`,
        field: 'figures' as const,
        label: `${referenceFields.figures.label} ${index + 1}, ${part}`,
        maxLength: figureLengths[part],
        note: `Shown with “${figure.value}”.`,
        isMarkdown: false,
        schema: line(figureLengths[part]),
        figure: { index, part },
      })),
  );

export function textAt(
  { field, figure }: Pick<TextPlace, 'field' | 'figure'>,
  texts: OriginalTexts | TranslatedTexts,
): string {
  if (figure) return texts.figures?.[figure.index]?.[figure.part] ?? '';
  return (texts[field] as string | undefined) ?? '';
}
