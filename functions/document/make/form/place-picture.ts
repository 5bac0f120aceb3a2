import type { Element } from '@xmldom/xmldom';
import type { Picture, PictureFile } from '../pictures.ts';
import { ensureType, type OfficeFile, type Part } from '../../../form/office-file.ts';
import { relate } from '../../../form/relations.ts';
import { below, childrenOf, parentOf, parseXml } from '../../../form/xml.ts';
import { frameOf, pictureOf, stretchOf } from './slide-picture.ts';

const unitsPerMm = 36_000;
const widthMm = 80;
const logoWidthMm = 35;

const types = { jpg: 'image/jpeg', png: 'image/png' } as const;

/** Returns how a picture gets into its place in a part: a run, or a picture of the form whose size it takes. */
export function placer(file: OfficeFile, part: Part): (element: Element, picture: Picture) => void {
  const known = new Map<Buffer, string>();
  const relationOf = ({ bytes, type }: PictureFile): string => {
    const id = known.get(bytes) ?? addPicture(file, part, bytes, type);
    known.set(bytes, id);
    return id;
  };
  return (element, picture) => {
    const relation = relationOf(picture);
    if (element.nodeName === 'wp:docPr') exchange(drawingOf(element), picture, relation);
    else if (element.nodeName === 'p:cNvPr')
      exchange(pictureOf(element), picture, relation, frameOf(file, part, element));
    else insert(element, picture, relation);
  };
}

function addPicture(file: OfficeFile, part: Part, bytes: Buffer, type: PictureFile['type']): string {
  const { members } = file;
  const folder = part.name.slice(0, part.name.lastIndexOf('/') + 1);
  let n = 1;
  while (members[`${folder}media/reference${n}.${type}`]) n += 1;
  members[`${folder}media/reference${n}.${type}`] = new Uint8Array(bytes);
  ensureType(file, type, types[type]);
  const [id] = relate(file, part.name, 'image', [`${folder}media/reference${n}.${type}`]);
  return id!;
}

const drawing = (relation: string, cx: number, cy: number): string => `<w:drawing
  xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"
  xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"
  xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
  xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"
  ><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${cx}" cy="${cy}"/><wp:docPr id="1" name="Picture"
  /><wp:cNvGraphicFramePr><a:graphicFrameLocks noChangeAspect="1"/></wp:cNvGraphicFramePr><a:graphic><a:graphicData
  uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="0" name="Picture"
  /><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch
  ></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"
  ><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`;

function insert(run: Element, { width, height, type, alt }: Picture, relation: string): void {
  // Logos and codes are the only pictures with a palette.
  const cx = (type === 'png' ? logoWidthMm : widthMm) * unitsPerMm;
  const made = parseXml(drawing(relation, cx, Math.round((cx * height) / width))).documentElement!;
  for (const child of childrenOf(run)) if (child.nodeName !== 'w:rPr') run.removeChild(child);
  const placed = run.ownerDocument!.importNode<Element>(made, true);
  describe(placed, alt);
  run.appendChild(placed);
}

const drawingOf = (properties: Element) => parentOf(properties, ({ nodeName }) => nodeName === 'w:drawing');

/** The picture fills the place of the form's, which stays as large as it is. */
function exchange(
  whole: Element | undefined,
  picture: Picture,
  relation: string,
  frame: Element | undefined = whole,
): void {
  const blip = whole && below(whole).find(({ nodeName }) => nodeName === 'a:blip');
  if (!blip) return;
  blip.setAttribute('r:embed', relation);
  // A drawing of the same picture in another format would be shown instead.
  for (const child of childrenOf(blip)) blip.removeChild(child);
  describe(whole, picture.alt);
  const extent = frame && below(frame).find((one) => one.getAttribute('cx'));
  const [wide, high] = ['cx', 'cy'].map((name) => Number(extent?.getAttribute(name)));
  if (wide && high) crop(blip, picture, (wide / high) * stretchOf(whole));
}

function describe(whole: Element, alt: string): void {
  for (const one of below(whole))
    if (/^(?:wp:docPr|pic:cNvPr|p:cNvPr)$/.test(one.nodeName)) {
      one.setAttribute('descr', alt);
      one.removeAttribute('title');
    }
}

/** Shares of a side are thousandths of a percent. */
const whole = 100_000;

/** Cuts what does not fit from both sides, because Office would press the picture into the place. */
function crop(blip: Element, { width, height }: Picture, ratio: number): void {
  const fill = blip.parentNode as Element;
  for (const child of childrenOf(fill)) if (child.nodeName === 'a:srcRect') fill.removeChild(child);
  const cut = fill.ownerDocument!.createElementNS(blip.namespaceURI, 'a:srcRect');
  const share = width / height / ratio;
  const side = String(Math.round(((1 - Math.min(share, 1 / share)) / 2) * whole));
  for (const name of share > 1 ? ['l', 'r'] : ['t', 'b']) cut.setAttribute(name, side);
  fill.insertBefore(cut, blip.nextSibling);
}
