import type { MDXContent } from 'mdx/types';
import { articleFolders } from '#contract/site/pages';
import type { OutlineEntry } from '../../plugins/markdown.ts';
import { articles, type Article } from '../../shared/help/articles.ts';

const bodies = import.meta.glob<MDXContent>('../../content/help/*.md', { import: 'default', eager: true });
const outlines = import.meta.glob<OutlineEntry[]>('../../content/help/*.md', {
  query: '?outline',
  import: 'default',
  eager: true,
});

export interface HelpArticle extends Article {
  Content: MDXContent;
  outline: readonly OutlineEntry[];
}

export const helpArticles: readonly HelpArticle[] = articles.map((article) => {
  const file = `../../content/help/${article.slug}.md`;
  return { ...article, Content: bodies[file]!, outline: outlines[file]! };
});

export const helpPath = (slug: string): string => `${articleFolders.help}/${slug}`;

export const categoryId = (category: string): string => category.toLowerCase().replaceAll(' ', '-');
