import { strToU8, zipSync } from 'fflate';

const related = (targets: readonly string[]) =>
  `<Relationships>${targets
    .map((target, index) => {
      const type = /media/.test(target) ? 'image' : target.replace(/.*\/([a-zA-Z]+?)s?\/.*/, '$1');
      return `<Relationship Id="r${index + 1}" Type="http://x/${type}" Target="${target}"/>`;
    })
    .join('')}</Relationships>`;

export interface MadeSlide {
  shapes: string;
  /** Targets of r1, r2 and so on. */
  targets?: string[];
  attributes?: string;
}

/** The smallest archive that is read as slides of 1280 × 720 pixels. */
export function deckOf(slides: readonly MadeSlide[], others: Record<string, string> = {}): Uint8Array {
  const members: Record<string, string> = {
    'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${slides
      .map((_, index) => `<p:sldId r:id="r${index + 1}"/>`)
      .join('')}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': related(slides.map((_, index) => `slides/slide${index + 1}.xml`)),
    ...Object.fromEntries(
      slides.flatMap(({ shapes, targets = [], attributes = '' }, index) => [
        [
          `ppt/slides/slide${index + 1}.xml`,
          `<p:sld ${attributes}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`,
        ],
        [`ppt/slides/_rels/slide${index + 1}.xml.rels`, related(targets)],
      ]),
    ),
    ...others,
  };
  return zipSync(Object.fromEntries(Object.entries(members).map(([name, text]) => [name, strToU8(text)])));
}

export type Place = [x: number, y: number, width: number, height: number];

const emu = 9_525;
const frame = ([x, y, width, height]: Place) =>
  `<a:xfrm><a:off x="${x * emu}" y="${y * emu}"/><a:ext cx="${width * emu}" cy="${height * emu}"/></a:xfrm>`;

const paragraphs = (text: string, size: number) =>
  text
    .split('\n')
    .map((line) => `<a:p><a:r><a:rPr sz="${size * 100}"/><a:t>${line}</a:t></a:r></a:p>`)
    .join('');

export const textAt = (place: Place, text: string, size = 14): string =>
  `<p:sp><p:spPr>${frame(place)}</p:spPr><p:txBody>${paragraphs(text, size)}</p:txBody></p:sp>`;

export const placeholder = (type: string, text: string): string =>
  `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${type}"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody>${paragraphs(text, 18)}</p:txBody></p:sp>`;

export const pictureAt = (place: Place, relation: string, alt = ''): string =>
  `<p:pic><p:nvPicPr><p:cNvPr descr="${alt}"/></p:nvPicPr><p:blipFill><a:blip r:embed="${relation}"/></p:blipFill><p:spPr>${frame(place)}</p:spPr></p:pic>`;

export const groupAt = (place: Place, inner: Place, shapes: string): string =>
  `<p:grpSp><p:grpSpPr>${frame(place).replace(
    '</a:xfrm>',
    `<a:chOff x="${inner[0] * emu}" y="${inner[1] * emu}"/><a:chExt cx="${inner[2] * emu}" cy="${inner[3] * emu}"/></a:xfrm>`,
  )}</p:grpSpPr>${shapes}</p:grpSp>`;
