import * as words from '#words/record-editor';
import { isApiError } from '../lib/api/api-error.ts';
import type { RecordKind, SaveFailure } from './record-kind.ts';

type FailureTexts<Values extends object> = Pick<
  RecordKind<Values, never>,
  'called' | 'saveFailed' | 'fieldsOf'
>;

export function saveFailure<Values extends object>(
  error: unknown,
  { called, saveFailed, fieldsOf }: FailureTexts<Values>,
  creating: boolean,
  sent: Values,
): SaveFailure<Values> {
  const unknown = saveFailed(creating);
  if (!isApiError(error)) return { message: unknown, fields: {}, next: 'retry' };
  if (error.code === 'NOT_FOUND' && !creating)
    return { message: words.deleted(called), fields: {}, next: 'recreate' };
  return {
    message: error.spoken ? error.message : unknown,
    fields: fieldsOf(error.fields, sent),
    next: nextStep(error.status, error.code),
  };
}

function nextStep(status: number, code: string | undefined): SaveFailure<object>['next'] {
  if (code === 'PLAN_LIMIT') return 'makeRoom';
  if (code === 'PERMISSION_REQUIRED') return 'askApproval';
  if (code === 'PERMISSION_CLOSED') return 'refused';
  return status === 0 || status === 401 || status === 429 || status >= 500 ? 'retry' : undefined;
}

/** True if the save may have succeeded although its response is missing. */
export const isWithoutResponse = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);
