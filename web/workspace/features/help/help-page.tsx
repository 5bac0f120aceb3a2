import { SearchX } from 'lucide-react';
import { useDeferredValue } from 'react';
import * as words from '#words/help';
import { searchOnly, useAddressFilters } from '../../lib/lists/use-address-filters.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { ButtonLink } from '../../ui/elements/button.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Loading, Skeleton, Skeletons } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, QueryError } from '../../ui/feedback/states.tsx';
import { categories } from '../../../shared/help/article-head.ts';
import { articles, findArticle } from '../../../shared/help/articles.ts';
import type { Hit } from '../../../shared/help/search.ts';
import { useArticleSearch, usePrefetchSearch } from './api.ts';
import { ArticleLink } from './article-link.tsx';
import { AskUs } from './ask-us.tsx';

export default function HelpPage() {
  useTitle(words.homeTitle);
  const { filters, setSearch } = useAddressFilters(searchOnly);
  const near = usePrefetchSearch();
  const query = useDeferredValue(filters.search.trim());
  return (
    <>
      <PageHeader title={words.homeTitle} description={words.homeDescription} />
      <div onFocus={near} onPointerEnter={near} className="mb-8 max-w-xl">
        <SearchField label={words.homeSearch} value={filters.search} onChange={setSearch} />
      </div>
      {query ? <Results query={query} /> : <Categories />}
      <div className="mt-8">
        <AskUs title={words.askStuck}>{words.askStuckBody}</AskUs>
      </div>
    </>
  );
}

function Categories() {
  return (
    <div className="-mb-8 gap-x-10 md:columns-2">
      {categories.map((category) => (
        <section key={category} aria-label={category} className="break-inside-avoid pb-8">
          <h2 className="mb-1 border-b border-line pb-2 text-[0.9375rem] font-semibold">{category}</h2>
          <ul className="-mx-3">
            {articles
              .filter((article) => article.category === category)
              .map((article) => (
                <li key={article.slug}>
                  <ArticleLink article={article} note={article.summary} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Results({ query }: { query: string }) {
  const { data: search, error, isFetching, refetch } = useArticleSearch(true);
  if (search) return <Hits query={query} hits={search(query)} />;
  if (!error) return <ResultsSkeleton />;
  return <QueryError title={words.homeSearchFailed} query={{ error, isFetching, refetch }} />;
}

function Hits({ query, hits }: { query: string; hits: readonly Hit[] }) {
  if (hits.length === 0) {
    return (
      <>
        <output className="sr-only">{words.homeNoneTitle(query)}</output>
        <EmptyState
          icon={<SearchX />}
          title={words.homeNoneTitle(query)}
          action={<ButtonLink to="/app/help/contact">{words.askAction}</ButtonLink>}
        >
          {words.homeNone}
        </EmptyState>
      </>
    );
  }
  return (
    <section aria-label={words.homeFound(hits.length)}>
      <output className="mb-2 block text-[0.8125rem] text-ink-3">{words.homeFound(hits.length)}</output>
      <ul className="-mx-3 max-w-3xl">
        {hits.map(({ slug, excerpt }) => (
          <li key={slug}>
            <ArticleLink article={findArticle(slug)!} note={<Excerpt parts={excerpt} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Excerpt({ parts }: { parts: Hit['excerpt'] }) {
  return parts.map(({ text, found, at }) =>
    found ? (
      <mark key={at} className="rounded-xs bg-accent-soft text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

function ResultsSkeleton() {
  return (
    <Loading label={words.homeSearching}>
      <Skeletons count={4} className="max-w-3xl py-3">
        <Skeleton className="h-4 w-56" />
        <Skeleton className="mt-2 h-4" />
      </Skeletons>
    </Loading>
  );
}
