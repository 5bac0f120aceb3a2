import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { notLoaded } from '../../lib/api/api-error.ts';
import { loadBody } from '../../../shared/help/articles.ts';

const bodyQuery = (slug: string) =>
  queryOptions({
    queryKey: ['help', 'article', slug],
    queryFn: () => loadBody(slug).catch(notLoaded),
    staleTime: Infinity,
    // Functions cannot be compared structurally.
    structuralSharing: false,
  });

export function useArticleBody(slug: string) {
  return useQuery(bodyQuery(slug));
}

export function usePrefetchArticle(): (slug: string) => void {
  const client = useQueryClient();
  return (slug) => void client.prefetchQuery(bodyQuery(slug));
}

const searchQuery = queryOptions({
  queryKey: ['help', 'search'],
  queryFn: async () => (await import('../../../shared/help/search-index.ts').catch(notLoaded)).search,
  staleTime: Infinity,
  structuralSharing: false,
});

export function useArticleSearch(wanted: boolean) {
  return useQuery({ ...searchQuery, enabled: wanted });
}

export function usePrefetchSearch(): () => void {
  const client = useQueryClient();
  return () => void client.prefetchQuery(searchQuery);
}
