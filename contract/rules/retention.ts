/** The table, the bucket, the logs and the documents use these values. */
export const retention = {
  /** The link shows the outcome of an ended approval for this long. */
  approvalLinkDays: 90,
  /** Audit entries outlive their subjects. */
  auditDays: 400,
  backupDays: 35,
  contactDays: 365,
  deadLetterDays: 14,
  documentDays: 30,
  /** The page of a document tells for so long whether it still holds, because the file may be with others. */
  documentProofDays: 400,
  endedInvitationDays: 30,
  exportDays: 7,
  /** Outlives point-in-time recovery, so that a restored account is erased again. */
  erasedProfileDays: 40,
  firewallLogDays: 30,
  /** An ended page of a buyer says so for this long. */
  endedProofDays: 90,
  /** A page taken down returns 410 for this long, then 404. */
  goneDays: 90,
  idempotencyDays: 1,
  /** What an import wrote and refused is told for this long. */
  importDays: 30,
  logDays: 90,
  newsletterLinkDays: 7,
  oldVersionDays: 30,
  outboxDays: 14,
  /** What a buyer's page says leaves so long after its last day, which ends late in the west. */
  provenDays: 2,
  purgeDays: 30,
  rejectedDays: 30,
  /** The time counts from the last view. */
  sightingDays: 400,
  /** Stripe retries an event for three days and shows it for thirty. */
  stripeEventDays: 35,
  /** A job that has not ended by itself after so long is left alone. */
  ticketDays: 2,
  uploadDays: 2,
  uploadVersionDays: 1,
  /** A browser that was offline may send its events hours later. */
  visitorDays: 3,
} as const;
