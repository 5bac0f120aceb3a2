import sharp from 'sharp';

/** Pixels across. The list shows the small one, and a dialog the large one. */
const small = 160;
const large = 1000;
/** An SVG has points, of which an inch has 72; A4 has 595.28 of them across. */
const density = (72 * large) / 595.28;
const seconds = 15;

export interface Preview {
  small: Buffer;
  large: Buffer;
  /** Of the large one. */
  width: number;
  height: number;
}

export async function drawPreview(first: Buffer): Promise<Preview> {
  const { data, info } = await sharp(first, { density })
    .flatten({ background: '#ffffff' })
    .resize({ width: large, withoutEnlargement: true })
    .webp({ quality: 75 })
    .timeout({ seconds })
    .toBuffer({ resolveWithObject: true });
  const smaller = await sharp(data).resize({ width: small }).webp({ quality: 70 }).toBuffer();
  return { small: smaller, large: data, width: info.width, height: info.height };
}
