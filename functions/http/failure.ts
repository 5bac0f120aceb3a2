import { errorStatus, type ErrorBody, type ErrorCode } from '#contract/error';
import { texts } from '#contract/text';

/** What an operation throws. The text is for the user; without one the code's own text is shown. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Pick<ErrorBody, 'fields' | 'current'>;

  constructor(
    code: ErrorCode,
    message = defaultTexts[code],
    details: Pick<ErrorBody, 'fields' | 'current'> = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** Somebody else changed what a decision was based on. Decide again; only after several tries the caller hears of it. */
export class RaceLost extends AppError {
  constructor() {
    super('BUSY');
    this.name = 'RaceLost';
  }
}

const defaultTexts: Record<ErrorCode, string> = {
  VALIDATION_FAILED: 'The request is not valid',
  MALFORMED_JSON: 'The request body must be valid JSON',
  UNAUTHENTICATED: 'Please sign in',
  FORBIDDEN: 'Your role does not allow this',
  NOT_FOUND: 'Not found',
  VERSION_CONFLICT: 'Somebody else has changed this in the meantime',
  INVALID_TRANSITION: 'This change of status is not possible',
  ORGANIZATION_LIMIT: texts.organizationLimit,
  PLAN_LIMIT: 'The limit of your plan is reached',
  CUSTOMER_IN_USE: 'This customer still has references',
  PAYLOAD_TOO_LARGE: 'The request body must not be larger than 256 KB',
  INTERNAL: 'Something went wrong. Please try again.',
  BUSY: 'Too much is happening at once. Please try again in a moment.',
};

// DynamoDB's own words for "not now".
const busyErrors = new Set([
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

/** The one map from what was thrown to what is answered. An unknown error says nothing but the request id. */
export function failure(error: unknown, requestId: string): Failure {
  const known = toAppError(error);
  return {
    status: errorStatus[known.code],
    headers: known.code === 'BUSY' ? { 'retry-after': '1' } : {},
    body: { Error: known.message, error: known.message, code: known.code, requestId, ...known.details },
  };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const name = error instanceof Error ? error.name : '';
  return new AppError(busyErrors.has(name) ? 'BUSY' : 'INTERNAL');
}
