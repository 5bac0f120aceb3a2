import type { Unzipped } from 'fflate';
import { importLimits } from '#contract/rules/import-limits';
import * as words from '#words/import-refusals';
import type { Doubt, Worksheet } from '../cell.ts';
import { pixelEmu, type Box } from '../../../../../file-reading/drawing.ts';
import { Passages } from '../passages.ts';
import { isDecoration, isLarge } from '../pictures.ts';
import { leastWords, tableOf, type Draft } from '../table-of.ts';
import { Unreadable } from '../../../../../file-reading/unreadable.ts';
import { all, first, partOf, relationsOf, type Element } from '../../../../../file-reading/xml.ts';
import { boxesOf, linesOf } from './boxes-of.ts';

interface Slide {
  number: number;
  isHidden: boolean;
  boxes: Box[];
  notes: string[];
  hasChart: boolean;
}

/** Each slide becomes a row, and each of two references on one slide as well. */
export function readSlides(parts: Unzipped, name: string): Worksheet {
  const presentation = 'ppt/presentation.xml';
  const targets = new Map(relationsOf(parts, presentation).map(({ id, path }) => [id, path]));
  const listed = all('p:sldId', partOf(parts, presentation));
  if (listed.length > importLimits.slides) throw new Unreadable(words.tooManySlides);
  const slides = listed.map(({ attribs }, index) => {
    const path = targets.get(attribs['r:id'] ?? '');
    if (!path || !parts[path]) throw new Unreadable(words.damaged);
    return readSlide(parts, path, index + 1);
  });
  const isRepeated = isDecoration(slides.map(({ boxes }) => boxes.flatMap(({ picture }) => picture ?? [])));
  const isContent = (box: Box) => !box.picture || (isLarge(box) && !isRepeated(box.picture));
  const size = first('p:sldSz', partOf(parts, presentation))?.attribs;
  const frame = { width: Number(size?.cx) / pixelEmu || 1280, height: Number(size?.cy) / pixelEmu || 720 };
  const drafts = slides.flatMap((slide) => {
    const boxes = slide.boxes.filter(isContent);
    return draftsOf(slide, boxes).map((draft): Draft => ({ ...draft, drawing: { ...frame, boxes } }));
  });
  return tableOf(name, 'slide', drafts);
}

function readSlide(parts: Unzipped, path: string, number: number): Slide {
  const slide = partOf(parts, path);
  const relations = relationsOf(parts, path);
  const target = (id: string) => relations.find((one) => one.id === id)?.path ?? '';
  const layout = relations.find(({ type }) => type === 'slideLayout')?.path;
  const notes = relations.find(({ type }) => type === 'notesSlide')?.path;
  const boxes = boxesOf(slide, {
    inherited: (placeholder) => (layout ? placeholderIn(parts, layout, placeholder) : undefined),
    fileOf: (relation) => {
      const bytes = parts[target(relation)];
      return bytes && { name: target(relation).split('/').at(-1)!, bytes: new Uint8Array(bytes) };
    },
  });
  return {
    number,
    isHidden: first('p:sld', slide)?.attribs.show === '0',
    boxes: boxes
      .filter(({ placeholder }) => !outside.has(placeholder ?? ''))
      .map((box) => (box.diagram ? { ...box, lines: linesOf(partOf(parts, target(box.diagram))) } : box)),
    notes: notes ? notesIn(parts, notes) : [],
    hasChart: boxes.some(({ isChart }) => isChart),
  };
}

const outside = new Set(['sldNum', 'ftr', 'dt', 'hdr']);

function placeholderIn(parts: Unzipped, path: string, placeholder: Element): Element | undefined {
  const { type, idx } = placeholder.attribs;
  const shapes = all('p:sp', partOf(parts, path)).filter((shape) => first('a:off', shape));
  const of = (shape: Element) => first('p:ph', shape)?.attribs;
  const found =
    shapes.find((shape) => idx !== undefined && of(shape)?.idx === idx) ??
    shapes.find((shape) => of(shape) && (of(shape)!.type ?? 'body') === (type ?? 'body'));
  const master = relationsOf(parts, path).find((one) => one.type === 'slideMaster')?.path;
  return found ?? (master ? placeholderIn(parts, master, placeholder) : undefined);
}

const notesIn = (parts: Unzipped, path: string): string[] =>
  all('p:sp', partOf(parts, path))
    .filter((shape) => first('p:ph', shape)?.attribs.type === 'body')
    .flatMap((shape) => linesOf(first('p:txBody', shape)));

function draftsOf(slide: Slide, boxes: readonly Box[]): Draft[] {
  const whole = readBoxes(boxes, slide.notes);
  const { number, isHidden, hasChart } = slide;
  const parts = partsOf(boxes);
  const hasPicture = boxes.some(({ picture }) => picture);
  const count = boxes
    .flatMap(({ lines, table = [] }) => [...lines, ...table.flat()])
    .join(' ')
    .split(/\s+/).length;
  const doubts: Doubt[] = [
    ...(parts.length > 0 ? ['split' as const] : !hasPicture && count < leastWords ? ['thin' as const] : []),
    ...(hasChart ? ['chart' as const] : []),
  ];
  return [
    { number, isHidden, doubts, ...whole },
    ...parts.map((part): Draft => ({ number, isHidden, doubts: ['part'], ...readBoxes(part, slide.notes) })),
  ];
}

/** Two pictures with a title and more below each of them are two references. */
function partsOf(boxes: readonly Box[]): Box[][] {
  const pictures = boxes.filter(({ picture }) => picture);
  const groups = pictures.map((picture) => [picture, ...boxes.filter((box) => isBelow(box, picture))]);
  const isReference = (group: readonly Box[]) => group.flatMap(({ lines }) => lines).length > 1;
  return groups.length > 1 && groups.every(isReference) ? groups : [];
}

function isBelow({ x, y, width, height, lines }: Box, picture: Box): boolean {
  const shared = Math.min(x + width, picture.x + picture.width) - Math.max(x, picture.x);
  return lines.length > 0 && y + height / 2 > picture.y + picture.height && shared > width * 0.6;
}

function readBoxes(
  boxes: readonly Box[],
  notes: readonly string[],
): Pick<Draft, 'fields' | 'others' | 'pictures'> {
  const passages = new Passages();
  const title = titleOf(boxes);
  if (title) passages.put('title', title.lines.join(', '));
  const rest = boxes.filter((box) => box !== title).toSorted((a, b) => a.y - b.y || a.x - b.x);
  for (const box of rest) {
    const figure = figureIn(box);
    if (figure) passages.put('figures', figure);
    else for (const line of box.lines) passages.readLine(line);
    for (const row of box.table ?? [])
      if (row.length === 2) passages.readRow(row);
      else passages.put('description', row.filter(Boolean).join(' – '));
  }
  for (const note of notes) passages.readNote(note);
  const pictures = boxes
    .toSorted((a, b) => b.width * b.height - a.width * a.height)
    .flatMap(({ picture }) => picture ?? []);
  return { fields: passages.end(), others: passages.others, pictures };
}

/** The placeholder of the title, or the largest text, of which the upper one counts. */
function titleOf(boxes: readonly Box[]): Box | undefined {
  const texts = boxes.filter((box) => box.lines.length > 0 && !box.diagram && !figureIn(box));
  const placed = texts.find(
    ({ placeholder }) => /title$/i.test(placeholder ?? '') && placeholder !== 'subTitle',
  );
  return placed ?? texts.toSorted((a, b) => b.size - a.size || a.y - b.y)[0];
}

const largeSize = 20;
const number = /^[+\-–−~≈<>]?\s?\d[\d\s.,]*\s?(?:%|[\p{L}€²³/]{1,10}\.?)?$/u;

/** A short number in large letters, with what it counts below it. */
function figureIn({ lines: [value = '', ...label], size, picture }: Box): string | undefined {
  const isFigure = !picture && size >= largeSize && number.test(value) && label.length === 1;
  return isFigure && label[0]!.split(/\s+/).length <= 8 ? `${value}: ${label[0]}` : undefined;
}
