import sharp from 'sharp';
import { darkPlate } from '#contract/cards/card-options';
import { imageOfAddress, objects } from '../files/objects.ts';
import { readObject } from '../files/bucket.ts';
import type { InlinePicture } from './letter.ts';

const places = ['logo', 'card', 'customer'] as const;
type PicturePlace = (typeof places)[number];

/** A mail with pictures names them by their stored addresses. */
export interface Pictured {
  organizationId: string;
  pictures?: Partial<Record<PicturePlace, string>> | undefined;
}

export type MailPictures = Partial<Record<PicturePlace, InlinePicture>>;

export interface MailFile extends InlinePicture {
  type: 'image/jpeg' | 'image/png';
  bytes: Buffer;
}

/** CSS pixels; the files have twice as many. */
const cardSize = { width: 534, height: 220 };
const logoHeights = { logo: 32, customer: 34 };
const longestLogo = 160;

/** All pictures of a mail have at most 80 kB: this one, and two logos of a few kB. */
const cardBytes = 60_000;
const qualities = [75, 60, 45, 30];

/** Files of other organizations and addresses outside are left out, and so is what cannot be read. */
export async function readPictures({ organizationId, pictures = {} }: Pictured): Promise<MailFile[]> {
  const files = await Promise.all(
    places.map(async (place) => {
      const image = imageOfAddress(pictures[place] ?? '');
      if (image?.organizationId !== organizationId) return undefined;
      const bytes = await readObject(`${objects.private(image)}${image.file}`).catch(goneOrThrow);
      if (!bytes) return undefined;
      const drawn = place === 'card' ? cardPicture(bytes) : logoPicture(bytes, place, image.file);
      // The file was made here, so this is rare, and a mail without the picture is better than none.
      return await drawn.catch(() => undefined);
    }),
  );
  return files.filter((file) => file !== undefined);
}

function goneOrThrow(error: unknown): undefined {
  const { name } = error as Error;
  // S3 says so of a missing object to whoever may not list.
  if (name !== 'NoSuchKey' && name !== 'AccessDenied') throw error;
}

/** JPEG, because Outlook shows no WebP. */
async function cardPicture(bytes: Buffer): Promise<MailFile> {
  const { width, height } = cardSize;
  const picture = sharp(bytes)
    .resize({ width: 2 * width, height: 2 * height, fit: 'cover' })
    .flatten({ background: '#ffffff' });
  let made = Buffer.alloc(0);
  for (const quality of qualities) {
    made = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (made.length <= cardBytes) break;
  }
  return { id: 'card', width, height, type: 'image/jpeg', bytes: made };
}

/** A ground of its own keeps a logo visible on light and dark. */
async function logoPicture(bytes: Buffer, place: 'logo' | 'customer', file: string): Promise<MailFile> {
  const height = logoHeights[place];
  const { data, info } = await sharp(bytes)
    .resize({ width: 2 * longestLogo, height: 2 * height, fit: 'inside' })
    .flatten({ background: file.includes('-light') ? darkPlate : '#ffffff' })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  const width = Math.round(info.width / 2);
  return { id: place, width, height: Math.round(info.height / 2), type: 'image/png', bytes: data };
}
