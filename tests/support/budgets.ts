/** Limits of bytes after gzip for what loads before anybody interacts; the site names some of them. */
export const budgets = {
  embedScript: 3_000,
  embed: 6_000,
  publicPageScript: 2_000,
  publicPageHtml: 12_000,
  /** The page of an approval link with its style; it has no script. */
  approvalPage: 14_000,
  siteScripts: 3_000,
} as const;
