import * as z from 'zod/mini';

/** Every error a caller can meet, with its HTTP status. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  MALFORMED_JSON: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  VERSION_CONFLICT: 409,
  INVALID_TRANSITION: 409,
  ORGANIZATION_LIMIT: 409,
  PLAN_LIMIT: 409,
  CUSTOMER_IN_USE: 409,
  PAYLOAD_TOO_LARGE: 413,
  INTERNAL: 500,
  BUSY: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What every failed call answers. `Error` and `error` carry the same text: both spellings are in use. */
export const errorBody = z.object({
  Error: z.string(),
  error: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
  /** For VALIDATION_FAILED: what is wrong with which field, by its path ("attributes.customerId"). */
  fields: z.optional(z.record(z.string(), z.string())),
  /** For VERSION_CONFLICT: the record as it stands now. */
  current: z.optional(z.unknown()),
});

export type ErrorBody = z.output<typeof errorBody>;
