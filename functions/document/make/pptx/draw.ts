import type Pptx from 'pptxgenjs';
import type { Span } from '../blocks.ts';
import { directionIn } from '../direction.ts';
import type { Told } from '../manuscript.ts';
import type { Picture } from '../pictures.ts';
import type { Row } from './flow.ts';
import { ink, mirrored, type Frame } from './layouts.ts';

/** Frames are those of a slide from left to right, which Arabic and Hebrew mirror. */
export const write = (slide: Pptx.Slide, told: Told, text: Pptx.TextProps[], frame: Frame): void =>
  void slide.addText(text, {
    ...mirrored(frame, told),
    color: ink,
    margin: 0,
    valign: 'top',
    isTextBox: true,
  });

/** Inches of a pixel, unless a picture has to fill its frame. */
const largestPixel = 1 / 110;

/** Whole, and as large as fits. */
export function place(
  slide: Pptx.Slide,
  told: Told,
  { bytes, type, alt, width, height }: Picture,
  frame: Frame,
  pixel = largestPixel,
): void {
  const scale = Math.min(frame.w / width, frame.h / height, pixel);
  const data = `image/${type === 'jpg' ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`;
  const { x, y } = frame;
  slide.addImage({ data, altText: alt, ...mirrored({ x, y, w: width * scale, h: height * scale }, told) });
}

type Options = NonNullable<Pptx.TextProps['options']>;

/** A line break in a text stays in its paragraph. */
export function runs(spans: readonly Span[], told: Told, style: Options = {}): Pptx.TextProps[] {
  const { breakLine, bullet, indentLevel, paraSpaceBefore, ...each } = style;
  // The mark of a list stays at the side of the others.
  const direction = directionIn(bullet ? '' : spans.map(({ text }) => text).join(''), told);
  const all = spans.flatMap(({ text, strong, emphasis }) =>
    text.split(/\r\n|\r|\n/).map((line, at) => ({
      text: line,
      options: {
        lang: told.language,
        ...(told.direction && { align: 'right' as const }),
        ...(direction && { rtlMode: true }),
        ...each,
        ...(strong && { bold: true }),
        ...(emphasis && { italic: true }),
        ...(at > 0 && { softBreakBefore: true }),
      } as Options,
    })),
  );
  Object.assign(all[0]!.options, { bullet, indentLevel, paraSpaceBefore });
  if (breakLine) all.at(-1)!.options.breakLine = true;
  return all;
}

export const paragraphs = (rows: readonly Row[], told: Told): Pptx.TextProps[] =>
  rows.flatMap(({ spans, size, above, list, heading, link }, at) =>
    runs(spans, told, {
      fontSize: size,
      ...(heading && { bold: true }),
      ...(link && { hyperlink: { url: link } }),
      ...(list && {
        bullet:
          list.start === undefined
            ? { indent: 20 }
            : { type: 'number', numberStartAt: list.start, indent: 20 },
        indentLevel: list.level,
      }),
      paraSpaceBefore: at === 0 ? 0 : above,
      breakLine: at < rows.length - 1,
    }),
  );
