import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { productName } from '#contract/primitives/product';
import { draw } from '../shared/social/draw.tsx';
import type { SitePage } from './page.ts';

export const socialImageOf = ({ path }: SitePage): string =>
  `social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

const { resolve } = createRequire(import.meta.url);
const fontOf = (weight: 400 | 600): Font => ({
  name: 'Geist',
  data: readFileSync(resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`)),
  weight,
  style: 'normal',
});
const fonts = [fontOf(400), fontOf(600)];

const brandColors = { background: '#fbfbfa', text: '#1a1a18', primary: '#f05123', secondary: '#f7a58c' };

export function drawSocialImage({ path, title, description, trail }: SitePage): Promise<Buffer> {
  const texts = {
    owner: productName,
    about: trail?.at(-1)?.name,
    title,
    // A long title leaves no space for the description.
    text: title.length > 60 ? undefined : description,
    facts: path === '/' ? 'Write once, show anywhere' : 'Customer references as cards',
  };
  return draw(texts, { brandColors }, fonts);
}
