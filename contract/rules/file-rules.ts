import { limits } from './limits.ts';

/** No schema, because pages check a file before the upload. SVG and HTML can contain scripts. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'] as const;
export const documentTypes = ['application/pdf'] as const;
export const fileTypes = [...imageTypes, ...documentTypes] as const;
export type FileType = (typeof fileTypes)[number];

export const wrongFileType = 'Must be a PNG, JPEG, WebP, AVIF or GIF image, or a PDF document';
export const emptyFile = 'The file is empty';

/** Marks a light picture, such as a white logo, which needs a dark background. */
export const lightSuffix = '-light';

export const isImageType = (type: FileType): boolean => (imageTypes as readonly string[]).includes(type);

const maxBytes = (type: FileType) => (isImageType(type) ? limits.imageBytes : limits.documentBytes);

export const isTooLarge = (type: FileType, size: number): boolean => size > maxBytes(type);

export const tooLarge = (type: FileType): string =>
  `The file is too large: at most ${maxBytes(type) / 1024 ** 2} MB`;
