import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { assetRoutes, type Asset } from '#contract/resources/asset';
import { safeImage } from '../../shared/cards/safe-address.ts';
import { useCall, useOrganization, type OrganizationCall } from '../lib/organization/active-organization.tsx';
import { allPages, recordKeys } from '../lib/organization/records.ts';

const unsettledMs = 10_000;

export const assetKeys = {
  list: (organizationId: string) => [...recordKeys.all(organizationId), 'assets'] as const,
  one: (organizationId: string, id: string) => [...recordKeys.all(organizationId), 'asset', id] as const,
};

const assetsQuery = (call: OrganizationCall, organizationId: string) =>
  queryOptions({
    queryKey: assetKeys.list(organizationId),
    queryFn: ({ signal }): Promise<Asset[]> =>
      allPages(async (cursor) => {
        const page = await call(assetRoutes.listAssets, { cursor }, { signal });
        return { items: page.assets, nextCursor: page.nextCursor };
      }),
    // Processing changes an asset on the server, also one that another browser uploaded.
    refetchInterval: ({ state }) => (state.data?.some(isPending) ? unsettledMs : false),
  });

export function useAssets() {
  return useQuery(assetsQuery(useCall(), useOrganization().organizationId));
}

export const isPending = ({ status }: Asset): boolean => status === 'pending';

export function adoptAsset(client: QueryClient, organizationId: string, asset: Asset): void {
  const list = assetKeys.list(organizationId);
  client.setQueryData<Asset[]>(list, (assets) =>
    assets ? [asset, ...assets.filter(({ id }) => id !== asset.id)] : assets,
  );
  void client.invalidateQueries({ queryKey: list });
}

export function previewOf({ variants, url, contentType }: Asset, width: number): string | undefined {
  if (!contentType.startsWith('image/')) return undefined;
  return safeImage((variants.find((variant) => variant.width >= width) ?? variants.at(-1))?.url ?? url);
}
