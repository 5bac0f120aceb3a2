import type { Asset } from '#contract/resources/asset';
import { serverLimits } from '#contract/rules/server-limits';

/** The files of each volume, newest first. The first volume has the records too, and there is always one. */
export function volumesOf(assets: readonly Asset[]): Asset[][] {
  const volumes: Asset[][] = [[]];
  let bytes = 0;
  for (const asset of assets) {
    bytes += asset.size;
    const isFull =
      bytes > serverLimits.exportVolumeBytes || volumes.at(-1)!.length >= serverLimits.exportVolumeFiles;
    if (isFull && volumes.at(-1)!.length > 0) {
      volumes.push([]);
      bytes = asset.size;
    }
    volumes.at(-1)!.push(asset);
  }
  return volumes;
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
