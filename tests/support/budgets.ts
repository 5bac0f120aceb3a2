/** Limits of bytes after gzip for what loads before anybody interacts; the site names some of them. */
export const budgets = {
  /** 54 bytes of it take the language from the page around the embed. */
  embedScript: 3_050,
  embed: 6_500,
  publicPageScript: 2_000,
  publicPageHtml: 14_000,
  publicStoryHtml: 10_000,
  /** The page of an approval link with its style; it has no script. */
  approvalPage: 14_000,
  /** The page of a buyer with three references and its style; it has no script. */
  buyerProof: 14_000,
  siteScripts: 3_000,
} as const;
