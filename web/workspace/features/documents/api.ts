import { useMutation } from '@tanstack/react-query';
import { documentRoutes } from '#contract/resources/document';
import * as words from '#words/made-documents';
import { documentsKey } from '../../documents/made-documents.ts';
import { useActionContext } from '../../lib/organization/active-organization.tsx';

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
