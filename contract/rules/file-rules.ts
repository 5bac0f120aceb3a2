import { limits } from './limits.ts';
import { tooLarge as fileTooLarge } from '#words/files';
import * as words from '#words/validation';

/** No schema, because pages check a file before the upload. SVG and HTML can contain scripts. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'] as const;
export const documentTypes = ['application/pdf'] as const;
export const fileTypes = [...imageTypes, ...documentTypes] as const;
export type FileType = (typeof fileTypes)[number];

export const wrongFileType = words.wrongFileType;
export const emptyFile = words.emptyFile;

/** Marks a light picture, such as a white logo, which needs a dark background. */
export const lightSuffix = '-light';

/** Marks a wide picture without a background, such as a name in its own letters. */
export const wordmarkSuffix = '-wordmark';

export const isImageType = (type: FileType): boolean => (imageTypes as readonly string[]).includes(type);

const maxBytes = (type: FileType) => (isImageType(type) ? limits.imageBytes : limits.documentBytes);

export const isTooLarge = (type: FileType, size: number): boolean => size > maxBytes(type);

export const tooLarge = (type: FileType): string => fileTooLarge(maxBytes(type) / 1024 ** 2);
