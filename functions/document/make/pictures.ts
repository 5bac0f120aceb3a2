import sharp, { type Sharp } from 'sharp';
import type { CardContent } from '#contract/cards/card';
import { darkPlate } from '#contract/cards/card-options';
import { readCardConfig } from '#contract/cards/read-card-config';
import { storyPictures } from '#contract/reference/story-pictures';
import { lightSuffix } from '#contract/rules/file-rules';
import { isMissing, readObject } from '../../shared/files/bucket.ts';
import { imageOfAddress, objects } from '../../shared/files/objects.ts';

/** The proportions of the place for the main picture. */
export interface Shape {
  width: number;
  height: number;
}

interface Crop {
  x: number;
  y: number;
  zoom: number;
}

/** `main` fills a place, `portrait` a square. A `logo` is on its plate. A `story` picture stays whole. */
export interface Place {
  as: 'main' | 'portrait' | 'logo' | 'story';
  address: string;
  crop?: Crop | undefined;
}

export interface PictureFile extends Shape {
  bytes: Buffer;
  type: 'jpg' | 'png';
  /** The color around a logo. */
  plate?: string;
}

export interface Picture extends PictureFile {
  alt: string;
}

export const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'alt' in value;

/** By `keyOfPlace`. A picture that is missing or unreadable has none. */
export type Pictures = ReadonlyMap<string, PictureFile>;

export const keyOfPlace = ({ as, address, crop }: Place): string => JSON.stringify([as, address, crop]);

export function placesOf(card: CardContent) {
  const place = (as: Place['as'], address: string | undefined, crop?: Crop): Place | undefined =>
    address ? { as, address, crop } : undefined;
  return {
    main: place('main', card.mainImage, readCardConfig(card.templateConfig).imageCrop),
    logo: place('logo', card.logoImage),
    portrait: card.quote ? place('portrait', card.quotePortrait) : undefined,
    story: storyPictures(card.longDescription ?? '').map((address): Place => ({ as: 'story', address })),
  };
}

/** Each is decoded whole, so few are at once. */
const atOnce = 4;

/** Pixels of the longer side, by the number of pictures. All are in memory with their pixels while a PDF is made. */
const sides = [
  { upTo: 40, side: 1600 },
  { upTo: 250, side: 1000 },
  { upTo: Infinity, side: 640 },
];
const logoSide = 480;
const portraitSide = 360;

export async function readPictures(
  organizationId: string,
  places: readonly Place[],
  shape: Shape,
): Promise<Pictures> {
  const wanted = [...new Map(places.map((place) => [keyOfPlace(place), place]))];
  const large = wanted.filter(([, { as }]) => as === 'main' || as === 'story').length;
  const { side } = sides.find(({ upTo }) => large <= upTo)!;
  const found = new Map<string, PictureFile>();
  for (let from = 0; from < wanted.length; from += atOnce) {
    await Promise.all(
      wanted.slice(from, from + atOnce).map(async ([key, place]) => {
        const file = await readPicture(organizationId, place, shape, side);
        if (file) found.set(key, file);
      }),
    );
  }
  return found;
}

/** A document without a picture is better than none. */
async function readPicture(
  organizationId: string,
  place: Place,
  shape: Shape,
  side: number,
): Promise<PictureFile | undefined> {
  const image = imageOfAddress(place.address);
  if (image?.organizationId !== organizationId) return undefined;
  const bytes = await readObject(`${objects.private(image)}${image.file}`).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return undefined;
  });
  return bytes && (await draw[place.as](bytes, place, shape, side).catch(() => undefined));
}

type Draw = (bytes: Buffer, place: Place, shape: Shape, side: number) => Promise<PictureFile>;

const white = '#ffffff';

const draw: Record<Place['as'], Draw> = {
  main: (bytes, { crop }, shape, side) => filled(bytes, shape, side, crop),
  portrait: (bytes) => filled(bytes, { width: 1, height: 1 }, portraitSide),
  story: async (bytes, _, __, side) =>
    await jpeg(sharp(bytes).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })),
  logo: async (bytes, { address }) => {
    const plate = address.includes(`${lightSuffix}.`) ? darkPlate : white;
    const { data, info } = await sharp(bytes)
      .resize({ width: logoSide, height: logoSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: plate })
      .png({ palette: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, type: 'png', width: info.width, height: info.height, plate };
  },
};

/** The part that a card would show in a place of this shape. */
async function filled(
  bytes: Buffer,
  shape: Shape,
  side: number,
  { x, y, zoom }: Crop = { x: 50, y: 50, zoom: 1 },
): Promise<PictureFile> {
  const picture = sharp(bytes);
  const whole = await picture.metadata();
  const scale = Math.min(whole.width / shape.width, whole.height / shape.height) / zoom;
  const width = Math.max(1, Math.round(shape.width * scale));
  const height = Math.max(1, Math.round(shape.height * scale));
  const part = picture.extract({
    left: Math.round(((whole.width - width) * x) / 100),
    top: Math.round(((whole.height - height) * y) / 100),
    width,
    height,
  });
  return await jpeg(part.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }));
}

/** JPEG, because Office and Typst decode nothing smaller. */
async function jpeg(picture: Sharp): Promise<PictureFile> {
  const { data, info } = await picture
    .flatten({ background: white })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, type: 'jpg', width: info.width, height: info.height };
}
