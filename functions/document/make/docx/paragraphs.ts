import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  ImageRun,
  Paragraph,
  TextRun,
  type IParagraphOptions,
} from 'docx';
import type { Block, Span } from '../blocks.ts';
import { directionIn } from '../direction.ts';
import type { Told } from '../manuscript.ts';
import type { Picture } from '../pictures.ts';
import { deepestList, languageOf, named } from './styles.ts';

/** A picture's sizes are pixels of which an inch has 96. */
export const pixels = (millimeters: number) => Math.round((millimeters * 96) / 25.4);
export const twips = (millimeters: number) => Math.round((millimeters * 1440) / 25.4);

/** The longest story picture leaves room for words. */
const storyPicture = { width: 174, height: 105 };

interface Box {
  width: number;
  height: number;
}

/** The picture is as large as fits, in millimeters, with at least 150 pixels an inch. */
export function fitted({ width, height }: Box, room: Box): Box {
  const millimeters = 25.4 / 150;
  const scale = Math.min(millimeters, room.width / width, room.height / height);
  return { width: width * scale, height: height * scale };
}

export const imageOf = (
  { bytes, type, alt }: Picture,
  { width, height }: Box,
  more: { floating?: ConstructorParameters<typeof ImageRun>[0]['floating'] } = {},
): ImageRun =>
  new ImageRun({
    type,
    data: bytes,
    transformation: { width: pixels(width), height: pixels(height) },
    altText: { name: alt, title: alt, description: alt },
    ...more,
  });

const runsOf = (spans: readonly Span[], { language, direction }: Told): TextRun[] =>
  spans.flatMap(({ text, strong, emphasis }) =>
    text.split(/\r\n|\r|\n/).map(
      (row, at) =>
        new TextRun({
          text: row,
          ...(at > 0 && { break: 1 }),
          ...(strong && { bold: true }),
          ...(emphasis && { italics: true }),
          ...(direction && { rightToLeft: true }),
          language: languageOf({ language, direction }),
        }),
    ),
  );

export const said = (
  text: string,
  style: (typeof named)[keyof typeof named],
  told: Told,
  more: Omit<IParagraphOptions, 'style' | 'children' | 'text'> = {},
): Paragraph => paragraph({ style, ...more }, [{ text }], told);

export function paragraph(options: IParagraphOptions, spans: readonly Span[], told: Told): Paragraph {
  // The mark of a list stays at the side of the others.
  const text = options.numbering ? '' : spans.map((span) => span.text).join('');
  const children = runsOf(spans, { ...told, direction: directionIn(text, told) });
  return new Paragraph({ ...options, ...laid(told, text), children });
}

/** A text in another direction than its language has stands at the same side as the others. */
export function laid(told: Told, text = ''): IParagraphOptions {
  if (directionIn(text, told)) return { bidirectional: true };
  return told.direction ? { bidirectional: false, alignment: AlignmentType.RIGHT } : {};
}

/** Counts the numbered lists of a file. */
export interface Numbering {
  starts: Set<number>;
  lists: number;
}

interface Place {
  told: Told;
  numbering: Numbering;
  /** How the first paragraph here is marked, as an item of a list or as quoted words. */
  options?: IParagraphOptions;
  depth?: number;
}

export const paragraphsIn = (blocks: readonly Block[], place: Place): Paragraph[] =>
  blocks.flatMap((block, at) =>
    paragraphsOf(block, at === 0 ? place : { ...place, options: continued(place.options) }),
  );

function paragraphsOf(block: Block, place: Place): Paragraph[] {
  const { told, options = {} } = place;
  if (block.kind === 'list') return listOf(block, place);
  if (block.kind === 'picture') return pictureOf(block, told);
  if (block.kind === 'paragraph') return [paragraph(options, block.spans, told)];
  if (block.kind === 'heading') {
    const heading = block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3;
    return [paragraph({ heading }, block.spans, told)];
  }
  const quoted = { ...options, style: named.quote, indent: { left: twips(5), right: twips(5) } };
  return paragraphsIn(block.blocks, { ...place, options: quoted });
}

function pictureOf({ picture, caption }: Extract<Block, { kind: 'picture' }>, told: Told): Paragraph[] {
  return [
    new Paragraph({
      ...laid(told),
      keepNext: caption !== undefined,
      spacing: { before: 160, after: 80 },
      children: [imageOf(picture, fitted(picture, storyPicture))],
    }),
    ...(caption === undefined ? [] : [said(caption, named.note, told)]),
  ];
}

function listOf({ start, items }: Extract<Block, { kind: 'list' }>, place: Place): Paragraph[] {
  const { numbering, depth = 0 } = place;
  const level = Math.min(depth, deepestList);
  const mark = start === undefined ? 'bullets' : `from-${start}`;
  if (start !== undefined) numbering.starts.add(start);
  numbering.lists += 1;
  const list = { reference: mark, level, instance: numbering.lists };
  return items.flatMap((blocks) =>
    paragraphsIn(blocks, {
      ...place,
      options: { numbering: list, style: 'ListParagraph' },
      depth: depth + 1,
    }),
  );
}

/** A further paragraph of an item has no mark of its own. */
function continued({ numbering, ...rest }: IParagraphOptions = {}): IParagraphOptions {
  return numbering ? { ...rest, indent: { left: 360 * (numbering.level + 1) } } : rest;
}

/** A line at the start of quoted words. Word counts an indent from the start of the text, and draws a line at a side. */
export function quoteLine(color: string, text: string, told: Told) {
  const side = { style: BorderStyle.SINGLE, size: 18, color, space: 10 };
  if (!told.direction) return { border: { left: side }, indent: { left: twips(5) } };
  const indent = directionIn(text, told) ? { left: twips(5) } : { right: twips(5) };
  return { border: { right: side }, indent };
}
