import { useMutation, useQuery } from '@tanstack/react-query';
import type { Document } from '#contract/resources/document';
import type { Sent } from '#contract/primitives/route';
import { limits } from '#contract/rules/limits';
import { tenderRoutes } from '#contract/resources/tender';
import { useMadeDocuments } from '../../../documents/made-documents.ts';
import { useActionContext } from '../../../lib/organization/active-organization.tsx';
import { listKey, readRecalls } from '../../../tenders/tender-lists.ts';
import { tenderKey } from '../api.ts';

/** The newest finished documents that may be sent in this tender. It asks again while another one is made. */
export function useSendable(tenderId: string) {
  const { data, error, isFetching, refetch } = useMadeDocuments({ limit: limits.pageSize, staleTime: 0 });
  const ofTender = data?.documents.filter((one) => isFor(tenderId, one));
  return {
    data: ofTender && {
      ready: ofTender.filter(({ status }) => status === 'ready'),
      isMaking: ofTender.some(({ status }) => status === 'pending'),
    },
    error,
    isFetching,
    refetch,
  };
}

const isFor = (tenderId: string, one: Document): boolean =>
  one.channel === 'tender' && (one.tenderId ?? tenderId) === tenderId;

export function useSendTender(tenderId: string) {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (sent: Omit<Sent<typeof tenderRoutes.sendTender>, 'id'>) =>
      call(tenderRoutes.sendTender, { id: tenderId, ...sent }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: tenderKey(organizationId, tenderId) }),
        client.invalidateQueries({ queryKey: listKey(organizationId), refetchType: 'none' }),
      ]),
  });
}

export function useDownloadSent(tenderId: string) {
  const { call } = useActionContext();
  return useMutation({
    mutationFn: async ({ dispatchId, at }: { dispatchId: string; at: number }) => {
      const { downloadUrls } = await call(tenderRoutes.getDispatch, { id: tenderId, dispatchId });
      window.location.assign(downloadUrls[at]!);
    },
  });
}

const recallsKey = (organizationId: string, tenderId: string) =>
  [...tenderKey(organizationId, tenderId), 'recalls'] as const;

/** Nothing can be recalled before something was sent. */
export function useRecalls(tenderId: string, wasSent: boolean) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: recallsKey(organizationId, tenderId),
    queryFn: ({ signal }) => readRecalls(call, { tenderId }, signal),
    enabled: wasSent,
    staleTime: 0,
  });
}

export function useUpdateRecall(tenderId: string) {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (change: Omit<Sent<typeof tenderRoutes.updateRecall>, 'tenderId'>) =>
      call(tenderRoutes.updateRecall, { tenderId, ...change }),
    onSettled: () => client.invalidateQueries({ queryKey: recallsKey(organizationId, tenderId) }),
  });
}
