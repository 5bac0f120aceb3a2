import { useQuery, useQueryClient } from '@tanstack/react-query';
import { referenceRoutes, type Reference } from '#contract/reference';
import { useCall, useOrganization } from '../../lib/active-organization.tsx';
import { recordKeys } from '../../lib/records.ts';

/** One reference: at once from the list when it is there, then as the server has it now. */
export function useReference(id: string | undefined) {
  const call = useCall();
  const client = useQueryClient();
  const { organizationId } = useOrganization();
  const list = recordKeys.references(organizationId);
  return useQuery({
    queryKey: recordKeys.reference(organizationId, id ?? 'new'),
    queryFn: ({ signal }) => call(referenceRoutes.getReference, { id: id! }, { signal }),
    enabled: id !== undefined,
    initialData: () => client.getQueryData<Reference[]>(list)?.find((reference) => reference.id === id),
    initialDataUpdatedAt: () => client.getQueryState(list)?.dataUpdatedAt,
  });
}
