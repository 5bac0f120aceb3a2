import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { referenceRoutes } from '#contract/reference';
import { useCall, useOrganization } from '../../../lib/active-organization.tsx';
import { recordKeys } from '../../../lib/records.ts';

/** Loads a reference before the click. */
export function usePrefetchReference(): (id: string) => void {
  const call = useCall();
  const client = useQueryClient();
  const { organizationId } = useOrganization();
  return useCallback(
    (id) => {
      void client.prefetchQuery({
        queryKey: recordKeys.reference(organizationId, id),
        queryFn: ({ signal }) => call(referenceRoutes.getReference, { id }, { signal }),
      });
    },
    [call, client, organizationId],
  );
}
