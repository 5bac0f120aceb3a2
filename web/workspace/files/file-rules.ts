import { tidy } from '#contract/primitives/characters';
import {
  emptyFile,
  fileTypes,
  imageTypes,
  isTooLarge,
  tooLarge,
  wrongFileType,
  type FileType,
} from '#contract/rules/file-rules';
import { limits } from '#contract/rules/limits';
import * as words from '#words/files';

export const acceptImages = imageTypes.join(',');
export const acceptFiles = fileTypes.join(',');

// Some systems do not know the newer types and report none.
const byExtension: Readonly<Record<string, FileType>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  pdf: 'application/pdf',
};

type Named = Pick<File, 'name' | 'type' | 'size'>;

const typeOf = ({ name, type }: Pick<File, 'name' | 'type'>): string =>
  type || (byExtension[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? '');

export const isImage = (file: Pick<File, 'name' | 'type'>): boolean =>
  (imageTypes as readonly string[]).includes(typeOf(file));

export function nameOf({ name }: Pick<File, 'name'>): string {
  const line = tidy(name.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')) || words.upload.unnamed;
  const surplus = line.length - limits.nameLength;
  if (surplus <= 0) return line;
  // The cut may halve a surrogate pair.
  return `${line.slice(0, -surplus - 10)}${line.slice(-10)}`.replaceAll(/\p{Cs}/gu, '');
}

export function refusalOf(file: Named): string | undefined {
  const type = fileTypes.find((one) => one === typeOf(file));
  if (!type) return wrongFileType;
  if (file.size === 0) return emptyFile;
  return isTooLarge(type, file.size) ? tooLarge(type) : undefined;
}

export const announcementOf = (file: Named) => ({
  name: nameOf(file),
  contentType: typeOf(file) as FileType,
  size: file.size,
});
