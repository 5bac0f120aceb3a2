import { texts as fixed } from '#contract/text';
import { isApiError } from '../../../lib/api-client.ts';
import { fieldAt, type FormField, type ReferenceForm } from '../reference-form.ts';
import { texts } from './texts.ts';

export interface SaveFailure {
  message: string;
  fields: Partial<Record<FormField, string>>;
  /** What can be done about it, where it is not a field that has to change. */
  next?: 'retry' | 'recreate' | 'makeRoom';
}

/** Section 8: the server's own text, else the text for a failed save; silence has its own text. */
export function saveFailure(error: unknown, creating: boolean, sent?: ReferenceForm): SaveFailure {
  const unknown = creating ? fixed.referenceCreateFailed : texts.editor.saveFailedUnknown;
  if (!isApiError(error)) return { message: unknown, fields: {}, next: 'retry' };
  if (error.code === 'NOT_FOUND' && !creating)
    return { message: texts.editor.deletedMeanwhile, fields: {}, next: 'recreate' };
  const spoken = error.status === 0 || error.code !== undefined;
  const fields = fieldsOf(error.fields);
  // It was one of the customers on offer, so somebody has deleted it since.
  if (fields.customerId && sent?.customerId) fields.customerId = texts.customer.deletedMeanwhile;
  return { message: spoken ? error.message : unknown, fields, next: nextStep(error.status, error.code) };
}

function nextStep(status: number, code: string | undefined): SaveFailure['next'] {
  if (code === 'PLAN_LIMIT') return 'makeRoom';
  return status === 0 || status === 401 || status === 429 || status >= 500 ? 'retry' : undefined;
}

/** Whether the save may have had its effect all the same. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);

function fieldsOf(complaints: Readonly<Record<string, string>>): SaveFailure['fields'] {
  const found = Object.entries(complaints).map(([path, message]) => [fieldAt(path), message] as const);
  return Object.fromEntries(found.filter(([field]) => field !== undefined));
}
