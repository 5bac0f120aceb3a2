import type { MDXContent } from 'mdx/types';
import { categories, type ArticleHead } from './article-head.ts';

export interface Article extends ArticleHead {
  slug: string;
}

const heads = import.meta.glob<ArticleHead>('../../content/help/*.md', {
  query: '?frontmatter',
  import: 'default',
  eager: true,
});

// Each body is its own chunk, so that a reader loads one article.
const bodies = import.meta.glob<MDXContent>('../../content/help/*.md', { import: 'default' });

export const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.md'.length);

export const articles: readonly Article[] = Object.entries(heads)
  .map(([path, head]) => ({ ...head, slug: slugOf(path) }))
  .sort(
    (a, b) =>
      categories.indexOf(a.category) - categories.indexOf(b.category) ||
      a.order - b.order ||
      a.slug.localeCompare(b.slug),
  );

export const findArticle = (slug: string): Article | undefined =>
  articles.find((article) => article.slug === slug);

export const articlePath = (slug: string): string => `/app/help/${slug}`;

export async function loadBody(slug: string): Promise<MDXContent> {
  const load = Object.entries(bodies).find(([path]) => slugOf(path) === slug)?.[1];
  if (!load) throw new Error(`There is no article "${slug}"`);
  return await load();
}
