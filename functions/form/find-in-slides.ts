import type { Element, Node } from '@xmldom/xmldom';
import type { FormPlace } from '#contract/form/mistake';
import { findInPicture, findInText, isList, type FoundTag } from './find-tags.ts';
import type { Found, Left } from './in-braces.ts';
import type { OfficeFile } from './office-file.ts';
import { slidesOf, type Slide } from './slides.ts';
import { childOf, childrenOf } from './xml.ts';

const longestName = 60;

const pictureFault = () => 'pictureOnSlide' as const;

export const findInSlides = (file: OfficeFile, left: Left): Found<FoundTag>[] =>
  slidesOf(file).map((slide) => findOnSlide(slide, left));

/** Looks through texts, tables, groups and notes. */
export function findOnSlide({ number, part, notes }: Slide, left: Left): Found<FoundTag> {
  const found: Found<FoundTag> = { tags: [], mistakes: [] };
  const visit = (node: Node, place: FormPlace, isCopy: boolean): void => {
    const count = { 'a:tr': 0, 'a:tc': 0 };
    for (const child of childrenOf(node)) {
      const { nodeName } = child;
      if (nodeName === 'a:tr' || nodeName === 'a:tc') count[nodeName] += 1;
      const within = {
        ...place,
        ...(place.part === 'body' && shapeOf(child)),
        ...(nodeName === 'a:tr' && { row: count['a:tr'] }),
        ...(nodeName === 'a:tc' && { column: count['a:tc'] }),
      };
      const paragraph = { node: child, place: within, isCopy };
      if (nodeName === 'a:p') findInText(paragraph, left, found, pictureFault);
      else if (nodeName === 'p:cNvPr') findInPicture(child, paragraph, left, found);
      else visit(child, within, isCopy || nodeName === 'mc:Fallback');
    }
  };
  visit(part.root, { part: 'body', slide: number }, false);
  if (notes) visit(notes.root, { part: 'notes', slide: number }, false);
  const isRepeated = found.tags.some(({ tag }) => isList(tag.name) && tag.does === 'open');
  for (const { tag, tell } of found.tags) {
    if (isList(tag.name) && !isRepeated) found.mistakes.push(...tell('closesNothing'));
  }
  return found;
}

function shapeOf(element: Element): Pick<FormPlace, 'shape'> | undefined {
  const [about] = childrenOf(element);
  const name = about && childOf(about, 'p:cNvPr')?.getAttribute('name');
  return name ? { shape: name.slice(0, longestName) } : undefined;
}
