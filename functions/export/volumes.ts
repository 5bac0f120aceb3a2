import type { Asset } from '#contract/resources/asset';
import type { Form } from '#contract/resources/form';
import { serverLimits } from '#contract/rules/server-limits';

export interface VolumeFiles {
  assets: Asset[];
  /** The id by which the next volume goes on. */
  last: string;
  isLast: boolean;
}

/**
 * The files of the volume that follows one with the id `after`, whichever were deleted meanwhile. Ids are sorted. The
 * volume has `taken` bytes of other files.
 */
export function volumeAfter(library: readonly Asset[], after = '', taken = 0): VolumeFiles {
  const left = library.filter(({ id }) => id > after);
  let bytes = taken;
  const fitting = left.findIndex(({ size }, index) => {
    bytes += size;
    return index > 0 && (bytes > serverLimits.exportVolumeBytes || index >= serverLimits.exportVolumeFiles);
  });
  const assets = fitting === -1 ? left : left.slice(0, fitting);
  return { assets, last: assets.at(-1)?.id ?? after, isLast: fitting === -1 };
}

export const pathOf = ({ id, name, contentType }: Asset): string =>
  // Pictures were re-encoded, whatever they had been.
  `files/${id}/${stemOf(name)}.${contentType === 'application/pdf' ? 'pdf' : 'webp'}`;

export const formPathOf = ({ id, name }: Pick<Form, 'id' | 'name'>): string =>
  `forms/${id}/${stemOf(name)}.docx`;

/** Names from anywhere must not climb out of their folder, nor be refused by a disk. */
function stemOf(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_').replace(/^[\s.]+/, '');
  const stem = plain.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 100);
  return stem.replace(/[\s.]+$/, '') || 'file';
}
