/**
 * How long data is stored. The table, the bucket and the logs use these values, and the policies and
 * documents state them.
 */
export const retention = {
  /** The link of a canceled, lapsed or ended approval shows the outcome for this long. */
  approvalLinkDays: 90,
  /** Audit entries outlive their subjects. */
  auditDays: 400,
  /** The period of point-in-time recovery, DynamoDB's default. */
  backupDays: 35,
  contactDays: 365,
  deadLetterDays: 14,
  /** An ended invitation can be explained, sent again or revoked for this long. */
  endedInvitationDays: 30,
  /**
   * The marker of an erased profile outlives point-in-time recovery, so that a restored account is erased
   * again.
   */
  erasedProfileDays: 40,
  firewallLogDays: 30,
  /** A page that was taken down returns 410 for this long, and 404 afterwards. */
  goneDays: 90,
  idempotencyDays: 1,
  logDays: 90,
  newsletterLinkDays: 7,
  oldVersionDays: 30,
  outboxDays: 14,
  /** A deleted organization is purged after this time. */
  purgeDays: 30,
  /** Rejected uploads. */
  rejectedDays: 30,
  /** The record that a website's embed showed a reference, since the last view. */
  sightingDays: 400,
  /** Stripe retries an event for three days and shows it for thirty. */
  stripeEventDays: 35,
  /** Unfinished uploads, and their old versions after that. */
  uploadDays: 2,
  uploadVersionDays: 1,
  /** A browser that was offline may send its events hours later. */
  visitorDays: 3,
} as const;
