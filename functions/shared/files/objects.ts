import { id } from '#contract/primitives/schema';
import { objectPrefixes } from './environment.ts';

/** One uploaded file, by the organization that it belongs to. */
export interface AssetRef {
  organizationId: string;
  assetId: string;
}

/** The one place that builds the keys of objects. Only what lies under `assets/` can be read by anybody, under `private/` by members. */
export const objects = {
  upload: ({ organizationId, assetId }: AssetRef) =>
    `${objectPrefixes.upload}${part(organizationId)}/${part(assetId)}`,
  /** Everything that was made of an upload. */
  private: ({ organizationId, assetId }: AssetRef) =>
    `${objectPrefixes.private}${part(organizationId)}/${part(assetId)}/`,
  /** The same under its public address, while something public shows it. */
  published: ({ organizationId, assetId }: AssetRef) =>
    `${objectPrefixes.published}${part(organizationId)}/${part(assetId)}/`,
};

/** Returns the address that records store. It works for everyone while the file is public. */
export const addressOf = (asset: AssetRef, file: string): string => `/${objects.published(asset)}${file}`;

/** The upload that an object's key belongs to. */
export function uploadOfKey(key: string): AssetRef | undefined {
  const [folder, organizationId = '', assetId = '', ...more] = key.split('/');
  const known = folder === 'uploads' && more.length === 0 && isId(organizationId) && isId(assetId);
  return known ? { organizationId, assetId } : undefined;
}

/** Parses the address of a published image. Returns undefined for any other address. */
export function imageOfAddress(address: string): (AssetRef & { file: string }) | undefined {
  const [, organizationId, assetId, file] =
    /^\/assets\/([^/]+)\/([^/]+)\/(\d+(?:-light)?\.webp)$/.exec(address) ?? [];
  if (!organizationId || !assetId || !file) return undefined;
  return isId(organizationId) && isId(assetId) ? { organizationId, assetId, file } : undefined;
}

const isId = (value: string) => id().safeParse(value).success;

// The contract checks ids at the door. What still arrives here is a bug, and must not become a key.
function part(value: string): string {
  if (!isId(value)) throw new Error('Not an id');
  return value;
}
