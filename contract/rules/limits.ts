/** Limits of the business, and sizes that bound records and responses. Units are in the names. */
export const limits = {
  organizationsPerUser: 5,
  organizationRefreshMs: 60_000,
  /** Per organization. It bounds the queries over a team. */
  members: 200,
  invitationDays: 7,
  /** Per organization, and per person in all organizations. */
  invitationsPerHour: 30,
  /** Per receiving address, in all organizations. */
  invitationsPerAddressAndDay: 5,
  /** Per organization. Deleting a reference updates every collection that contains it in one transaction. */
  collections: 50,
  collectionItems: 500,
  /** Items per call. Each is a step of one transaction. */
  collectionItemsPerCall: 80,
  uploadsPerHour: 500,
  /** Unfinished uploads per organization. */
  pendingUploads: 20,
  imageBytes: 10 * 1024 * 1024,
  documentBytes: 25 * 1024 * 1024,
  imagePixels: 40_000_000,
  /** WebP itself allows 16,383 pixels. */
  imageSide: 16_000,
  uploadUrlSeconds: 300,
  /** The lifetime of the cookies with which a member's browser reads private files. */
  fileAccessMinutes: 60,
  /** Screens stored in the browser are deleted this long after the last visit. */
  lastSeenDays: 7,
  /** An unfinished upload releases its reserved storage after this time. */
  uploadMinutes: 15,
  /** The interval of the job that ends abandoned uploads and removals. */
  sweepMinutes: 5,
  /** A file is rejected when its processing has failed to finish this often. */
  uploadAttempts: 3,
  /** The lease exceeds the longest run of any function that processes uploads. */
  uploadLeaseMinutes: 6,
  captchaSeconds: 600,
  /** The number of hash derivations that a captcha costs lies in this range. */
  captchaWork: { from: 1_500, to: 3_000 },
  exportsPerHour: 5,
  /** Records and activities per export. Long names reduce the number so that the export fits one response. */
  exportedRecords: 5_000,
  /** Per sending network address. */
  contactMessagesPerHour: 5,
  /** Per receiving address. */
  newsletterMailsPerDay: 3,
  /** Events of one visit per call. */
  eventsPerBatch: 50,
  /** Counted calls per visitor. */
  eventBatchesPerMinute: 60,
  /**
   * Visitors per network address and organization. Offices have fewer kinds of browsers, while an attacker
   * could invent any number.
   */
  visitorsPerAddressAndDay: 40,
  /** Hosts counted separately per day. Later ones are counted as "other". */
  referrersPerDay: 50,
  /** The longest period of one report. */
  analyticsDays: 366,
  /** Origins per organization. The list travels in a response header. */
  embedOrigins: 50,
  originLength: 100,
  /** Cards per page of a reference page. */
  cardsPerPage: 24,
  /**
   * Values per filter on a reference page, the most frequent first. Cards can have ten thousand different
   * tags.
   */
  facetOptions: 200,
  /** The trial of the popular plan. */
  trialDays: 14,
  /** The plan's limits stay for this long after a failed payment. */
  graceDays: 14,
  /** The largest age, or clock skew, of a signature. */
  signatureSeconds: 300,
  /** Invoices on the billing page. */
  invoices: 24,
  /** Larger request bodies get 413. */
  bodyBytes: 256 * 1024,
  /** Fields named in one validation error, and characters shown of each name. */
  namedFields: 50,
  fieldNameLength: 100,
  pageSize: 200,
  /** The policy demands length instead of character classes (OWASP ASVS 6.2.1 and 6.2.5). */
  passwordLength: 12,
  /** The maximum of the sign-in service. */
  longestPassword: 256,
  /** A password entered within this time allows changing or deleting the account. */
  recentSignInSeconds: 300,
  nameLength: 200,
  slugLength: 60,
  /** Slugs per organization and per reference, including former ones, which keep forwarding. */
  slugs: 20,
  tags: 20,
  tagLength: 40,
  /** The heading above the cards of a reference page. */
  headingLength: 120,
  introLength: 600,
  buttonTextLength: 60,
  /** The logo strip appears from five logos on and shows at most twelve. */
  pageLogos: { from: 5, to: 12 },
  descriptionLength: 2_000,
  quoteLength: 600,
  /** Key figures per reference. */
  figures: 3,
  /**
   * At most 24 kB in UTF-8. Lists of cards with full texts are paged by bytes
   * (`functions/shared/http/fitting.ts`).
   */
  longDescriptionLength: 8_000,
  /** Per customer. Deleting a customer deletes its contacts in the same transaction. */
  contacts: 50,
  jobTitleLength: 120,
  /** Per customer, because the whole ledger is read at once. */
  permissionEntries: 1_000,
  wordingLength: 2_000,
  /** Files per permission. */
  evidenceFiles: 5,
  /** Per customer, because all of them are read at once. */
  approvals: 1_000,
  /** A contact has this long to respond. The link keeps showing the agreement while it holds. */
  approvalDays: 30,
  /** A reminder is sent this many days after a request without a response. */
  approvalReminderDays: [3, 7],
  /** The screens warn about a contact with more than `approvalLoad` requests within this period. */
  approvalLoadDays: 90,
  approvalLoad: 2,
  /** The largest limit that an organization can set for that period. */
  approvalLimit: 20,
  approvalMessageLength: 1_000,
  /** Per organization, and per person in all organizations. It allows asking about everything at once. */
  approvalsPerHour: 200,
  /** Per receiving address, in all organizations. */
  approvalsPerAddressAndDay: 20,
  /** Reminders are sent this many days before a permission ends. */
  expiryReminderDays: [60, 14, 0],
  /** The timeout of functions without one of their own. A call that began earlier has ended. */
  callSeconds: 15,
  /**
   * Library pictures per story. Each is a step of the transaction that saves it, which has room for a
   * hundred.
   */
  storyPictures: 30,
  attributes: 50,
  templateConfigBytes: 16 * 1024,
  templateConfigDepth: 6,
} as const;
