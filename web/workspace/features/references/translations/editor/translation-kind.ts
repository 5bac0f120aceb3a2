import type { OriginalTexts, TranslatedFigure, Translation } from '#contract/resources/translation';
import { translatedFields, type TranslatedField } from '#contract/reference/field-values';
import * as words from '#words/translations';
import type { RecordKind } from '../../../../record-editor/record-kind.ts';
import { namesOf } from '../../reference-form.ts';
import { checkForm, formOf, missingFields, type TranslationForm } from './translation-form.ts';

interface About {
  referenceId: string;
  language: string;
  present: OriginalTexts;
  record: Translation | undefined;
}

export const draftName = (referenceId: string, language: string) => `translation-${referenceId}-${language}`;

export const translationKind = ({
  referenceId,
  language,
  present,
  record,
}: About): RecordKind<TranslationForm, Translation> => ({
  noun: words.noun,
  called: words.called,
  draftName: () => draftName(referenceId, language),
  address: () => `/app/references/${referenceId}?language=${language}`,
  read: (saved) => formOf(present, saved),
  asSaved: (form) => ({ ...form, proposed: [], origin: '' }),
  readers: {
    figures: (stored) => (Array.isArray(stored) ? stored.filter(isFigure) : undefined),
  },
  check: checkForm,
  missing: (form, step) => {
    if (form.proposed.length > 0)
      return {
        message: words.proposalUnchecked(namesOf(form.proposed)),
        fields: Object.fromEntries(form.proposed.map((name) => [name, words.proposalUncheckedField])),
      };
    const isCurrent = step === 'current';
    if ((isCurrent ? record?.status : step) !== 'Ready') return undefined;
    const missing = missingFields(form, (!isCurrent && record?.basedOn.fields) || present);
    if (missing.length === 0) return undefined;
    return {
      message: words.missing(namesOf(missing)),
      fields: Object.fromEntries(missing.map((name) => [name, words.missingField])),
    };
  },
  fieldsOf: (messages) =>
    Object.fromEntries(
      Object.entries(messages).flatMap(([path, message]) => {
        const name = path.replace(/^fields\./, '').split('.')[0] as TranslatedField;
        return translatedFields.includes(name) ? [[name, message]] : [];
      }),
    ),
  saveFailed: () => words.saveFailed,
});

const isFigure = (item: unknown): item is TranslatedFigure =>
  typeof item === 'object' && item !== null && Object.values(item).every((part) => typeof part === 'string');
