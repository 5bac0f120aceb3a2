import type { Asset } from '#contract/resources/asset';
import type { AssetUse } from '#contract/primitives/error';
import type { MemberContext } from '../shared/membership/context.ts';
import { readAsset } from './store.ts';
import { namedUses } from './steps.ts';

export async function getAsset(
  { table, organizationId }: MemberContext,
  { id }: { id: string },
): Promise<Asset & { usedBy: AssetUse[] }> {
  const asset = await readAsset(table, { organizationId, assetId: id });
  return { ...asset, usedBy: await namedUses(table, organizationId, asset) };
}
