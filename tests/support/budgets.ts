/** What is loaded before anybody touches it may weigh so many bytes after gzip; the site's words name some of these. */
export const budgets = {
  embedScript: 3_000,
  /** The script, and the data of twelve cards. */
  embed: 6_000,
  publicPageScript: 2_000,
  /** Without its script. */
  publicPageHtml: 12_000,
  /** What a contact is asked about, with its style; it has no script. */
  approvalPage: 12_000,
  /** All scripts of one page. */
  siteScripts: 3_000,
} as const;
