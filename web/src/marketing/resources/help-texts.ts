import type { MDXContent } from 'mdx/types';
import { articleFolders } from '#contract/site';
import type { OutlineEntry } from '../../../markdown-plugin.ts';
import { slugOf } from '../../features/help/articles.ts';

const bodies = import.meta.glob<MDXContent>('../../../content/help/*.md', { import: 'default', eager: true });
const outlines = import.meta.glob<OutlineEntry[]>('../../../content/help/*.md', {
  query: '?outline',
  import: 'default',
  eager: true,
});

const bySlug = <T>(files: Record<string, T>) =>
  new Map(Object.entries(files).map(([path, file]) => [slugOf(path), file]));

/** The articles that the workspace shows as well, by slug. */
export const helpBodies = bySlug(bodies);
export const helpOutlines = bySlug(outlines);

export const helpPath = (slug: string): string => `${articleFolders.help}/${slug}`;

/** Where a category stands in the help center. */
export const categoryId = (category: string): string => category.toLowerCase().replaceAll(' ', '-');
