import { useMutation, useQuery } from '@tanstack/react-query';
import { tenderRoutes, type Tender } from '#contract/resources/tender';
import { tenderLimits } from '#contract/tender/limits';
import { useActionContext } from '../../../lib/organization/active-organization.tsx';
import { tenderKey } from '../api.ts';

const proofKey = (organizationId: string, tenderId: string) =>
  [...tenderKey(organizationId, tenderId), 'proof'] as const;

export function useProof({ id, proof }: Tender) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: proofKey(organizationId, id),
    queryFn: ({ signal }) => call(tenderRoutes.getBuyerProof, { id }, { signal }),
    enabled: proof?.open === true,
    // A buyer may open the page at any moment.
    staleTime: 0,
  });
}

export function useChangeProof({ id, proof, referenceIds: all }: Tender) {
  const { call, client, organizationId } = useActionContext();
  const referenceIds = all.slice(0, tenderLimits.provenReferences);
  return useMutation({
    mutationFn: async (change: 'save' | 'renew' | 'end'): Promise<unknown> => {
      if (change === 'end') return call(tenderRoutes.endBuyerProof, { id });
      if (change === 'save') return call(tenderRoutes.saveBuyerProof, { id, referenceIds });
      return call(tenderRoutes.renewBuyerProof, { id, referenceIds, generation: proof?.generation ?? 0 });
    },
    onSettled: () => client.invalidateQueries({ queryKey: tenderKey(organizationId, id) }),
  });
}
