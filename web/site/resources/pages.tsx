import { articleFolders } from '#contract/site/pages';
import type { SitePage } from '../page.ts';
import { blogArticlePages } from './blog-article.tsx';
import { Blog } from './blog.tsx';
import { helpArticlePages } from './help-article.tsx';
import { HelpCenter } from './help-center.tsx';
import { roadmapPage } from './roadmap.tsx';

export const resourcePages: readonly SitePage[] = [
  {
    path: articleFolders.help,
    title: 'Help center',
    description:
      'Short articles on references, publishing, embedding, teams, plans and your account, with a search, and a person to ask.',
    Body: HelpCenter,
    styles: ['resources/help-center.css'],
    scripts: ['scripts/help-search.ts'],
  },
  ...helpArticlePages,
  roadmapPage,
  {
    path: articleFolders.blog,
    title: 'Blog on customer references',
    description:
      'How to ask for permission, write a reference that sells, answer a tender, and be found: articles that are useful without the product.',
    Body: Blog,
    styles: ['resources/blog.css'],
  },
  ...blogArticlePages,
];
