import { limits } from './limits.ts';

/** What may be uploaded, without schemas: pages say before an upload what the schema of the call would say after it. No SVG and no HTML: both can hold script. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'] as const;
export const documentTypes = ['application/pdf'] as const;
export const fileTypes = [...imageTypes, ...documentTypes] as const;
export type FileType = (typeof fileTypes)[number];

export const wrongFileType = 'Must be a PNG, JPEG, WebP, AVIF or GIF image, or a PDF document';
export const emptyFile = 'The file is empty';

/** In the name of a published picture that is light on nothing, such as a white logo: who shows it needs a dark plate. */
export const lightSuffix = '-light';

export const isImageType = (type: FileType): boolean => (imageTypes as readonly string[]).includes(type);

const maxBytes = (type: FileType) => (isImageType(type) ? limits.imageBytes : limits.documentBytes);

export const isTooLarge = (type: FileType, size: number): boolean => size > maxBytes(type);

export const tooLarge = (type: FileType): string =>
  `The file is too large: at most ${maxBytes(type) / 1024 ** 2} MB`;
