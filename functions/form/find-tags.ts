import type { Element } from '@xmldom/xmldom';
import { isPicture, type PlaceholderName } from '#contract/form/placeholders';
import type { FormMistake, FormPlace, MistakeKind } from '#contract/form/mistake';
import { list, readTag, type Tag } from '#contract/form/tag';
import { isolate, textOf } from './isolate.ts';
import { meantBy } from './meant-by.ts';
import { paragraphsOf, textsOf, type Paragraph } from './paragraphs.ts';
import type { Part } from './word-file.ts';
import { below } from './xml.ts';

/** A placeholder in its place: a run of its own, or the description of a picture. */
export interface FoundTag {
  element: Element;
  paragraph: Element;
  tag: Tag;
  /** As it was typed, without braces. */
  typed: string;
  tell: (kind: MistakeKind) => FormMistake[];
}

export interface Found {
  tags: FoundTag[];
  mistakes: FormMistake[];
}

/** Words that a person leaves in their braces. */
export type Left = ReadonlySet<string>;

export function findTags(part: Part, left: Left): Found {
  const found: Found = { tags: [], mistakes: [] };
  for (const paragraph of paragraphsOf(part)) {
    findInText(paragraph, left, found);
    findInPictures(paragraph, left, found);
  }
  return found;
}

function findInText({ node, place, isCopy }: Paragraph, left: Left, { tags, mistakes }: Found): void {
  const text = textsOf(node).map(textOf).join('');
  if (!/[{}]/.test(text)) return;
  const pieces = braced(text);
  const told = (piece: Piece) => (kind: MistakeKind) => (isCopy ? [] : [mistake(kind, piece, text, place)]);
  const isAlone = textOutside(text, pieces).trim() === '';
  for (const piece of pieces) {
    const { typed, start, end } = piece;
    const tell = told(piece);
    const tag = typed === undefined ? undefined : readTag(typed);
    if (typed === undefined) mistakes.push(...tell(text[start] === '{' ? 'notClosed' : 'notOpened'));
    else if (!tag && !left.has(typed)) mistakes.push(...tell('unknown'));
    else if (tag?.does === 'show' && isPicture(tag.name) && !isAlone) mistakes.push(...tell('pictureInText'));
    if (!tag || typed === undefined) continue;
    const element = isolate(node, start, end);
    if (element) tags.push({ element, paragraph: node, tag, typed, tell });
  }
}

function findInPictures({ node, place, isCopy }: Paragraph, left: Left, { tags, mistakes }: Found): void {
  for (const element of below(node, ({ nodeName }) => nodeName === 'w:txbxContent')) {
    if (element.nodeName !== 'wp:docPr') continue;
    const said = element.getAttribute('descr') ?? '';
    const typed = /^\s*\{([^{}]*)\}\s*$/.exec(said)?.[1];
    if (typed === undefined || left.has(typed)) continue;
    const tag = readTag(typed);
    const tell = (kind: MistakeKind) =>
      isCopy ? [] : [mistake(kind, { typed, start: 0, end: said.length }, said, place)];
    if (!tag) mistakes.push(...tell('unknown'));
    else if (tag.does !== 'show' || !isPicture(tag.name)) mistakes.push(...tell('textInPicture'));
    else tags.push({ element, paragraph: node, tag, typed, tell });
  }
}

interface Piece {
  start: number;
  end: number;
  /** What is between two braces; none of a brace without the other one. */
  typed?: string;
}

/** Finds what stands in braces, and braces without the other one. */
function braced(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '}') pieces.push({ start: at, end: at + 1 });
    if (text[at] !== '{') continue;
    const next = text.slice(at + 1).search(/[{}]/);
    const end = next === -1 ? -1 : at + 1 + next;
    if (end === -1 || text[end] === '{') pieces.push({ start: at, end: at + 1 });
    else {
      pieces.push({ start: at, end: end + 1, typed: text.slice(at + 1, end) });
      at = end;
    }
  }
  return pieces;
}

const textOutside = (text: string, pieces: readonly Piece[]): string =>
  pieces.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

const mostFound = 60;
const mostAround = 40;

function mistake(
  kind: MistakeKind,
  { start, end, typed }: Piece,
  text: string,
  place: FormPlace,
): FormMistake {
  const meant = kind === 'unknown' && typed !== undefined ? meantBy(typed) : undefined;
  return {
    kind,
    place,
    found: foundIn(text, start, end, typed),
    around:
      `${text.slice(Math.max(0, start - mostAround), start)}${text.slice(start, end + mostAround)}`.trim(),
    ...(meant !== undefined && { meant: `{${meant}}` }),
  };
}

/** Of a single brace, the words on its side tell which one it is. */
function foundIn(text: string, start: number, end: number, typed: string | undefined): string {
  if (typed !== undefined) return text.slice(start, end).slice(0, mostFound);
  const words =
    text[start] === '{' ? /^\{[^{}]*/.exec(text.slice(start)) : /[^{}]*\}$/.exec(text.slice(0, end));
  return (words?.[0] ?? '').trim().slice(0, mostFound);
}

export const isList = (name: PlaceholderName | typeof list): name is typeof list => name === list;
