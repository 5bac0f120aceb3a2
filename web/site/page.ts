import type { ComponentType } from 'react';

/** One page of the site. Styles and scripts are named by their path from here; every page has `styles/site.css` and `scripts/site.ts`. */
export interface SitePage {
  /** Its address, with a leading slash. */
  path: string;
  /** Unique; the product's name is added. */
  title: string;
  /** For search engines and where its address is passed on: one or two sentences, 50 to 160 characters. */
  description: string;
  Body: ComponentType;
  styles?: readonly string[];
  scripts?: readonly string[];
  /** The names of the pages that lead here, from the top, by path. */
  trail?: readonly { name: string; path: string }[];
  /** Of an article: the day it came out, YYYY-MM-DD. */
  published?: string;
  /** Not to be found by search engines, and in no sitemap. */
  noindex?: true;
}
