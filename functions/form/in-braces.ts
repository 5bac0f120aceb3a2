import { isPicture } from '#contract/form/placeholders';
import type { FormMistake, FormPlace, MistakeKind } from '#contract/form/mistake';
import { readTag, type Tag } from '#contract/form/tag';
import { meantBy } from './meant-by.ts';

/** A placeholder as the check meets it, in a file of either kind. */
export interface Told {
  tag: Tag;
  /** As it was typed, without braces. */
  typed: string;
  tell: (kind: MistakeKind) => FormMistake[];
}

export interface Found<One extends Told = Told> {
  tags: One[];
  mistakes: FormMistake[];
}

/** Words that a person leaves in their braces. */
export type Left = ReadonlySet<string>;

export interface Piece {
  start: number;
  end: number;
  /** What is between two braces; none of a brace without the other one. */
  typed?: string;
}

export interface Around {
  left: Left;
  /** Nobody is told about a text without one. */
  place: FormPlace | undefined;
  /** Says what is wrong with a picture in this text. */
  pictureFault: (isAlone: boolean) => MistakeKind | undefined;
}

/** Reads the placeholders of one text, in their order. */
export function readBraces(text: string, { left, place, pictureFault }: Around): Found<Told & Piece> {
  const found: Found<Told & Piece> = { tags: [], mistakes: [] };
  const pieces = braced(text);
  const isAlone = textOutside(text, pieces).trim() === '';
  for (const piece of pieces) {
    const { typed } = piece;
    const tell = (kind: MistakeKind) => (place ? [mistake(kind, piece, text, place)] : []);
    const tag = typed === undefined ? undefined : readTag(typed);
    const fault = tag?.does === 'show' && isPicture(tag.name) ? pictureFault(isAlone) : undefined;
    if (typed === undefined)
      found.mistakes.push(...tell(text[piece.start] === '{' ? 'notClosed' : 'notOpened'));
    else if (!tag && !left.has(typed)) found.mistakes.push(...tell('unknown'));
    else if (fault) found.mistakes.push(...tell(fault));
    if (tag && typed !== undefined) found.tags.push({ ...piece, tag, typed, tell });
  }
  return found;
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

export const textOutside = (text: string, pieces: readonly Piece[]): string =>
  pieces.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

const mostFound = 60;
const mostAround = 40;

export function mistake(
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
