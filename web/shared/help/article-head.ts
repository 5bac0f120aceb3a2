export const categories = [
  'Getting started',
  'References',
  'Showing references',
  'Team and organizations',
  'Your account',
] as const;

export interface ArticleHead {
  title: string;
  summary: string;
  category: (typeof categories)[number];
  order: number;
  /** Search words that the article itself does not contain. */
  keywords: readonly string[];
  related: readonly string[];
}
