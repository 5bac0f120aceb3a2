import type { AssetType } from '#contract/asset';

const starts = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** How the first bytes of each type look, whatever the file is called. */
const signatures: Record<AssetType, (bytes: Buffer) => boolean> = {
  'image/png': (bytes) => starts(bytes, '\x89PNG\r\n\x1A\n'),
  'image/jpeg': (bytes) => starts(bytes, '\xFF\xD8\xFF'),
  'image/gif': (bytes) => starts(bytes, 'GIF87a') || starts(bytes, 'GIF89a'),
  'image/webp': (bytes) => starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8),
  // The brands that the file claims to follow: four letters each, in its first box.
  'image/avif': (bytes) => starts(bytes, 'ftyp', 4) && /avif|avis/.test(bytes.toString('latin1', 8, 40)),
  'application/pdf': (bytes) => starts(bytes, '%PDF-'),
};

export const isOfType = (type: AssetType, bytes: Buffer): boolean => signatures[type](bytes);

const names: Record<AssetType, string> = {
  'image/png': 'PNG image',
  'image/jpeg': 'JPEG image',
  'image/gif': 'GIF image',
  'image/webp': 'WebP image',
  'image/avif': 'AVIF image',
  'application/pdf': 'PDF document',
};

export const typeName = (type: AssetType): string => names[type];
