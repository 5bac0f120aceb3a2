import { errorStatus, type ErrorBody, type ErrorCode } from '#contract/primitives/error';
import { AppError, RateLimited } from '../errors/app-error.ts';

const busyErrors = new Set([
  'TimeoutError',
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'TransactionInProgressException',
]);

export interface Failure {
  status: number;
  headers: Record<string, string>;
  body: ErrorBody;
}

/** An unknown error reveals only the request id. */
export function failure(error: unknown, requestId: string): Failure {
  const known = toAppError(error);
  return {
    status: errorStatus[known.code],
    headers: retryAfter(known),
    body: { Error: known.message, error: known.message, code: known.code, requestId, ...known.details },
  };
}

const retryable = new Set<ErrorCode>(['BUSY', 'PAYMENTS_UNAVAILABLE', 'TRANSLATION_UNAVAILABLE']);

function retryAfter(error: AppError): Record<string, string> {
  if (error instanceof RateLimited) return { 'retry-after': String(error.seconds) };
  return retryable.has(error.code) ? { 'retry-after': '1' } : {};
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const name = error instanceof Error ? error.name : '';
  return new AppError(busyErrors.has(name) ? 'BUSY' : 'INTERNAL');
}
