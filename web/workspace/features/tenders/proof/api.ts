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

type ProofChange = { kind: 'save' | 'renew'; referenceIds: string[] } | { kind: 'end' };

/** The references of a tender that have room on its page. */
export const provable = ({ referenceIds }: Tender): string[] =>
  referenceIds.slice(0, tenderLimits.provenReferences);

export function useChangeProof({ id, proof }: Tender) {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: async (change: ProofChange): Promise<unknown> => {
      if (change.kind === 'end') return call(tenderRoutes.endBuyerProof, { id });
      const { kind, referenceIds } = change;
      if (kind === 'save') return call(tenderRoutes.saveBuyerProof, { id, referenceIds });
      return call(tenderRoutes.renewBuyerProof, { id, referenceIds, generation: proof?.generation ?? 0 });
    },
    onSettled: async (_result, _error, { kind }) => {
      await client.invalidateQueries({ queryKey: tenderKey(organizationId, id), exact: true });
      // A page that has ended would be asked for in vain.
      if (kind === 'end') client.removeQueries({ queryKey: proofKey(organizationId, id) });
      else await client.invalidateQueries({ queryKey: proofKey(organizationId, id) });
    },
  });
}
