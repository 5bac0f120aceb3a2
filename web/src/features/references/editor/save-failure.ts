import { texts as fixed } from '#contract/text';
import { isApiError } from '../../../lib/api-client.ts';
import { fieldAt, type FormField } from '../reference-form.ts';
import { texts } from '../texts.ts';

export interface SaveFailure {
  message: string;
  fields: Partial<Record<FormField, string>>;
}

/** Section 8: the server's own text, else the text for a failed save; silence has its own text. */
export function saveFailure(error: unknown, creating: boolean): SaveFailure {
  const unknown = creating ? fixed.referenceCreateFailed : texts.editor.saveFailedUnknown;
  if (!isApiError(error)) return { message: unknown, fields: {} };
  const spoken = error.status === 0 || error.code !== undefined;
  return { message: spoken ? error.message : unknown, fields: fieldsOf(error.fields) };
}

function fieldsOf(complaints: Readonly<Record<string, string>>): SaveFailure['fields'] {
  const found = Object.entries(complaints).map(([path, message]) => [fieldAt(path), message] as const);
  return Object.fromEntries(found.filter(([field]) => field !== undefined));
}
