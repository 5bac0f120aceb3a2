import * as z from 'zod/mini';
import { channels, subjects } from '../rules/choices.ts';

/** Every error a caller can meet, with its HTTP status. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  MALFORMED_JSON: 400,
  CAPTCHA_FAILED: 400,
  SIGNATURE_INVALID: 400,
  WRONG_PASSWORD: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** Signed in, but the password was entered too long ago for this. */
  REAUTHENTICATION_REQUIRED: 403,
  NOT_FOUND: 404,
  VERSION_CONFLICT: 409,
  INVALID_TRANSITION: 409,
  ORGANIZATION_LIMIT: 409,
  PLAN_LIMIT: 409,
  STORAGE_LIMIT: 409,
  UPLOAD_LIMIT: 409,
  COLLECTION_LIMIT: 409,
  CONTACT_LIMIT: 409,
  PERMISSION_LIMIT: 409,
  /** The customer withdrew while this was being published. */
  PERMISSION_WITHDRAWN: 409,
  /** Under the policy `require`: the customer has not allowed this. */
  PERMISSION_REQUIRED: 409,
  /** A contact was asked for approval as often as the organization allows. */
  APPROVAL_LIMIT: 409,
  MEMBER_LIMIT: 409,
  NOT_PUBLISHED: 409,
  SLUG_TAKEN: 409,
  SLUG_LIMIT: 409,
  CUSTOMER_IN_USE: 409,
  ASSET_IN_USE: 409,
  ALREADY_MEMBER: 409,
  LAST_OWNER: 409,
  ALREADY_SUBSCRIBED: 409,
  NO_SUBSCRIPTION: 409,
  /** It was public, and is not any more. */
  GONE: 410,
  INVITATION_EXPIRED: 410,
  INVITATION_REVOKED: 410,
  INVITATION_USED: 410,
  LINK_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  IDEMPOTENCY_KEY_REUSED: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  BUSY: 503,
  /** Stripe does not respond, or is not set up. */
  PAYMENTS_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Where an asset is used; the id and name of branding are the organization's, those of a permission its customer's. */
export const assetUse = z.object({
  type: z.enum(['reference', 'customer', 'branding', 'permission']),
  id: z.string(),
  name: z.string(),
});
export type AssetUse = z.output<typeof assetUse>;

/** What every failed call returns. `Error` and `error` carry the same text: both spellings are in use. */
export const errorBody = z.object({
  Error: z.string(),
  error: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
  /** For VALIDATION_FAILED: what is wrong with which field, by its path ("attributes.customerId"). */
  fields: z.optional(z.record(z.string(), z.string())),
  /** For VERSION_CONFLICT: the record as it stands now. */
  current: z.optional(z.unknown()),
  /** For LAST_OWNER, when an account cannot be deleted: the organizations to hand over or delete first. */
  organizations: z.optional(z.array(z.object({ organizationId: z.string(), name: z.string() }))),
  /** For PERMISSION_REQUIRED, of settings: public references that their customers have not allowed; the first fifty. */
  references: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
  /** For PERMISSION_REQUIRED, of a reference: what of the customer is not allowed where. */
  missing: z.optional(z.array(z.object({ subject: z.enum(subjects), channel: z.enum(channels) }))),
  /** For ASSET_IN_USE: where it is used. */
  usedBy: z.optional(z.array(assetUse)),
});

export type ErrorBody = z.output<typeof errorBody>;

/** What an error says beyond its text. */
export type ErrorDetails = Omit<ErrorBody, 'Error' | 'error' | 'code' | 'requestId'>;
