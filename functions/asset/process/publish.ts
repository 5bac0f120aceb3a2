import { createHash } from 'node:crypto';
import { isImageType } from '#contract/rules/file-rules';
import type { AssetType } from '#contract/resources/asset';
import { readObject, sizeOfObject, writeObject } from '../../shared/files/bucket.ts';
import { addressOf, objects, type AssetRef } from '../../shared/files/objects.ts';
import { JobFailed } from '../../shared/jobs/run-job.ts';
import type { AssetItem } from '../store.ts';
import { marksOf, measure, variantsOf } from './image.ts';

export type Published = Required<Pick<AssetItem, 'url' | 'variants' | 'files'>> &
  Pick<AssetItem, 'width' | 'height'>;

/** Cards never show a picture wider than this. */
const defaultWidth = 1280;

/** The uploaded bytes must match the announced ones before members can read them. */
export async function publish(ref: AssetRef, asset: AssetItem): Promise<Published> {
  const otherFile = 'The uploaded file is not the one that was announced. Please upload it again.';
  if ((await sizeOfObject(objects.upload(ref))) !== asset.size) throw new JobFailed(otherFile);
  const bytes = await readObject(objects.upload(ref));
  if (createHash('sha256').update(bytes).digest('base64') !== asset.sha256) throw new JobFailed(otherFile);
  if (!isOfType(asset.contentType, bytes)) {
    throw new JobFailed(`The file is not a ${typeName(asset.contentType)}, whatever its name says`);
  }
  return isImageType(asset.contentType)
    ? await publishImage(ref, bytes)
    : await publishDocument(ref, asset, bytes);
}

async function publishImage(ref: AssetRef, bytes: Buffer): Promise<Published> {
  const picture = await measure(bytes);
  const variants: AssetItem['variants'] = [];
  const files = new Set<string>();
  const marks = await marksOf(bytes, picture);
  for await (const { width, height, body } of variantsOf(bytes, picture)) {
    const file = `${width}${marks}.webp`;
    const as = { contentType: 'image/webp', disposition: 'inline' };
    await writeObject(objects.private(ref) + file, body, as);
    variants.push({ width, height, url: addressOf(ref, file) });
    files.add(file);
  }
  const usual = variants.findLast(({ width }) => width <= defaultWidth) ?? variants[0]!;
  return { ...picture, url: usual.url, variants, files };
}

async function publishDocument(ref: AssetRef, { name }: AssetItem, bytes: Buffer): Promise<Published> {
  const file = 'document.pdf';
  const as = { contentType: 'application/pdf', disposition: `attachment; filename="${safeName(name)}"` };
  await writeObject(objects.private(ref) + file, bytes, as);
  return { url: addressOf(ref, file), variants: [], files: new Set([file]) };
}

function safeName(name: string): string {
  const stem = name.replace(/\.pdf$/i, '').replaceAll(/[^\w.-]+/g, '_');
  return `${stem.replace(/^\.+/, '') || 'document'}.pdf`;
}

const starts = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text;

/** The first bytes identify a type, whatever the file is called. */
const signatures: Record<AssetType, (bytes: Buffer) => boolean> = {
  'image/png': (bytes) => starts(bytes, '\x89PNG\r\n\x1A\n'),
  'image/jpeg': (bytes) => starts(bytes, '\xFF\xD8\xFF'),
  'image/gif': (bytes) => starts(bytes, 'GIF87a') || starts(bytes, 'GIF89a'),
  'image/webp': (bytes) => starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8),
  // An AVIF file lists the brands that it follows, of four letters each, in its first box.
  'image/avif': (bytes) => starts(bytes, 'ftyp', 4) && /avif|avis/.test(bytes.toString('latin1', 8, 40)),
  'application/pdf': (bytes) => starts(bytes, '%PDF-'),
};

const isOfType = (type: AssetType, bytes: Buffer): boolean => signatures[type](bytes);

const names: Record<AssetType, string> = {
  'image/png': 'PNG image',
  'image/jpeg': 'JPEG image',
  'image/gif': 'GIF image',
  'image/webp': 'WebP image',
  'image/avif': 'AVIF image',
  'application/pdf': 'PDF document',
};

export const typeName = (type: AssetType): string => names[type];
