import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { documentRoutes, type Document } from '#contract/resources/document';
import { limits } from '#contract/rules/limits';
import * as words from '#words/made-documents';
import { documentsKey } from '../../documents/documents-key.ts';
import { useActionContext } from '../../lib/organization/active-organization.tsx';

/** One page of the list. A page with a pending document asks again until none is. */
export function useDocuments(cursor?: string) {
  const { call, organizationId } = useActionContext();
  const polled = useRef({ pending: '', from: 0 });
  return useQuery({
    queryKey: [...documentsKey(organizationId), cursor ?? 'newest'],
    queryFn: ({ signal }) =>
      call(documentRoutes.listDocuments, { cursor, limit: limits.documentsListed }, { signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const pending = pendingOf(data?.documents);
      if (pending === '') return false;
      if (pending !== polled.current.pending) polled.current = { pending, from: dataUpdateCount };
      return askAgainAfterMs(dataUpdateCount - polled.current.from);
    },
  });
}

const pendingOf = (documents: readonly Document[] = []): string =>
  documents.flatMap(({ id, status }) => (status === 'pending' ? [id] : [])).join();

/** Most are ready within seconds; one that is not may wait for the sweeper. */
export const askAgainAfterMs = (asked: number): number => Math.min(1_000 * 1.5 ** asked, 20_000);

export function useDownload() {
  const { call } = useActionContext();
  return useMutation({
    mutationFn: (id: string) => call(documentRoutes.getDocument, { id }),
    onSuccess: ({ downloadUrl }) => {
      if (!downloadUrl) throw new Error(words.downloadFailed);
      window.location.assign(downloadUrl);
    },
  });
}

export function useRefreshDocuments() {
  const { client, organizationId } = useActionContext();
  return () => void client.invalidateQueries({ queryKey: documentsKey(organizationId) });
}

export function useMakeAgain() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (id: string) => call(documentRoutes.makeDocumentAgain, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: documentsKey(organizationId) }),
  });
}

export function useDeleteDocument() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (id: string) => call(documentRoutes.deleteDocument, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: documentsKey(organizationId) }),
  });
}
