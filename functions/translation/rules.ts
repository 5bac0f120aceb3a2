import { translatedFields, type TranslatedField } from '#contract/reference/field-values';
import { picturesOf } from '#contract/reference/story-pictures';
import type {
  OriginalTexts,
  Translation,
  TranslatedFigure,
  translationRoutes,
} from '#contract/resources/translation';
import type { Input } from '#contract/primitives/route';
import { originalTexts } from './store.ts';
import type { ReferenceItem } from '../reference/store.ts';
import { AppError } from '../shared/errors/app-error.ts';

type Written = Omit<Input<typeof translationRoutes.saveTranslation>, 'id' | 'language'>;

interface Change {
  reference: ReferenceItem;
  language: string;
  before: Translation | undefined;
  input: Written;
  /** The texts that a file was made from. */
  basedOn?: Translation['basedOn'];
}

export function changedTranslation(
  { reference, language, before, input, basedOn: known }: Change,
  { userId, now }: { userId: string; now: Date },
): Translation {
  const { version: _seen, originalVersion = reference.version, fields, ...changes } = input;
  const present = { version: reference.version, fields: originalTexts(reference) };
  const basedOn = known ?? (before?.basedOn.version === originalVersion ? before.basedOn : present);
  const at = now.toISOString();
  const moved = before && { ...before.fields, figures: movedFigures(before, basedOn.fields.figures) };
  const after: Translation = {
    createdAt: at,
    createdBy: userId,
    status: 'Draft',
    same: [],
    leaveOut: [],
    origin: 'written',
    ...before,
    ...changes,
    fields: { ...moved, ...fields },
    referenceId: reference.id,
    language,
    basedOn,
    version: (before?.version ?? 0) + 1,
    updatedAt: at,
    updatedBy: userId,
  };
  const refused = refusedFields(after);
  if (Object.keys(refused).length > 0)
    throw new AppError('VALIDATION_FAILED', Object.values(refused)[0], { fields: refused });
  return after;
}

/** A key figure keeps its translation when the original's are counted or sorted anew. */
export function movedFigures({ fields, basedOn }: Translation, present: OriginalTexts['figures']) {
  if (!fields.figures || !present) return fields.figures;
  return present.map(({ unit, label }): TranslatedFigure => {
    const index = (basedOn.fields.figures ?? []).findIndex((old) => old.label === label && old.unit === unit);
    return fields.figures?.[index] ?? { label: '' };
  });
}

function refusedFields({ fields, same, leaveOut, basedOn }: Translation): Record<string, string> {
  const isForeign = hasForeignPicture(fields.longDescription ?? '', basedOn.fields.longDescription ?? '');
  const isTooMany = (fields.figures?.length ?? 0) > (basedOn.fields.figures?.length ?? 0);
  return {
    ...Object.fromEntries(
      same
        .filter((name) => leaveOut.includes(name))
        .map((name) => [`leaveOut.${name}`, 'A field is either the same as the original or left out']),
    ),
    ...(isForeign && { 'fields.longDescription': 'A translation shows no picture that the original lacks' }),
    ...(isTooMany && { 'fields.figures': 'A translation has no key figure that the original lacks' }),
  };
}

export function hasForeignPicture(text: string, original: string): boolean {
  const shown = new Set(picturesOf(original));
  return picturesOf(text).some((address) => !shown.has(address));
}

export function requireReady({ status, fields, same, leaveOut, basedOn }: Translation): void {
  if (status !== 'Ready') return;
  const isTold = (name: TranslatedField) => {
    if (same.includes(name) || leaveOut.includes(name)) return true;
    if (name !== 'figures') return Boolean(fields[name]);
    const written = fields.figures ?? [];
    return basedOn.fields.figures!.every(
      ({ unit }, at) => written[at]?.label && (!unit || written[at]?.unit),
    );
  };
  const missing = translatedFields.filter((name) => basedOn.fields[name] !== undefined && !isTold(name));
  if (missing.length === 0) return;
  throw new AppError('TRANSLATION_INCOMPLETE', undefined, {
    fields: Object.fromEntries(
      missing.map((name) => [`fields.${name}`, 'Translate it, keep it or leave it out']),
    ),
  });
}
