import { referenceRoutes } from '#contract/reference';
import { bodyOf, fieldAt, type FormField, type ReferenceForm } from './reference-form.ts';

/** What the contract's own schema says of the form: nothing about a field is said twice. */
export function checkReference(values: ReferenceForm): Partial<Record<FormField, string>> {
  const result = referenceRoutes.createReference.body.safeParse(bodyOf(values));
  const messages: Partial<Record<FormField, string>> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const field = fieldAt(path.join('.'));
    if (field) messages[field] ??= message;
  }
  return messages;
}
