import { useMutation, useQuery } from '@tanstack/react-query';
import { assetRoutes, type Asset } from '#contract/resources/asset';
import { assetKeys } from '../../files/assets.ts';
import { isApiError } from '../../lib/api/api-client.ts';
import { useActionContext } from '../../lib/organization/active-organization.tsx';

/** Loads one file and its uses, anew each time because other screens change them. */
export function useAsset(id: string) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: assetKeys.one(organizationId, id),
    queryFn: ({ signal }) => call(assetRoutes.getAsset, { id }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? 3_000 : false),
  });
}

export function useDeleteAsset() {
  const { call, client, organizationId } = useActionContext();
  const list = assetKeys.list(organizationId);
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        return await call(assetRoutes.deleteAsset, { id });
      } catch (error) {
        // Somebody else has already deleted the file.
        if (isApiError(error, 'NOT_FOUND')) return { id };
        throw error;
      }
    },
    onSuccess: async ({ id }) => {
      // A response in flight would show the deleted file again.
      await client.cancelQueries({ queryKey: list });
      client.setQueryData<Asset[]>(list, (assets) => assets?.filter((asset) => asset.id !== id));
    },
    // The file may have come into use since; the reloaded details then say where.
    onError: (_error, id) => client.invalidateQueries({ queryKey: assetKeys.one(organizationId, id) }),
  });
}
