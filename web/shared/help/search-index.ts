import { articles, slugOf } from './articles.ts';
import { createSearch } from './search.ts';

// All texts are in one chunk, which loads with the first search.
const texts = import.meta.glob<string>('../../content/help/*.md', {
  query: '?text',
  import: 'default',
  eager: true,
});

const textOf = new Map(Object.entries(texts).map(([path, text]) => [slugOf(path), text]));

export { findArticle } from './articles.ts';

export const search = createSearch(
  articles.map((article) => ({ ...article, text: textOf.get(article.slug) ?? '' })),
);
