import MiniSearch from 'minisearch';
import type { Article } from './articles.ts';

export interface SearchedArticle extends Pick<Article, 'slug' | 'title' | 'summary' | 'keywords'> {
  text: string;
}

export interface Hit {
  slug: string;
  /** The words around the first match in the text, or the summary if only the head matches. */
  excerpt: Part[];
}

interface Part {
  text: string;
  found: boolean;
  at: number;
}

export type Search = (query: string) => Hit[];

/** Matches the beginnings of words and tolerates a typing error in a long word. Returns the best match first. */
export function createSearch(articles: readonly SearchedArticle[]): Search {
  const index = new MiniSearch<SearchedArticle>({
    idField: 'slug',
    fields: ['title', 'keywords', 'summary', 'text'],
    searchOptions: {
      boost: { title: 5, keywords: 3, summary: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(articles);
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    // An article rarely has all words of a whole question.
    const results = all.length > 0 ? all : index.search(query);
    return results.map(({ id, match }) => {
      const article = bySlug.get(String(id))!;
      const inText = Object.keys(match).filter((term) => match[term]!.includes('text'));
      return { slug: article.slug, excerpt: excerptOf(article, inText) };
    });
  };
}

const before = 60;
const after = 110;

function excerptOf({ text, summary }: SearchedArticle, terms: readonly string[]): Part[] {
  const lower = text.toLowerCase();
  const positions = terms.map((term) => lower.indexOf(term)).filter((position) => position >= 0);
  if (positions.length === 0) return parts(summary, []);
  const first = Math.min(...positions);
  const start = first <= before ? 0 : text.indexOf(' ', first - before) + 1;
  const end = first + after >= text.length ? text.length : text.lastIndexOf(' ', first + after);
  const words = text.slice(start, end);
  const cut = end < text.length ? `${words.replace(/[\s.,:;–]+$/, '')}…` : words;
  return parts(start > 0 ? `…${cut}` : cut, terms);
}

function parts(text: string, words: readonly string[]): Part[] {
  const result: Part[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!words.includes(word.toLowerCase())) continue;
    result.push({ text: text.slice(from, index), found: false, at: from });
    result.push({ text: word, found: true, at: index });
    from = index + word.length;
  }
  return [...result, { text: text.slice(from), found: false, at: from }].filter((part) => part.text);
}
