import type { Asset } from '#contract/resources/asset';
import type { Dispatch } from '#contract/tender/dispatch';
import type { Form } from '#contract/resources/form';
import { serverLimits } from '#contract/rules/server-limits';
import { objects } from '../shared/files/objects.ts';
import { sentFile } from '../tender/rules.ts';

/** A file of the library, or one that a buyer was sent. */
export interface KeptFile {
  /** Those that buyers were sent sort behind all others. */
  id: string;
  size: number;
  /** In the archive. */
  path: string;
  /** In the bucket. */
  key: string;
}

export interface VolumeFiles {
  files: KeptFile[];
  /** The id by which the next volume goes on. */
  last: string;
  isLast: boolean;
}

/**
 * The files of the volume that follows one with the id `after`, whichever were deleted meanwhile. Ids are sorted. The
 * volume has `taken` bytes of other files.
 */
export function volumeAfter(all: readonly KeptFile[], after = '', taken = 0): VolumeFiles {
  const left = all.filter(({ id }) => id > after);
  let bytes = taken;
  const fitting = left.findIndex(({ size }, index) => {
    bytes += size;
    return index > 0 && (bytes > serverLimits.exportVolumeBytes || index >= serverLimits.exportVolumeFiles);
  });
  const files = fitting === -1 ? left : left.slice(0, fitting);
  return { files, last: files.at(-1)?.id ?? after, isLast: fitting === -1 };
}

export function fileOfAsset(organizationId: string, asset: Asset): KeptFile {
  const { id, size } = asset;
  const address = asset.variants.at(-1)?.url ?? asset.url!;
  const name = address.slice(address.lastIndexOf('/') + 1);
  return { id, size, path: pathOf(asset), key: objects.private({ organizationId, assetId: id }) + name };
}

/** The copies are as they were sent, whatever became of the references. */
export const filesOfDispatch = (
  organizationId: string,
  tenderId: string,
  { id, documents }: Dispatch,
): KeptFile[] =>
  documents.map(({ title, format, size }, at) => ({
    id: `~${id}-${at + 1}`,
    size,
    path: `documents/${id}-${at + 1}/${stemOf(title)}.${format}`,
    key: objects.sent(organizationId, tenderId) + sentFile(id, at, format),
  }));

export const pathOf = ({ id, name, contentType }: Pick<Asset, 'id' | 'name' | 'contentType'>): string =>
  // Pictures were re-encoded, whatever they had been.
  `files/${id}/${stemOf(name)}.${contentType === 'application/pdf' ? 'pdf' : 'webp'}`;

export const formPathOf = ({ id, name, format }: Pick<Form, 'id' | 'name' | 'format'>): string =>
  `forms/${id}/${stemOf(name)}.${format}`;

/** Names from anywhere must not climb out of their folder, nor be refused by a disk. */
function stemOf(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_').replace(/^[\s.]+/, '');
  const stem = plain.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 100);
  return stem.replace(/[\s.]+$/, '') || 'file';
}
