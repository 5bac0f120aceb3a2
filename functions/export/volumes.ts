import type { Asset } from '#contract/resources/asset';
import { serverLimits } from '#contract/rules/server-limits';

export interface VolumeFiles {
  assets: Asset[];
  /** The id by which the next volume goes on. */
  last: string;
  isLast: boolean;
}

/** The files of the volume that follows one with the id `after`, whichever were deleted meanwhile. Ids are sorted. */
export function volumeAfter(library: readonly Asset[], after = ''): VolumeFiles {
  const left = library.filter(({ id }) => id > after);
  let bytes = 0;
  const fitting = left.findIndex(({ size }, index) => {
    bytes += size;
    return index > 0 && (bytes > serverLimits.exportVolumeBytes || index >= serverLimits.exportVolumeFiles);
  });
  const assets = fitting === -1 ? left : left.slice(0, fitting);
  return { assets, last: assets.at(-1)?.id ?? after, isLast: fitting === -1 };
}

/** Names from anywhere must not climb out of their folder, nor be refused by a disk. */
export function pathOf({ id, name, contentType }: Asset): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_').replace(/^[\s.]+/, '');
  // Pictures were re-encoded, whatever they had been.
  const stem =
    plain
      .replace(/\.[a-z0-9]{2,5}$/i, '')
      .slice(0, 100)
      .replace(/[\s.]+$/, '') || 'file';
  return `files/${id}/${stem}.${contentType === 'application/pdf' ? 'pdf' : 'webp'}`;
}
