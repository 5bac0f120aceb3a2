import type { Asset } from '#contract/resources/asset';
import { isImageType } from '#contract/rules/file-rules';

export const kinds = ['all', 'image', 'document'] as const;
export type Kind = (typeof kinds)[number];

export const sorts = ['newest', 'name', 'size'] as const;
export type Sort = (typeof sorts)[number];

export interface AssetFilters {
  search: string;
  kind: Kind;
  sort: Sort;
  file: string;
}

export function readFilters(address: URLSearchParams): AssetFilters {
  return {
    search: address.get('q') ?? '',
    kind: kinds.find((kind) => kind === address.get('type')) ?? 'all',
    sort: sorts.find((sort) => sort === address.get('sort')) ?? 'newest',
    file: address.get('file') ?? '',
  };
}

export function writeFilters({ search, kind, sort, file }: AssetFilters): URLSearchParams {
  const address = new URLSearchParams();
  if (search.trim()) address.set('q', search.trim());
  if (kind !== 'all') address.set('type', kind);
  if (sort !== 'newest') address.set('sort', sort);
  if (file) address.set('file', file);
  return address;
}

export function withoutKind(assets: readonly Asset[], search: string): Asset[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return assets.filter(({ name }) => words.every((word) => name.toLocaleLowerCase().includes(word)));
}

export function withKind(assets: readonly Asset[], kind: Kind): Asset[] {
  return assets.filter(
    ({ contentType }) => kind === 'all' || isImageType(contentType) === (kind === 'image'),
  );
}

export const sorted = (assets: readonly Asset[], sort: Sort): Asset[] => assets.toSorted(orders[sort]);

const orders: Record<Sort, (one: Asset, other: Asset) => number> = {
  newest: (one, other) => other.createdAt.localeCompare(one.createdAt),
  name: (one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }),
  size: (one, other) => other.size - one.size,
};

/** Counts stored files and bytes. A rejected file has no bytes any more. */
export function storedIn(assets: readonly Asset[]): { count: number; bytes: number } {
  const stored = assets.filter(({ status }) => status !== 'rejected');
  return { count: stored.length, bytes: stored.reduce((sum, { size }) => sum + size, 0) };
}

const typeNames: Record<Asset['contentType'], string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
};

export const typeName = ({ contentType }: Asset): string => typeNames[contentType];

export const dimensionsOf = ({ width, height }: Asset): string =>
  width && height ? `${width} × ${height}` : '';
