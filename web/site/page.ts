import type { ComponentType } from 'react';

/** Styles and scripts are paths relative to this file. Every page also has `site.css` and `scripts/site.ts`. */
export interface SitePage {
  path: string;
  /** Unique and without the product's name, which is added. */
  title: string;
  /** One or two sentences of 50 to 160 characters for search engines and link previews. */
  description: string;
  Body: ComponentType;
  styles?: readonly string[];
  scripts?: readonly string[];
  /** The names of the parent pages by path, from the top. */
  trail?: readonly { name: string; path: string }[];
  /** The publication date of an article, YYYY-MM-DD. */
  published?: string;
  noindex?: true;
}
