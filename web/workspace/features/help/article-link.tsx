import type { ReactNode } from 'react';
import { usePrefetchArticle } from './api.ts';
import { articlePath, type Article } from '../../../shared/help/articles.ts';
import { Link } from '../../ui/elements/link.tsx';

export function ArticleLink({ article, note }: { article: Article; note: ReactNode }) {
  const prefetch = usePrefetchArticle();
  const near = () => prefetch(article.slug);
  return (
    <Link
      to={articlePath(article.slug)}
      onPointerEnter={near}
      onFocus={near}
      className="block rounded-lg px-3 py-2 transition-colors duration-100 hover:bg-hover"
    >
      <span className="block font-medium">{article.title}</span>
      <span className="block text-[0.8125rem] text-pretty text-ink-2">{note}</span>
    </Link>
  );
}
