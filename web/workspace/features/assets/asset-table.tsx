import * as words from '#words/assets';
import { fileSize } from '../../../shared/format/file-size.ts';
import { ListTable } from '../../ui/lists/data-table.tsx';
import { RelativeTime } from '../../ui/elements/relative-time.tsx';
import { dimensionsOf, typeName } from './asset-filters.ts';
import { AssetName, AssetStatus, type AssetListProps } from './asset-grid.tsx';
import { AssetThumbnail } from './asset-thumbnail.tsx';

const columns = [
  { label: words.columnsName },
  { label: words.columnsType, className: 'w-20 max-md:hidden' },
  { label: words.columnsDimensions, className: 'w-32 max-lg:hidden' },
  { label: words.columnsSize, className: 'w-26 text-end' },
  { label: words.columnsUploaded, className: 'w-36 max-md:hidden' },
];

export function AssetTable({ assets, onOpen }: AssetListProps) {
  return (
    <ListTable columns={columns}>
      {assets.map((asset) => (
        <tr key={asset.id} className="relative *:px-4 *:py-2 *:align-middle hover:bg-hover">
          <td>
            <span className="flex min-w-0 items-center gap-3">
              <AssetThumbnail
                asset={asset}
                className="size-10 rounded-md border border-line [&_svg]:size-4"
              />
              <span className="min-w-0 flex-1">
                <AssetName asset={asset} onOpen={onOpen} />
                <AssetStatus asset={asset} />
              </span>
            </span>
          </td>
          <td className="text-ink-2 max-md:hidden">{typeName(asset)}</td>
          <td className="text-ink-2 max-lg:hidden">{dimensionsOf(asset)}</td>
          <td className="text-end text-ink-2">{fileSize(asset.size)}</td>
          <td className="text-ink-2 max-md:hidden">
            <RelativeTime at={asset.createdAt} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
