import { fileSize } from '../../../shared/format/file-size.ts';
import { ListTable } from '../../ui/lists/data-table.tsx';
import { RelativeTime } from '../../ui/elements/relative-time.tsx';
import { dimensionsOf, typeName } from './asset-filters.ts';
import { AssetName, AssetStatus, type AssetListProps } from './asset-grid.tsx';
import { AssetThumbnail } from './asset-thumbnail.tsx';
import { texts } from './texts.ts';

const columns = [
  { label: texts.columns.name },
  { label: texts.columns.type, className: 'w-20 max-md:hidden' },
  { label: texts.columns.dimensions, className: 'w-32 max-lg:hidden' },
  { label: texts.columns.size, className: 'w-26 text-right' },
  { label: texts.columns.uploaded, className: 'w-36 max-md:hidden' },
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
          <td className="text-right text-ink-2">{fileSize(asset.size)}</td>
          <td className="text-ink-2 max-md:hidden">
            <RelativeTime at={asset.createdAt} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
}
