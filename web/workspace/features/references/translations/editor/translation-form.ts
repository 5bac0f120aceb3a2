import type { CardContent } from '#contract/cards/card';
import { referenceFields, type KeyFigure } from '#contract/reference/fields';
import { fieldsOf, translatedFields, type TranslatedField } from '#contract/reference/field-values';
import { writtenField } from '#contract/reference/field-schemas';
import type { Reference } from '#contract/resources/reference';
import type {
  OriginalTexts,
  TranslatedFigure,
  Translation,
  translationRoutes,
} from '#contract/resources/translation';
import type { Sent } from '#contract/primitives/route';

export type TextName = Exclude<TranslatedField, 'figures'>;

export interface TranslationForm extends Record<TextName, string> {
  figures: TranslatedFigure[];
  same: TranslatedField[];
  leaveOut: TranslatedField[];
  /** Filled by a machine, and not checked yet. Nothing is saved with such a field. */
  proposed: TranslatedField[];
  /** `machine` once a proposal was taken over. */
  origin: string;
}

export const textNames = translatedFields.filter((name) => name !== 'figures') as TextName[];

export function originalTexts(reference: Reference): OriginalTexts {
  const values = fieldsOf(reference);
  return Object.fromEntries(
    translatedFields.flatMap((name) => (values[name]?.length ? [[name, values[name]]] : [])),
  );
}

const wordsOf = (figures: readonly KeyFigure[] = []) =>
  figures.map(({ unit = '', label }): TranslatedFigure => ({ unit, label }));

/** Only the words of key figures count, because the value is the original's. */
export function changedFields(before: OriginalTexts, after: OriginalTexts): TranslatedField[] {
  const told = ({ figures, ...texts }: OriginalTexts, name: TranslatedField) =>
    name === 'figures' ? JSON.stringify(wordsOf(figures)) : (texts[name] ?? '');
  return translatedFields.filter((name) => told(before, name) !== told(after, name));
}

/** Fields that the original fills, or filled when it was translated. */
export const shownFields = (present: OriginalTexts, before: OriginalTexts = {}): TranslatedField[] =>
  translatedFields.filter((name) => present[name] ?? before[name]);

export const formOf = (
  present: OriginalTexts,
  { fields, same, leaveOut, basedOn }: Pick<Translation, 'fields' | 'same' | 'leaveOut' | 'basedOn'>,
): TranslationForm => ({
  ...(Object.fromEntries(textNames.map((name) => [name, fields[name] ?? ''])) as Record<TextName, string>),
  figures: moved(fields.figures ?? [], basedOn.fields.figures, present.figures),
  same,
  leaveOut,
  proposed: [],
  origin: '',
});

export const emptyForm = (present: OriginalTexts): TranslationForm =>
  formOf(present, { fields: {}, same: [], leaveOut: [], basedOn: { version: 0, fields: {} } });

/** Translated figures follow the original's, which may have been sorted, added or removed since. */
function moved(
  figures: readonly TranslatedFigure[],
  from: readonly KeyFigure[] = [],
  to: readonly KeyFigure[] = [],
): TranslatedFigure[] {
  return to.map(({ unit, label }) => {
    const at = from.findIndex((figure) => figure.unit === unit && figure.label === label);
    return { unit: figures[at]?.unit ?? '', label: figures[at]?.label ?? '' };
  });
}

type Body = Omit<Sent<typeof translationRoutes.saveTranslation>, 'id' | 'language'>;

interface Save {
  form: TranslationForm;
  present: OriginalTexts;
  presentVersion: number;
  saved: Translation | undefined;
  isUpToDate: boolean;
}

export function bodyOf({ form, present, presentVersion, saved, isUpToDate }: Save): Body {
  const { same, leaveOut, figures, proposed: _checked, origin, ...texts } = form;
  const basedOn = saved?.basedOn;
  const isFromPresent = isUpToDate || !basedOn || hasNewFigure(form, present, basedOn.fields);
  const to = isFromPresent ? present.figures : basedOn.fields.figures;
  return {
    fields: { ...texts, ...(to && { figures: moved(figures, present.figures, to) }) },
    same,
    leaveOut: leaveOut.filter((name) => name !== 'title'),
    ...(origin === 'machine' && { origin }),
    originalVersion: isFromPresent ? presentVersion : basedOn.version,
  };
}

/** Words for a figure that the original did not have can only be made from the present version. */
function hasNewFigure({ figures }: TranslationForm, present: OriginalTexts, before: OriginalTexts): boolean {
  const kept = moved(moved(figures, present.figures, before.figures), before.figures, present.figures);
  return figures.some(({ label }, at) => label !== '' && kept[at]?.label !== label);
}

/** Fields that keep a translation from being ready. */
export function missingFields(form: TranslationForm, original: OriginalTexts): TranslatedField[] {
  return shownFields(original).filter((name) => {
    if (form.same.includes(name) || form.leaveOut.includes(name)) return false;
    if (name !== 'figures') return form[name].trim() === '';
    return (original.figures ?? []).some(
      ({ unit }, at) => !form.figures[at]?.label.trim() || (unit && !form.figures[at]?.unit?.trim()),
    );
  });
}

export function checkForm(form: TranslationForm): Partial<Record<TextName, string>> {
  const wrong = textNames.flatMap((name) => {
    const issue = form[name] && writtenField(referenceFields[name]).safeParse(form[name]).error?.issues[0];
    return issue ? [[name, issue.message]] : [];
  });
  return Object.fromEntries(wrong);
}

/** The card in the language of the form: what is not translated yet is left blank, because languages are never mixed. */
export function translatedCard(card: CardContent, form: TranslationForm): CardContent {
  const shown = (name: TranslatedField) => {
    if (form.same.includes(name)) return card[name];
    if (form.leaveOut.includes(name)) return undefined;
    if (name !== 'figures') return form[name] || undefined;
    return card.figures?.flatMap(({ value }, at) => {
      const { unit, label = '' } = form.figures[at] ?? {};
      return label ? [{ value, unit, label }] : [];
    });
  };
  return {
    ...card,
    ...Object.fromEntries(translatedFields.map((name) => [name, shown(name)])),
    title: (shown('title') as string | undefined) ?? '',
  };
}
