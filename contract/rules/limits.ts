/** Business limits of the specification (section 9) and sizes that keep a record and a response small. */
export const limits = {
  organizationsPerUser: 5,
  organizationRefreshMs: 60_000,
  /** Of one organization; it bounds the queries over its team. */
  members: 200,
  invitationDays: 7,
  /** Of one organization, and of one person in all of theirs. */
  invitationsPerHour: 30,
  /** To one address, counted the same way. */
  invitationsPerAddressAndDay: 5,
  /** Of one organization; deleting a reference changes every collection that holds it in one transaction. */
  collections: 50,
  collectionItems: 500,
  /** Items added or removed by one call; each is a step of one transaction. */
  collectionItemsPerCall: 80,
  uploadsPerHour: 500,
  /** Uploads of one organization that are under way. */
  pendingUploads: 20,
  imageBytes: 10 * 1024 * 1024,
  documentBytes: 25 * 1024 * 1024,
  imagePixels: 40_000_000,
  /** WebP's own limit is 16,383. */
  imageSide: 16_000,
  uploadUrlSeconds: 300,
  /** So long a member's browser may read the organization's files before it asks again. */
  fileAccessMinutes: 60,
  /** How long the browser of who is signed in stores what its screens showed, from the last opening on. */
  lastSeenDays: 7,
  /** After this, an upload that was not completed gives its room back. */
  uploadMinutes: 15,
  /** How often it is looked for uploads and removals that nobody has ended. */
  sweepMinutes: 5,
  /** A file whose processing was begun this often without coming to an end is rejected. */
  uploadAttempts: 3,
  /** Longer than any function that works on an upload may run. */
  uploadLeaseMinutes: 6,
  captchaSeconds: 600,
  /** Between so many derivations a captcha costs to solve. */
  captchaWork: { from: 1_500, to: 3_000 },
  exportsPerHour: 5,
  /** Records and activities in one export; fewer of those whose names are long, so that it fits one response. */
  exportedRecords: 5_000,
  /** From one address. */
  contactMessagesPerHour: 5,
  /** To one address. */
  newsletterMailsPerDay: 3,
  /** Of a visit, in one call. */
  eventsPerBatch: 50,
  /** Calls of one visitor that are counted. */
  eventBatchesPerMinute: 60,
  /** Behind one network address, of one organization. An office shows no more kinds of browsers; who makes them up shows any number. */
  visitorsPerAddressAndDay: 40,
  /** Hosts that are told apart in one day; what comes later is "other". */
  referrersPerDay: 50,
  /** The longest period of one report. */
  analyticsDays: 366,
  /** Websites that may embed an organization's references: they travel in a header. */
  embedOrigins: 50,
  originLength: 100,
  /** Cards on one page of a reference page. */
  cardsPerPage: 24,
  /** Values of one filter that a reference page offers, the most frequent ones; cards can have ten thousand tags. */
  facetOptions: 200,
  /** Before the first payment of the popular plan. */
  trialDays: 14,
  /** After a payment has failed, the plan's limits hold this long. */
  graceDays: 14,
  /** How old, or how far ahead, a signature may be. */
  signatureSeconds: 300,
  /** Shown on the billing page. */
  invoices: 24,
  /** Larger request bodies are refused with 413. */
  bodyBytes: 256 * 1024,
  /** Fields that one refusal names, and how much of each name. */
  namedFields: 50,
  fieldNameLength: 100,
  pageSize: 200,
  /** Length instead of composition rules (OWASP ASVS 6.2.1 and 6.2.5). */
  passwordLength: 12,
  /** The sign-in service's own. */
  longestPassword: 256,
  /** How long a password that was entered lets its person change or end the account. */
  recentSignInSeconds: 300,
  nameLength: 200,
  /** Of a page's name in its address. */
  slugLength: 60,
  /** Of one organization, or of one reference, those of before included: each keeps leading to it. */
  slugs: 20,
  tags: 20,
  tagLength: 40,
  /** Above the cards of a reference page: they are read at a glance. */
  headingLength: 120,
  introLength: 600,
  buttonTextLength: 60,
  /** Logos above the cards of a reference page, which shows them from five on: fewer look like few. */
  pageLogos: { from: 5, to: 12 },
  descriptionLength: 2_000,
  quoteLength: 600,
  /** Of one reference: more are not read. */
  figures: 3,
  /** At most 24 kB in UTF-8. What lists cards with all of their texts is read page by page (`functions/shared/http/fitting.ts`). */
  longDescriptionLength: 8_000,
  /** Of one customer; deleting it deletes them in the same transaction. */
  contacts: 50,
  jobTitleLength: 120,
  /** Entries in a customer's ledger, which is read whole. */
  permissionEntries: 1_000,
  wordingLength: 2_000,
  /** Files that prove one permission. */
  evidenceFiles: 5,
  /** Requests for approval of one customer, which are read whole. */
  approvals: 1_000,
  /** How long a contact can answer; the link itself shows what was agreed for as long as it holds. */
  approvalDays: 30,
  /** Days after which a contact who has not answered is reminded. */
  approvalReminderDays: [3, 7],
  /** A contact who was asked `approvalLoad` times within so many days has had enough. */
  approvalLoadDays: 90,
  approvalLoad: 2,
  /** The most that an organization can allow in that time. */
  approvalLimit: 20,
  approvalMessageLength: 1_000,
  /** Of one organization, and of one person in all of theirs; enough to ask about everything in one go. */
  approvalsPerHour: 200,
  /** To one address, counted the same way. */
  approvalsPerAddressAndDay: 20,
  /** Days before the end of a permission at which somebody is reminded. */
  expiryReminderDays: [60, 14, 0],
  /** A call that began so long ago has ended: of all functions that have no limit of their own. */
  callSeconds: 15,
  /** From the library, in one text: each is held in the transaction that saves it, which has room for a hundred rows. */
  storyPictures: 30,
  attributes: 50,
  templateConfigBytes: 16 * 1024,
  templateConfigDepth: 6,
} as const;
