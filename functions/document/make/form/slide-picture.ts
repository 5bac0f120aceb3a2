import type { Element } from '@xmldom/xmldom';
import { readXml, type OfficeFile, type Part } from '../../../form/office-file.ts';
import { relationsOf } from '../../../form/relations.ts';
import { below, childOf, parentOf, parseXml } from '../../../form/xml.ts';

/** The picture of a slide that these properties describe. */
export const pictureOf = (properties: Element): Element | undefined =>
  parentOf(properties, ({ nodeName }) => nodeName === 'p:pic');

/** The place and size of a picture, which it may have from the layout of its slide. */
export function frameOf(file: OfficeFile, part: Part, properties: Element): Element | undefined {
  const picture = pictureOf(properties);
  const own = picture && frameIn(picture);
  if (own || !picture) return own;
  const layout = relationsOf(file, part.name).find(({ kind }) => kind === 'slideLayout');
  if (!layout || !file.members[layout.target]) return undefined;
  const index = indexIn(picture);
  const like = below(readXml(file.members, layout.target)).find(
    (one) => one.nodeName === 'p:sp' && indexIn(one) === index,
  );
  return like && frameIn(like);
}

/** A group that somebody has made wider or higher shows its pictures so. */
export function stretchOf(shape: Element): number {
  const group = parentOf(shape, ({ nodeName }) => nodeName === 'p:grpSp');
  if (!group) return 1;
  const look = childOf(group, 'p:grpSpPr');
  const frame = look && childOf(look, 'a:xfrm');
  const ratioOf = (name: string): number => {
    const size = frame && childOf(frame, name);
    return Number(size?.getAttribute('cx')) / Number(size?.getAttribute('cy'));
  };
  const own = ratioOf('a:ext') / ratioOf('a:chExt');
  return (own > 0 && own < Infinity ? own : 1) * stretchOf(group);
}

const frameIn = (shape: Element): Element | undefined => {
  const look = childOf(shape, 'p:spPr');
  return look && childOf(look, 'a:xfrm');
};

const indexIn = (shape: Element): string | null | undefined =>
  below(shape)
    .find(({ nodeName }) => nodeName === 'p:ph')
    ?.getAttribute('idx');

const text = `<p:sp xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"
  xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
  ><p:nvSpPr><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody
  ><a:bodyPr anchor="ctr"/><a:p><a:pPr algn="ctr"/><a:r><a:t/></a:r></a:p></p:txBody></p:sp>`;

/** A picture that is missing gives its place to a text. Its number stays, because animations name it. */
export function textInstead(properties: Element, frame: Element | undefined): Element {
  const picture = pictureOf(properties)!;
  const made = picture.ownerDocument!.importNode<Element>(parseXml(text).documentElement!, true);
  const [about, look] = ['p:nvSpPr', 'p:spPr'].map((name) => childOf(made, name)!);
  const named = picture.ownerDocument!.createElementNS(properties.namespaceURI, 'p:cNvPr');
  for (const name of ['id', 'name']) named.setAttribute(name, properties.getAttribute(name) ?? '');
  about!.insertBefore(named, about!.firstChild);
  if (frame) look!.insertBefore(picture.ownerDocument!.importNode(frame, true), look!.firstChild);
  picture.parentNode!.replaceChild(made, picture);
  return below(made).find(({ nodeName }) => nodeName === 'a:r')!;
}
