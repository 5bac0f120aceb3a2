import type { FieldErrors } from 'react-hook-form';
import { referenceRoutes } from '#contract/reference';
import { bodyOf, fieldAt, type ReferenceForm } from './reference-form.ts';

/** What the contract's own schema says of the form: nothing about a field is said twice. */
export function checkReference(values: ReferenceForm): FieldErrors<ReferenceForm> {
  const result = referenceRoutes.createReference.body.safeParse(bodyOf(values));
  const errors: FieldErrors<ReferenceForm> = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const field = fieldAt(path.join('.'));
    if (field) errors[field] ??= { type: 'schema', message } as never;
  }
  return errors;
}
