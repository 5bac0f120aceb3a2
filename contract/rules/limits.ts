/** Units are in the names. */
export const limits = {
  organizationsPerUser: 5,
  organizationRefreshMs: 60_000,
  /** Bounds the queries over a team. */
  members: 200,
  invitationDays: 7,
  invitationsPerHour: 30,
  /** Deleting a reference updates every collection that contains it in one transaction. */
  collections: 50,
  collectionItems: 500,
  /** Items per call. Each is a step of one transaction. */
  collectionItemsPerCall: 80,
  letterNoteLength: 1_000,
  imageBytes: 10 * 1024 * 1024,
  documentBytes: 25 * 1024 * 1024,
  imagePixels: 40_000_000,
  uploadUrlSeconds: 300,
  downloadUrlSeconds: 300,
  /** Addresses of previews are the same for half of this time, so that a list that is loaded again loads none of them. */
  previewUrlSeconds: 600,
  /** The lifetime of the cookies with which a member's browser reads private files. */
  fileAccessMinutes: 60,
  lastSeenDays: 7,
  sweepMinutes: 5,
  eventsPerBatch: 50,
  analyticsDays: 366,
  embedOrigins: 50,
  originLength: 100,
  cardsPerPage: 24,
  /** The most frequent values of each filter are shown. */
  facetOptions: 200,
  trialDays: 14,
  /** The plan's limits stay for this long after a failed payment. */
  graceDays: 14,
  invoices: 24,
  pageSize: 200,
  /** The workspace asks for so many documents at once, because each may have two addresses of a kilobyte. */
  documentsListed: 25,
  /** The policy demands length instead of character classes (OWASP ASVS 6.2.1 and 6.2.5). */
  passwordLength: 12,
  longestPassword: 256,
  recentSignInSeconds: 300,
  nameLength: 200,
  slugLength: 60,
  /** Slugs per organization and per reference, including former ones, which keep forwarding. */
  slugs: 20,
  tags: 20,
  tagLength: 40,
  headingLength: 120,
  introLength: 600,
  /** Longer headings are not set as a statement. */
  statementLength: 28,
  /** Stories whose figures a header shows. */
  headerFigures: 3,
  closingTextLength: 160,
  buttonTextLength: 60,
  /** The logo strip appears from three logos on and shows at most twelve. */
  pageLogos: { from: 3, to: 12 },
  descriptionLength: 2_000,
  quoteLength: 600,
  figures: 3,
  figureUnitLength: 16,
  figureLabelLength: 80,
  /** At most 24 kB in UTF-8. Lists with full texts are paged by bytes. */
  longDescriptionLength: 8_000,
  /** Per customer. Deleting a customer deletes its contacts in the same transaction. */
  contacts: 50,
  jobTitleLength: 120,
  /** Per customer, because the whole ledger is read at once. */
  permissionEntries: 1_000,
  wordingLength: 2_000,
  overrideReasonLeast: 10,
  overrideReasonLength: 500,
  evidenceFiles: 5,
  approvalDays: 30,
  /** The screens warn above `approvalLoad` requests within this period. */
  approvalLoadDays: 90,
  approvalLoad: 2,
  approvalLimit: 20,
  /** References in one mail to a contact. Each is up to nine steps of a transaction, which has room for a hundred. */
  referencesPerAsk: 8,
  /** A team may ask again once within so many days for what a customer refused. */
  askAgainDays: 90,
  approvalMessageLength: 1_000,
  expiryReminderDays: [60, 14, 0],
  /** The timeout of functions without one of their own. A call that began earlier has ended. */
  callSeconds: 15,
  /** Each is a step of the transaction that saves the story, which has room for a hundred. */
  storyPictures: 30,
  /** The original's is one of them. */
  languages: 10,
  terms: 500,
  /** References in one document. */
  documentReferences: 500,
  /** References of which pictures for posts are made at once. */
  postPictures: 50,
  termLength: 80,
  attributes: 50,
  templateConfigBytes: 16 * 1024,
  templateConfigDepth: 6,
  /** References in a file for translators, so that the file comes back in one call. */
  handOffReferences: 30,
  handOffBytes: 200_000,
  /** Texts of one reference in such a file. */
  handOffTexts: 50,
  proposalsPerDay: 200,
  externalIdLength: 80,
  /** A spreadsheet has no more rows. */
  worksheetRows: 1_048_576,
} as const;
