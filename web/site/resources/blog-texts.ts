import type { MDXContent } from 'mdx/types';
import { articleFolders } from '#contract/site/pages';
import type { OutlineEntry } from '../../plugins/markdown.ts';

interface BlogHead {
  title: string;
  description: string;
  /** YYYY-MM-DD. */
  published: string;
  summary: string;
}

export interface BlogArticle extends BlogHead {
  path: string;
  Content: MDXContent;
  outline: readonly OutlineEntry[];
  minutes: number;
}

const heads = import.meta.glob<BlogHead>('../../content/blog/*.md', {
  query: '?frontmatter',
  import: 'default',
  eager: true,
});
const bodies = import.meta.glob<MDXContent>('../../content/blog/*.md', { import: 'default', eager: true });
const outlines = import.meta.glob<OutlineEntry[]>('../../content/blog/*.md', {
  query: '?outline',
  import: 'default',
  eager: true,
});
const texts = import.meta.glob<string>('../../content/blog/*.md', {
  query: '?text',
  import: 'default',
  eager: true,
});

const wordsPerMinute = 220;

export const blogArticles: readonly BlogArticle[] = Object.entries(heads)
  .map(([file, head]) => ({
    ...head,
    path: `${articleFolders.blog}${file.slice(file.lastIndexOf('/'), -'.md'.length)}`,
    Content: bodies[file]!,
    outline: outlines[file]!,
    minutes: Math.max(1, Math.round(texts[file]!.split(' ').length / wordsPerMinute)),
  }))
  .sort((a, b) => b.published.localeCompare(a.published) || a.path.localeCompare(b.path));
