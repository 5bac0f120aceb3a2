import * as z from 'zod/mini';

/** The one table, as infra makes it and the functions use it. */
export const tableKeys = { partition: 'pk', sort: 'sk', expiry: 'expiresAt' } as const;

/** The scopes that a partition key starts with. A key never crosses from one scope into another. */
export const scopes = {
  organization: 'ORG#',
  user: 'USER#',
  /** The public projection: all that the unauthenticated function may read. */
  public: 'PUB#',
  /**
   * Visit counters, one partition per organization. Of a tenant's data, the unauthenticated function writes
   * only this.
   */
  statistics: 'STAT#',
  /** Short-lived: batches of events and visitors that were counted. */
  counted: 'COUNTED#',
  /** The daily salts for visitor hashes, which expire. */
  salt: 'SALT#',
  /** Requests for approval as their contacts see them, by the hash of their link: all that the function of `/approve` may write. */
  approval: 'APPROVAL#',
  audit: 'AUDIT#',
  /** Invitations, from the side of the invited address. */
  invitee: 'INVITEE#',
  /** Work of scheduled jobs, sorted by time. */
  scheduled: 'JOB#',
  /** Mails to be sent; the table's stream hands them to the function that sends. */
  mail: 'MAIL#',
  /** Messages of the contact form, one partition a month. */
  contact: 'CONTACT#',
  /** Subscribers of the newsletter. */
  subscriber: 'SUBSCRIBER#',
  /** Stripe's customers, to find the organization of one; and its events that were worked on, short-lived. */
  stripe: 'STRIPE#',
  secret: 'SECRET#',
  /** Short-lived: responses to calls with an Idempotency-Key, solved captchas, rate limits. */
  idempotency: 'IDEMPOTENCY#',
  captcha: 'CAPTCHA#',
  rate: 'RATE#',
} as const;

/** The row of a public page. The stream invalidates the edge when it changes. */
export const publicPageItem = 'PAGE';

/** The environment of functions that use the table. */
export const tableEnvironment = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** How long one attempt may take, in ms: only where the table shares its processors with everything else, on a developer's machine. */
  TABLE_ATTEMPT_MS: z.optional(z.string()),
});

/** Contacts' responses that are not in the ledger yet. A stream consumer handles each. */
export const answersPartition = `${scopes.approval}ANSWERS`;

/** Jobs that find what is scheduled without looking at every tenant. */
export type ScheduledJob =
  | 'upload'
  | 'release'
  | 'purge'
  | 'erase'
  | 'roll-up'
  | 'withdraw'
  | 'permission'
  | 'approval';

/** The partition of what one job has to do. */
export const scheduledPartition = (job: ScheduledJob): string => scopes.scheduled + job;
