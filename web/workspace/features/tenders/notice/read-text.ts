import type { Condition } from '#contract/tender/condition';
import {
  allowsReuse,
  asksForPoints,
  conditionsIn,
  continues,
  countIn,
  estimateIn,
  namesPerson,
  type Sum,
} from './read-sentence.ts';
import { wishesIn } from './wishes.ts';

export interface ReadNeed {
  text: string;
  about: 'firm' | 'person';
  number: number;
  conditions: Condition[];
  lot?: string;
}

/** A notice was read as this. It is a proposal, with the buyer's own words beside it. */
export interface ReadNotice {
  title?: string;
  buyer?: string;
  /** A time without an offset is the buyer's own: `2026-12-18T12:00`. */
  deadline?: string;
  number?: string;
  /** The buyer's, in two letters. */
  country?: string;
  procedure?: string;
  /** The name of the only lot, or of the only one that asks for references. */
  lot?: string;
  /** The buyer's estimate of the whole, or of the lot above. */
  value?: Sum;
  /** Conditions that nobody asks, from the codes of the work and its place. */
  wishes?: Condition[];
  /** One reference may answer several requirements. */
  sameTwice?: boolean;
  needs: ReadNeed[];
  /** Sentences that no requirement was read from. */
  rest: string[];
}

export function readText(text: string): ReadNotice {
  const read: ReadNotice = { needs: [], rest: [] };
  for (const paragraph of paragraphsOf(text)) readParagraph(paragraph, read);
  const [first, second] = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (first && isBuyer.test(first)) read.buyer = first;
  const titled = [first, second].find((line) => line && isTitle.test(line));
  if (titled) read.title = titled;
  const wishes = wishesIn(text);
  if (wishes.length > 0) read.wishes = wishes;
  return read;
}

const isBuyer =
  /kaupunki|kunta|kuntayhtymä|hyvinvointialue|virasto|city of|municipality|kommun|\bstad|region/i;
const isTitle = /tarjouspyyntö|kilpailutus|request for|invitation|call for|anbudsförfrågan|upphandling/i;

interface Paragraph {
  sentences: string[];
  /** The line with a colon that the list below belongs to. */
  heading?: string;
}

const isListMark = /^\s*(?:[-–•*]|[a-z]\)|\d{1,2}\))\s+/;

/** Lines that do not end a sentence go on in the next one. */
function paragraphsOf(text: string): Paragraph[] {
  return text.split(/\n\s*\n/).flatMap((block) => {
    const lines = block
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean);
    const heading = lines[0]?.endsWith(':') ? lines[0] : undefined;
    const items: string[] = [];
    for (const line of heading ? lines.slice(1) : lines) {
      const last = items.at(-1);
      if (isListMark.test(line) || last === undefined) items.push(line.replace(isListMark, ''));
      else
        items[items.length - 1] = `${last} ${line}`.replace(
          /(\p{L})- (?=\p{Ll})(?!tai |ja |och |eller |or |and )/u,
          '$1',
        );
    }
    const sentences = items.flatMap(sentencesOf);
    return sentences.length > 0 ? [{ sentences, ...(heading && { heading }) }] : [];
  });
}

/** A full stop after these ends no sentence. */
const abbreviations = /(?:^|\s)(?:n|mm|esim|ns|ks|nro|no|alv|ca|bl\.a|t\.ex|kl|e\.g|i\.e|approx|milj)\.$/i;

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviations.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences.map((one) => one.trim()).filter(Boolean);
}

function readParagraph({ sentences, heading }: Paragraph, read: ReadNotice): void {
  let open: ReadNeed | undefined;
  for (const sentence of sentences) {
    const deadline = deadlineIn(sentence);
    if (deadline) read.deadline = deadline;
    if (deadline) continue;
    if (allowsReuse(sentence)) {
      read.sameTwice = true;
      continue;
    }
    const number = asksForPoints(sentence) ? undefined : countIn(sentence);
    const conditions = conditionsIn(sentence);
    const value = estimateIn(sentence);
    if (number !== undefined) {
      const about = namesPerson(`${heading ?? ''} ${sentence}`) ? 'person' : 'firm';
      open = { text: heading ? `${heading} ${sentence}` : sentence, about, number, conditions };
      read.needs.push(open);
    } else if (open && !asksForPoints(sentence) && (continues(sentence) || conditions.length > 0)) {
      open.text += ` ${sentence}`;
      open.conditions.push(...conditions);
    } else if (value) read.value ??= value;
    else if (isSentence(sentence)) read.rest.push(sentence);
  }
}

const fewWords = 4;
const isSentence = (text: string): boolean => text.split(/\s+/).length >= fewWords;

const asksForTenders = /tarjouks|määräai|deadline|submitted|tenders?\b|anbud/i;
const dayAndTime =
  /(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>20\d\d)(?:\s*(?:klo|kello|kl\.?|at)?\s*(?<hour>\d{1,2})[.:](?<minute>\d\d))?/i;

function deadlineIn(sentence: string): string | undefined {
  const { day, month, year, hour = '12', minute = '00' } = dayAndTime.exec(sentence)?.groups ?? {};
  if (!day || !month || !year || !asksForTenders.test(sentence)) return undefined;
  const two = (value: string) => value.padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`;
}
