import type { Route } from '#contract/primitives/route';
import { isApiError, type ApiError } from './api/api-error.ts';

/** For failures that only we can do something about: the user's screen stays as it is. Those of calls are logged already. */
export function log(what: string, error: unknown): void {
  if (isApiError(error)) return;
  // oxlint-disable-next-line no-console
  console.warn(`${what}:`, error);
}

/** Which call failed and how, once; nothing of what was sent or answered, and no id, which may tell whom it was about. */
export function logCall({ method, path }: Route, { status, code }: ApiError): void {
  // oxlint-disable-next-line no-console
  console.error(
    `${method} ${path} failed: ${status === 0 ? 'no response' : [status, code].join(' ').trim()}`,
  );
}
