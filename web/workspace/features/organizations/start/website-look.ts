import type { Branding } from '#contract/resources/organization';
import { websiteRoutes, type OfferedPicture } from '#contract/resources/website';
import { colorsOf, takeLogoColors } from '../../../files/logo-colors.ts';
import type { OrganizationCall } from '../../../lib/organization/active-organization.tsx';

/** A firm's website offers this. `logo` is ready to be uploaded, and `picture` shows it. */
export interface WebsiteLook {
  website: string;
  colors: Branding['brandColors'];
  logo: File | undefined;
  picture: string | undefined;
}

/** A drawing gets this many pixels at its longer side. */
const drawnPx = 640;

/** Returns undefined if the website has neither a logo nor a color. */
export async function readLook(call: OrganizationCall, address: string): Promise<WebsiteLook | undefined> {
  const found = await call(websiteRoutes.readWebsite, { address });
  const picture = found.logo && `data:${found.logo.type};base64,${found.logo.data}`;
  const logo = found.logo && (await fileOf(found.logo, picture!).catch(() => undefined));
  const ofLogo = logo && (await takeLogoColors(picture!));
  const colors = ofLogo ?? (found.color && colorsOf(pixelOf(found.color)));
  return colors
    ? { website: new URL(found.address).origin, colors, logo, picture: logo && picture }
    : undefined;
}

/** Uploads take no SVG, because it can contain scripts, so a drawing becomes a picture here. */
async function fileOf({ type, data }: OfferedPicture, picture: string): Promise<File> {
  if (type !== 'image/svg+xml') {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    return new File([bytes], `logo.${type.slice('image/'.length)}`, { type });
  }
  const image = new Image();
  image.src = picture;
  await image.decode();
  const scale = drawnPx / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob!], 'logo.png', { type: 'image/png' });
}

const pixelOf = (color: string): number[] => [
  ...[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)),
  255,
];
