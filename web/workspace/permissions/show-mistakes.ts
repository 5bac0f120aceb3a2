import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { isApiError } from '../lib/api/api-client.ts';

/** Shows validation messages at their fields and focuses the first one. */
export function showMistakes<Form extends FieldValues>(
  setError: UseFormSetError<Form>,
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): void {
  for (const { path, message } of issues.toReversed())
    setError(path[0] as Path<Form>, { message }, { shouldFocus: true });
}

/** Shows the server's field messages at the fields that the form has. */
export function showRefused<Form extends FieldValues>(
  setError: UseFormSetError<Form>,
  error: unknown,
  values: Form,
): void {
  for (const [path, message] of isApiError(error) ? Object.entries(error.fields) : []) {
    const [field = path] = path.split('.');
    if (field in values) setError(field as Path<Form>, { message }, { shouldFocus: true });
  }
}
