/** Screens show the categories in this order. */
export const categories = [
  'Getting started',
  'References',
  'Showing references',
  'Team and organizations',
  'Your account',
] as const;

/** The front matter of an article. */
export interface ArticleHead {
  title: string;
  /** One sentence shown under the title and in lists. */
  summary: string;
  category: (typeof categories)[number];
  /** The position within the category, from 1. */
  order: number;
  /** Search words that the article itself does not contain. */
  keywords: readonly string[];
  /** Slugs of other articles. */
  related: readonly string[];
}
