import { useQuery } from '@tanstack/react-query';
import { publicRoutes, type ReferencePage } from '#contract/public';
import { useOrganization } from '../../lib/active-organization.tsx';
import { call } from '../../lib/api-client.ts';
import { recordKeys, useCollections } from '../../lib/records.ts';

/** What visitors see of all references or of one collection: the embed shows nothing else. */
export function useShown(collection: string) {
  const { organizationId } = useOrganization();
  const isShown = useCollections().data?.some(
    ({ id, visibility }) => id === collection && visibility !== 'private',
  );
  const key = collection ? ['public-collection', collection] : ['public-page'];
  return useQuery({
    queryKey: [...recordKeys.all(organizationId), ...key],
    queryFn: ({ signal }): Promise<ReferencePage> =>
      collection
        ? call(publicRoutes.getPublicCollection, { id: collection }, { signal })
        : call(publicRoutes.getReferencePage, { id: organizationId }, { signal }),
    enabled: collection === '' || isShown === true,
  });
}
