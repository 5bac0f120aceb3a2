import type { Element } from '@xmldom/xmldom';
import { isPicture, type PlaceholderName } from '#contract/form/placeholders';
import type { MistakeKind } from '#contract/form/mistake';
import { list, readTag } from '#contract/form/tag';
import { mistake, readBraces, type Around, type Found, type Left, type Told } from './in-braces.ts';
import { isolate, textOf } from './isolate.ts';
import { paragraphsOf, textsOf, type Paragraph } from './paragraphs.ts';
import type { Part } from './office-file.ts';
import { below } from './xml.ts';

/** A placeholder in its place: a run of its own, or the description of a picture. */
export interface FoundTag extends Told {
  element: Element;
  paragraph: Element;
}

export function findTags(part: Part, left: Left): Found<FoundTag> {
  const found: Found<FoundTag> = { tags: [], mistakes: [] };
  for (const paragraph of paragraphsOf(part)) {
    findInText(paragraph, left, found, pictureFault);
    for (const picture of picturesIn(paragraph.node)) findInPicture(picture, paragraph, left, found);
  }
  return found;
}

const pictureFault = (isAlone: boolean) => (isAlone ? undefined : 'pictureInText');

const picturesIn = (paragraph: Element): Element[] =>
  below(paragraph, ({ nodeName }) => nodeName === 'w:txbxContent').filter(
    ({ nodeName }) => nodeName === 'wp:docPr',
  );

export function findInText(
  { node, place, isCopy }: Paragraph,
  left: Left,
  { tags, mistakes }: Found<FoundTag>,
  pictureFaultHere: Around['pictureFault'],
): void {
  const text = textsOf(node).map(textOf).join('');
  if (!/[{}]/.test(text)) return;
  const found = readBraces(text, {
    left,
    place: isCopy ? undefined : place,
    pictureFault: pictureFaultHere,
  });
  mistakes.push(...found.mistakes);
  for (const { tag, typed, tell, start, end } of found.tags) {
    const element = isolate(node, start, end);
    if (element) tags.push({ element, paragraph: node, tag, typed, tell });
  }
}

/** Reads what describes a picture, which stands for another one if that is nothing but a placeholder. */
export function findInPicture(
  element: Element,
  { node, place, isCopy }: Paragraph,
  left: Left,
  { tags, mistakes }: Found<FoundTag>,
): void {
  const said = element.getAttribute('descr') ?? '';
  const typed = typedIn(said);
  if (typed === undefined || left.has(typed)) return;
  const tag = readTag(typed);
  const tell = (kind: MistakeKind) =>
    isCopy ? [] : [mistake(kind, { typed, start: 0, end: said.length }, said, place)];
  if (!tag) mistakes.push(...tell('unknown'));
  else if (tag.does !== 'show' || !isPicture(tag.name)) mistakes.push(...tell('textInPicture'));
  else if (!isOfPicture(element)) mistakes.push(...tell('pictureOnSlide'));
  else tags.push({ element, paragraph: node, tag, typed, tell });
}

const isOfPicture = ({ nodeName, parentNode }: Element): boolean =>
  nodeName === 'wp:docPr' || parentNode?.nodeName === 'p:nvPicPr';

const typedIn = (description: string): string | undefined => /^\s*\{([^{}]*)\}\s*$/.exec(description)?.[1];

export const isList = (name: PlaceholderName | typeof list): name is typeof list => name === list;
