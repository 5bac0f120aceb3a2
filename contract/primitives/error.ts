import * as z from 'zod/mini';
import { formMistake } from '../form/mistake.ts';
import { channels, subjects } from '../rules/choices.ts';

export const errorStatus = {
  VALIDATION_FAILED: 400,
  MALFORMED_JSON: 400,
  CAPTCHA_FAILED: 400,
  SIGNATURE_INVALID: 400,
  WRONG_PASSWORD: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** The password was entered too long ago for this call. */
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
  TENDER_LIMIT: 409,
  NEED_LIMIT: 409,
  PICK_LIMIT: 409,
  DISPATCH_LIMIT: 409,
  FORM_LIMIT: 409,
  /** Placeholders of the form have to be mended first. */
  FORM_HAS_ERRORS: 409,
  PERMISSION_LIMIT: 409,
  /** The customer refused or withdrew this. */
  PERMISSION_CLOSED: 409,
  PERMISSION_REQUIRED: 409,
  APPROVAL_LIMIT: 409,
  MEMBER_LIMIT: 409,
  NOT_PUBLISHED: 409,
  EXTERNAL_ID_TAKEN: 409,
  SLUG_TAKEN: 409,
  SLUG_LIMIT: 409,
  LANGUAGE_NOT_CHOSEN: 409,
  TRANSLATION_INCOMPLETE: 409,
  /** The operator has not switched machine proposals on. */
  TRANSLATION_OFF: 409,
  CUSTOMER_IN_USE: 409,
  ASSET_IN_USE: 409,
  EXPORT_RUNNING: 409,
  IMPORT_RUNNING: 409,
  REFERENCE_IN_TENDER: 409,
  /** Only a finished document for tenders can be sent. */
  DOCUMENT_NOT_READY: 409,
  /** A reference that was chosen is deleted. */
  REFERENCE_GONE: 409,
  ALREADY_MEMBER: 409,
  LAST_OWNER: 409,
  ALREADY_SUBSCRIBED: 409,
  NO_SUBSCRIPTION: 409,
  GONE: 410,
  INVITATION_EXPIRED: 410,
  INVITATION_REVOKED: 410,
  INVITATION_USED: 410,
  LINK_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  IDEMPOTENCY_KEY_REUSED: 422,
  WEBSITE_UNREADABLE: 422,
  /** TED has no such notice, or no XML of it. */
  NOTICE_UNREADABLE: 422,
  FORM_UNREADABLE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  BUSY: 503,
  NOTICE_UNREACHABLE: 503,
  PAYMENTS_UNAVAILABLE: 503,
  TRANSLATION_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const closedPart = z.object({
  subject: z.enum(subjects),
  channel: z.enum(channels),
  state: z.enum(['declined', 'withdrawn']),
  at: z.string(),
  by: z.optional(z.string()),
});

/** `id` and `name` are the organization's for branding, and the customer's for a permission. */
export const assetUse = z.object({
  type: z.enum(['reference', 'customer', 'branding', 'permission']),
  id: z.string(),
  name: z.string(),
});
export type AssetUse = z.output<typeof assetUse>;

/** `Error` and `error` carry the same text because clients read either spelling. */
export const errorBody = z.object({
  Error: z.string(),
  error: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  requestId: z.string(),
  /** For VALIDATION_FAILED and TRANSLATION_INCOMPLETE: the message for each field, by its path ("fields.title"). */
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
  /** For LAST_OWNER on account deletion: the organizations to hand over or delete first. */
  organizations: z.optional(z.array(z.object({ organizationId: z.string(), name: z.string() }))),
  /** For PERMISSION_REQUIRED on settings: up to fifty public references without the customer's permission; on a tender: those of its documents. For one of several that a mail asks about: which it is. */
  references: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
  /** For REFERENCE_IN_TENDER: the tenders in preparation that need it. */
  tenders: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
  /** For PERMISSION_REQUIRED and PERMISSION_CLOSED on a reference: the subjects and channels that are not allowed. */
  missing: z.optional(z.array(z.object({ subject: z.enum(subjects), channel: z.enum(channels) }))),
  /** For PERMISSION_CLOSED: the parts that the customer refused or withdrew, by whom and when. */
  closed: z.optional(z.array(closedPart)),
  usedBy: z.optional(z.array(assetUse)),
  /** For FORM_HAS_ERRORS: what has to be mended, with its place. */
  mistakes: z.optional(z.array(formMistake)),
});

export type ErrorBody = z.output<typeof errorBody>;

export type ErrorDetails = Omit<ErrorBody, 'Error' | 'error' | 'code' | 'requestId'>;
