import * as z from 'zod/mini';

export const tableKeys = { partition: 'pk', sort: 'sk', expiry: 'expiresAt' } as const;

export const scopes = {
  organization: 'ORG#',
  user: 'USER#',
  /** The unauthenticated function may read only this. */
  public: 'PUB#',
  /** The unauthenticated function may write no other data of a tenant. */
  statistics: 'STAT#',
  counted: 'COUNTED#',
  salt: 'SALT#',
  /** The function of `/approve` may write only this. The keys are hashes of links. */
  approval: 'APPROVAL#',
  /** The function of `/proof` may write only this. The keys are hashes of tokens. */
  proof: 'PROOF#',
  audit: 'AUDIT#',
  invitee: 'INVITEE#',
  scheduled: 'JOB#',
  /** The table's stream hands these to the function that sends. */
  mail: 'MAIL#',
  contact: 'CONTACT#',
  subscriber: 'SUBSCRIBER#',
  stripe: 'STRIPE#',
  secret: 'SECRET#',
  idempotency: 'IDEMPOTENCY#',
  captcha: 'CAPTCHA#',
  rate: 'RATE#',
} as const;

/** The stream invalidates the edge when this row changes. */
export const publicPageItem = 'PAGE';

export const tableEnvironment = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** In ms. Only a developer's machine sets it, where the table shares its processors. */
  TABLE_ATTEMPT_MS: z.optional(z.string()),
});

/** The function that makes documents may write these pages and no buyer's. */
export const documentProofs = `${scopes.proof}DOC#`;

export const answersPartition = `${scopes.approval}ANSWERS`;

export type ScheduledJob =
  | 'upload'
  | 'document'
  | 'export'
  | 'import'
  | 'release'
  | 'purge'
  | 'erase'
  | 'roll-up'
  | 'withdraw'
  | 'permission'
  | 'recall'
  | 'approval'
  | 'mail';

export const scheduledPartition = (job: ScheduledJob): string => scopes.scheduled + job;

/** Each kind of file is signed with a key of its own: whoever makes archives must not sign what a buyer trusts. */
export type SigningKey = 'proof' | 'archive';

export const signingKeysPartition = (of: SigningKey): string => `${scopes.proof}KEYS#${of}`;
