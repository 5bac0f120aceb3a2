import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { documentRoutes, type Document } from '#contract/resources/document';
import { limits } from '#contract/rules/limits';
import { useActionContext } from '../lib/organization/active-organization.tsx';
import { recordKeys } from '../lib/organization/records.ts';

/** Not among the records, whose keys every page loads. */
export const documentsKey = (organizationId: string) =>
  [...recordKeys.all(organizationId), 'documents'] as const;

interface Page {
  cursor?: string;
  limit?: number;
  staleTime?: number;
}

/** One page, newest first. A page with a pending document asks again until none is. */
export function useMadeDocuments({ cursor, limit = limits.documentsListed, ...fresh }: Page = {}) {
  const { call, organizationId } = useActionContext();
  const polled = useRef({ pending: '', from: 0 });
  return useQuery({
    queryKey: [...documentsKey(organizationId), 'made', limit, cursor ?? 'newest'],
    queryFn: ({ signal }) => call(documentRoutes.listDocuments, { cursor, limit }, { signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const pending = pendingOf(data?.documents);
      if (pending === '') return false;
      if (pending !== polled.current.pending) polled.current = { pending, from: dataUpdateCount };
      return askAgainAfterMs(dataUpdateCount - polled.current.from);
    },
    ...fresh,
  });
}

const pendingOf = (documents: readonly Document[] = []): string =>
  documents.flatMap(({ id, status }) => (status === 'pending' ? [id] : [])).join();

/** Most are ready within seconds; one that is not may wait for the sweeper. */
export const askAgainAfterMs = (asked: number): number => Math.min(1_000 * 1.5 ** asked, 20_000);
