/** Limits that only functions apply, so that browsers do not load them. */
export const serverLimits = {
  /** The number is of everybody, because each sends a mail from the quota that all mails share. */
  signUpsPerHour: 500,
  bodyBytes: 256 * 1024,
  captchaSeconds: 600,
  captchaWork: { from: 1_500, to: 3_000 },
  uploadsPerHour: 500,
  pendingUploads: 20,
  imageSide: 16_000,
  uploadMinutes: 15,
  /** Runs before a job that ends by no run has failed. */
  jobAttempts: 3,
  /** Longer than the longest run of any function that takes a lease. */
  jobLeaseMinutes: 6,
  documentsPerDay: 200,
  exportsPerHour: 5,
  exportedRecords: 5_000,
  wholeExportsPerDay: 5,
  importPagesPerDay: 4_000,
  /** They bound the uploaded files in one ZIP of an organization's export. The format counts to 65,535, with its public pages. */
  exportVolumeBytes: 1024 ** 3,
  exportVolumeFiles: 40_000,
  contactMessagesPerHour: 5,
  newsletterMailsPerDay: 3,
  eventBatchesPerMinute: 60,
  /** The limit is per address and organization, because an attacker could invent any number. */
  visitorsPerAddressAndDay: 40,
  /** Later hosts are counted as "other". */
  referrersPerDay: 50,
  /** The largest age, or clock skew. */
  signatureSeconds: 300,
  /** One validation error names this many fields, with this many characters of each. */
  namedFields: 50,
  fieldNameLength: 100,
  /** A row has 400 kB, and that of a link also holds the original and the contact's changes. */
  wordingBytes: 200_000,
  /** All stories that one mail asks about. A transaction has 4 MB, and writes each twice. */
  askedBytes: 1_800_000,
  /** Per customer. */
  approvals: 1_000,
  approvalReminderDays: [3, 7],
  /** Reminders come after these shares of the time that a contact has, if that is sooner. */
  approvalReminderShares: [1 / 2, 3 / 4],
  /** Per organization, and per person in all organizations. It allows asking about everything at once. */
  approvalsPerHour: 200,
  /** Per receiving address, in all organizations. */
  approvalsPerAddressAndDay: 20,
  handOffDepth: 32,
  websitesPerHour: 20,
  picturesPerHour: 300,
  /** Pages, and pages of posts, from which references are brought in. */
  pagesPerHour: 300,
  noticesPerHour: 60,
  /** All organizations share this number, because the website did not ask for any of them. */
  readingsPerHostAndMinute: 120,
  /** All members share this number, a third of what one route takes in a minute from everybody. */
  organizationCallsPerMinute: 12_000,
  /** Public collections that the end of a page names. */
  listedCollections: 5,
  invitationsPerAddressAndDay: 5,
} as const;
