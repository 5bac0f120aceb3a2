import { referenceFields, type ReferenceField } from '#contract/reference/fields';
import type { TextFieldName } from '#contract/reference/field-values';
import { language } from '#words/language';

export function roomIn(name: TextFieldName, length: number): string | undefined {
  const { max } = referenceFields[name] as ReferenceField & { max: number };
  return length > 0 ? `${length.toLocaleString(language)} / ${max.toLocaleString(language)}` : undefined;
}
