import type { Route } from '#contract/primitives/route';
import { isApiError, type ApiError } from './api/api-error.ts';

export function log(what: string, error: unknown): void {
  if (isApiError(error)) return;
  // oxlint-disable-next-line no-console
  console.warn(`${what}:`, error);
}

/** Logs method, path and error of a failed call, but no content and no ids, which may identify a person. */
export function logCall({ method, path }: Route, { status, code }: ApiError): void {
  // oxlint-disable-next-line no-console
  console.error(
    `${method} ${path} failed: ${status === 0 ? 'no response' : [status, code].join(' ').trim()}`,
  );
}
