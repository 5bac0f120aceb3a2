/** The order in which they are shown. */
export const categories = [
  'Getting started',
  'References',
  'Showing references',
  'Team and organizations',
  'Your account',
] as const;

/** The head of an article's file. */
export interface ArticleHead {
  title: string;
  /** One sentence, under the title and in lists. */
  summary: string;
  category: (typeof categories)[number];
  /** Its place within the category, from 1. */
  order: number;
  /** What people type who look for it and that it does not say itself. */
  keywords: readonly string[];
  /** Slugs of other articles. */
  related: readonly string[];
}
