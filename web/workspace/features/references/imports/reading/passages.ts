import { currencies, sizeUnits } from '#contract/reference/facts';
import type { ImportedField } from '#contract/rules/imported-fields';
import { columnNames } from './column-names.ts';
import { fold } from './fold.ts';
import { fieldNamed } from './guess-columns.ts';
import { readMoney, readShare } from './read-money.ts';
import { readPeriod } from './read-month.ts';
import { readCpv, readSize } from './read-size.ts';
import type { Draft } from './table-of.ts';

/** A line such as "Tilaaja: Kunta", of which the words before the colon may be any label. */
const labelled = /^([^:\n]{2,40}):\s+(\S.*)$/s;
const between = /\s*[|•·]\s*|\s{3,}|\t/;
const longestSegment = 6;
const quoted = /^[“”„»«"](.+)[“”»«"]\s*(?:[–—-]\s*)?(.*)$/s;
const spokenBy = /^[–—-]\s+(.+)$/s;

/** These name a title or a picture where they stand in a table, and say too little before a colon. */
const neverLabels = new Set<ImportedField | undefined>(['title', 'picture', undefined]);

/** An organization shows it by its legal form, or by what kind it is. */
const organization =
  /(?<![\p{L}])(?:oyj?|abp?|ky|ry|inc|ltd|llc|plc|gmbh)(?![\p{L}])|kaupun(?:ki|gin)|kun(?:ta|nan)\b|kuntayhtym|hyvinvointialu|seurakun|virasto|yliopisto|säätiö|kommun|landsting|(?:city|town|university|ministry|municipality) of|council|\bstad\b/iu;

const money = new RegExp(String.raw`€|(?<!\p{L})(?:${currencies.join('|')})(?!\p{L})`, 'iu');
const sized = new RegExp(String.raw`\d\s?(?:${sizeUnits.join('|')}|m2|m3|jm|brm2|htm2)$`, 'iu');

const readable: { [field in ImportedField]?: (text: string) => { value?: unknown } } = {
  start: (text) => readPeriod(text, 'start'),
  end: (text) => readPeriod(text, 'end'),
  value: (text) => readMoney(text),
  share: readShare,
  size: (text) => readSize(text),
  cpv: readCpv,
};

/** Takes what lines of text say apart, and keeps as the description what says nothing of the kind. */
export class Passages {
  readonly fields: Draft['fields'] = {};
  readonly others = new Map<string, string>();
  private readonly description: string[] = [];

  /** The first one counts. Another one stays in the description, so that nothing is lost. */
  put(field: ImportedField, text: string, label = ''): void {
    if (field === 'description') this.description.push(text);
    else if (field === 'figures' || field === 'note')
      this.fields[field] = [this.fields[field], text].filter(Boolean).join('\n');
    else if (this.fields[field]) this.description.push(label ? `${label}: ${text}` : text);
    else this.fields[field] = field === 'value' ? inFull(text, label) : text;
  }

  /** `shown` is the line as the description has it. */
  readLine(line: string, shown = line): void {
    const [, said, speaker = ''] = quoted.exec(line) ?? [];
    if (said && !this.fields.quote) {
      this.put('quote', said.trim());
      if (speaker) this.put('quotePerson', speaker.trim());
      return;
    }
    const by = this.fields.quote && !this.fields.quotePerson && spokenBy.exec(line)?.[1];
    if (by) return this.put('quotePerson', by);
    const [, label = '', text = ''] = labelled.exec(line) ?? [];
    const field = label && !between.test(line) ? fieldNamed(label) : undefined;
    if (field && !neverLabels.has(field)) return this.put(field, text, label);
    if (!this.readFacts(line)) this.description.push(shown);
  }

  /** A row of a table with two columns has a label, known or not. */
  readRow([label = '', text = '']: readonly string[]): void {
    if (!label || !text) return;
    const field = fieldNamed(label);
    if (field && field !== 'picture' && !(field === 'title' && this.fields.title))
      this.put(field, text, label);
    else if (this.others.has(label)) this.description.push(`${label}: ${text}`);
    else this.others.set(label, text);
  }

  /** Of notes, words about a permission and about a contact are taken out. */
  readNote(line: string): void {
    for (const sentence of line.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
      const found =
        begun(sentence, ['permission', 'contact']) ?? labelOf(sentence, ['permission', 'contact']);
      if (found && !this.fields[found.field]) this.put(found.field, found.text.replace(/\.$/, ''));
      else this.put('note', sentence);
    }
  }

  end(): Draft['fields'] {
    const description = this.description.join('\n\n');
    return { ...this.fields, ...(description && { description }) };
  }

  /** A line such as "Kunta Oy, 10/2020–7/2021, 565 000 €" or "Palkkio 5 000 € | Rooli: vetäjä". */
  private readFacts(line: string): boolean {
    const isSeparated = between.test(line);
    const segments = line.split(isSeparated ? between : /,\s+/).filter(Boolean);
    const isShort =
      segments.every((one) => one.split(/\s+/).length <= longestSegment) && !/[.!?]$/.test(line);
    if (!isSeparated && !isShort) return false;
    const found = segments.map((segment) => factIn(segment, isSeparated));
    const facts = found.flatMap((fact) => fact ?? []);
    // A line of which everything is known already is about something else.
    if (facts.every(({ field }) => this.fields[field])) return false;
    for (const [index, segment] of segments.entries()) {
      const { field, text } = found[index] ?? {
        // Whoever stands first before a period or a sum is the customer. A short word after it is the place.
        field: index === 0 ? 'customer' : this.fields.location ? 'description' : 'location',
        text: segment,
      };
      this.put(field, text);
    }
    return true;
  }
}

interface Fact {
  field: ImportedField;
  text: string;
}

function factIn(segment: string, isSeparated: boolean): Fact | undefined {
  const named = isSeparated ? (labelOf(segment) ?? begun(segment)) : labelOf(segment);
  if (named) return named;
  if (money.test(segment) && readMoney(segment).value) return { field: 'value', text: segment };
  if (sized.test(segment) && readSize(segment).value) return { field: 'size', text: segment };
  const period = /\d{4}/.test(segment) && readPeriod(segment, 'end').value;
  // A range in one cell fills both ends.
  if (period) return { field: period.start ? 'start' : 'end', text: segment };
  return organization.test(segment) ? { field: 'customer', text: segment } : undefined;
}

function labelOf(segment: string, wanted?: readonly ImportedField[]): Fact | undefined {
  const [, label = '', text = ''] = labelled.exec(segment) ?? [];
  const field = label ? fieldNamed(label) : undefined;
  if (!field || neverLabels.has(field) || (wanted && !wanted.includes(field))) return undefined;
  return { field, text: field === 'value' ? inFull(text, label) : text };
}

/** "Palkkio 195 000 €" has its label without a colon. */
function begun(segment: string, wanted?: readonly ImportedField[]): Fact | undefined {
  const words = segment.split(/\s+/);
  const folded = fold(segment);
  for (const { field, name } of columnNames) {
    if (neverLabels.has(field) || (wanted && !wanted.includes(field)) || !folded.startsWith(`${name} `))
      continue;
    const text = words.slice(name.split(' ').length).join(' ');
    if (text && (readable[field]?.(text).value !== undefined || !readable[field])) return { field, text };
  }
  return undefined;
}

/** A label such as "Arvo (k€)" says what its number counts, and is not seen again. */
function inFull(text: string, label: string): string {
  const [plain, read] = [readMoney(text).value, readMoney(text, label).value];
  if (!read || (plain?.amount === read.amount && plain.currency === read.currency)) return text;
  return [read.amount, read.currency].filter(Boolean).join(' ');
}
