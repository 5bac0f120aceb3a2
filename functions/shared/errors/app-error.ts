import type { ErrorCode, ErrorDetails } from '#contract/primitives/error';
import { formLimits } from '#contract/form/limits';
import { limits } from '#contract/rules/limits';
import { tenderLimits } from '#contract/tender/limits';
import * as fixed from '#words/fixed';

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message = defaultTexts[code], details: ErrorDetails = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** The next window begins in `seconds`. */
export class RateLimited extends AppError {
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super('RATE_LIMITED', message);
    this.seconds = seconds;
  }
}

/** The operation is retried; in the end the caller gets VERSION_CONFLICT, with the current record if that changed. */
export class RaceLost extends AppError {
  constructor(changed?: Pick<ErrorDetails, 'current'>) {
    super(changed ? 'VERSION_CONFLICT' : 'BUSY', undefined, changed);
    this.name = 'RaceLost';
  }
}

/** The caller has an alternative to waiting for the other transaction. */
export class TransactionsMet extends RaceLost {}

export class TimeUp extends AppError {
  constructor() {
    super('BUSY');
    this.name = 'TimeUp';
  }
}

const defaultTexts: Record<ErrorCode, string> = {
  VALIDATION_FAILED: 'The request is not valid',
  MALFORMED_JSON: 'The request body must be valid JSON',
  UNAUTHENTICATED: 'Please sign in',
  FORBIDDEN: 'Your role does not allow this',
  REAUTHENTICATION_REQUIRED: 'Please enter your password again',
  WRONG_PASSWORD: 'The current password is wrong.',
  NOT_FOUND: 'Not found',
  SIGNATURE_INVALID: 'The signature does not match',
  ALREADY_SUBSCRIBED: 'There is a subscription already. Change its plan in the billing portal.',
  NO_SUBSCRIPTION: 'There is no subscription yet. Choose a plan first.',
  PAYMENTS_UNAVAILABLE: 'Payments are not available right now. Please try again in a moment.',
  CAPTCHA_FAILED: 'The captcha could not be checked. Please solve it again.',
  VERSION_CONFLICT: 'Somebody else has changed this in the meantime',
  INVALID_TRANSITION: 'This change of status is not possible',
  ORGANIZATION_LIMIT: fixed.organizationLimit,
  PLAN_LIMIT: 'The limit of your plan is reached',
  STORAGE_LIMIT: 'There is not enough storage left for this file',
  UPLOAD_LIMIT: 'Too many uploads are under way. Wait until some have finished.',
  COLLECTION_LIMIT: `An organization can have at most ${limits.collections} collections`,
  CONTACT_LIMIT: `A customer can have at most ${limits.contacts} contacts`,
  TENDER_LIMIT: `An organization can have at most ${tenderLimits.tenders} tenders`,
  NEED_LIMIT: `A tender can have at most ${tenderLimits.needs} requirements`,
  PICK_LIMIT: `A tender can have at most ${tenderLimits.picks} references`,
  DISPATCH_LIMIT: `A tender can have at most ${tenderLimits.dispatches} dispatches`,
  FORM_LIMIT: `An organization can have at most ${formLimits.forms} forms`,
  FORM_HAS_ERRORS: 'This form has mistakes. Mend them in Word and upload it again.',
  FORM_UNREADABLE: 'This file cannot be a form',
  PERMISSION_LIMIT: `A customer can have at most ${limits.permissionEntries} entries of permissions`,
  PERMISSION_CLOSED: 'The customer refused this. Only a newer permission changes that.',
  PERMISSION_REQUIRED: 'The customer has not allowed this yet',
  APPROVAL_LIMIT: 'This contact was asked often lately. Your organization allows no further request for now.',
  MEMBER_LIMIT: `An organization can have at most ${limits.members} members`,
  NOT_PUBLISHED: 'A reference gets its address when it is published',
  EXTERNAL_ID_TAKEN: 'Another reference has this project number.',
  SLUG_TAKEN: 'This address is taken. Choose another one.',
  SLUG_LIMIT: `An address can be changed at most ${limits.slugs - 1} times, because each one keeps working`,
  LANGUAGE_NOT_CHOSEN: 'Your organization has not chosen this language for its translations',
  TRANSLATION_INCOMPLETE:
    'A translation is ready once each text of the original is translated, kept or left out',
  TRANSLATION_OFF: 'Machine translation is not switched on',
  TRANSLATION_UNAVAILABLE: 'The machine cannot translate right now. Please try again in a moment.',
  WEBSITE_UNREADABLE: 'This website could not be read',
  NOTICE_UNREADABLE: 'TED has no notice with this number that can be read',
  NOTICE_UNREACHABLE: 'TED does not give the notice. Try again in a moment, or open its XML file here.',
  CUSTOMER_IN_USE: 'This customer still has references',
  ASSET_IN_USE: 'This file is still in use',
  EXPORT_RUNNING: 'An archive is being made already',
  IMPORT_RUNNING: 'References are being brought in already. Please wait until it is done.',
  REFERENCE_IN_TENDER: 'A tender in preparation needs this reference. Remove it there first.',
  DOCUMENT_NOT_READY: 'This document is not ready, or was not made for this tender. Make it again.',
  REFERENCE_GONE: 'This reference does not exist any more',
  ALREADY_MEMBER: 'This person is already a member',
  LAST_OWNER: 'An organization needs at least one owner',
  GONE: 'This is no longer public',
  INVITATION_EXPIRED: 'This invitation has expired. Ask for a new one.',
  INVITATION_REVOKED: 'This invitation was withdrawn',
  INVITATION_USED: 'This invitation was already used',
  LINK_EXPIRED: 'This link is not valid any more',
  PAYLOAD_TOO_LARGE: 'The request body must not be larger than 256 KB',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used for a different request',
  RATE_LIMITED: 'Too many requests. Please try again later.',
  INTERNAL: 'Something went wrong. Please try again.',
  BUSY: 'Too much is happening at once. Please try again in a moment.',
};
