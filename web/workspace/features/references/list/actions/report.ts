import type { Reference } from '#contract/resources/reference';
import { fieldNames, type FieldName } from '#contract/reference/field-values';
import * as words from '#words/reference-actions';
import { isApiError, messageOf } from '../../../../lib/api/api-error.ts';
import type { StatusChangeKind } from './status-changes.ts';

export type Work = StatusChangeKind | 'undo' | 'remove';

export interface Progress {
  work: Work;
  settled: number;
  total: number;
}

export interface Problem {
  reference: Reference;
  reason: string;
}

export interface Report {
  work: Work;
  problems: readonly Problem[];
  left: readonly Reference[];
  undo?: () => void;
}

export const namesOf = (fields: readonly FieldName[]): string =>
  fields.map((field) => fieldNames[field]).join(', ');

export function reasonOf(error: unknown): string {
  if (isApiError(error, 'VERSION_CONFLICT')) return words.changedByOther;
  if (isApiError(error, 'NOT_FOUND')) return words.gone;
  return messageOf(error);
}
