/** How long what is stored: the table, the bucket and the logs forget by these, and policies and documents tell them. */
export const retention = {
  /** How long a link to a request for approval says how it ended, after it was canceled, has lapsed or the permission has. */
  approvalLinkDays: 90,
  /** Of an entry of the audit trail, which outlives what it tells of. */
  auditDays: 400,
  /** How far back the table can be restored: DynamoDB's own, unless it is told otherwise. */
  backupDays: 35,
  contactDays: 365,
  deadLetterDays: 14,
  /** An invitation that has ended is still known so long: to explain, to be sent again, to be revoked. */
  endedInvitationDays: 30,
  /** Longer than the table can be restored, so that a restored account can be found and erased again. */
  erasedProfileDays: 40,
  firewallLogDays: 30,
  /** How long what was public says so (410) before it is forgotten (404). */
  goneDays: 90,
  idempotencyDays: 1,
  logDays: 90,
  newsletterLinkDays: 7,
  oldVersionDays: 30,
  outboxDays: 14,
  /** How long an organization that was deleted is stored before it is purged. */
  purgeDays: 30,
  /** Of an upload that was refused. */
  rejectedDays: 30,
  /** That an embed of a website showed a reference, from the last time on. */
  sightingDays: 400,
  /** Stripe sends an event for three days and shows it for thirty. */
  stripeEventDays: 35,
  /** Of an upload that was never finished, and of its old version after that. */
  uploadDays: 2,
  uploadVersionDays: 1,
  /** A browser may try again for hours after it was offline. */
  visitorDays: 3,
} as const;
