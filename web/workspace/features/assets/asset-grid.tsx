import type { Asset } from '#contract/resources/asset';
import * as words from '#words/assets';
import { fileSize } from '../../../shared/format/file-size.ts';
import { Badge } from '../../ui/elements/badge.tsx';
import { typeName } from './asset-filters.ts';
import { AssetThumbnail } from './asset-thumbnail.tsx';

export interface AssetListProps {
  assets: readonly Asset[];
  onOpen: (asset: Asset) => void;
}

export function AssetGrid({ assets, onOpen }: AssetListProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,44%),1fr))] gap-4">
      {assets.map((asset) => (
        <li
          key={asset.id}
          className="relative min-w-0 overflow-hidden rounded-xl border border-line bg-surface transition-colors duration-100 hover:border-line-strong"
        >
          <AssetThumbnail asset={asset} className="aspect-4/3 w-full border-b border-line" />
          <div className="p-3">
            <AssetName asset={asset} onOpen={onOpen} />
            <p className="mt-0.5 h-5 truncate text-[0.8125rem] text-ink-3">
              {asset.status === 'ready' ? (
                `${typeName(asset)} · ${fileSize(asset.size)}`
              ) : (
                <AssetStatus asset={asset} />
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function AssetName({ asset, onOpen }: { asset: Asset; onOpen: (asset: Asset) => void }) {
  return (
    <button
      type="button"
      title={asset.name}
      onClick={() => onOpen(asset)}
      className="block w-full truncate text-start font-medium before:absolute before:inset-0 before:rounded-xl focus-visible:outline-none focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-focus"
    >
      {asset.name}
    </button>
  );
}

export function AssetStatus({ asset }: { asset: Asset }) {
  if (asset.status === 'ready') return null;
  return <Badge tone={asset.status === 'pending' ? 'warn' : 'bad'}>{words.statuses[asset.status]}</Badge>;
}
