import { Parser } from 'htmlparser2';
import { serverLimits } from '#contract/rules/server-limits';
import * as words from '#words/file-refusals';
import type { Received, ReceivedReference, ReceivedText } from './received.ts';
import { refusedFile } from './refused-file.ts';
import { decodeXml } from './xml.ts';

interface Segment {
  isText: boolean;
  order: number;
  source: string;
  target?: string;
}

/** Elements whose `source` and `target` are texts of the file. Those of suggestions have other parents. */
const segments = new Set(['trans-unit', 'segment', 'ignorable']);

type Attributes = Record<string, string>;

/** Reads XLIFF 1.2 and 2.x. Inline elements leave their text, and segments are joined with what is between them. */
export function readXliff(text: string): Received {
  const reader = new XliffReader();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      onclosetag: (name, isImplied) => {
        // The parser also calls self-closing tags implied.
        if (isImplied && !text.startsWith('/>', parser.endIndex - 1)) throw brokenOff();
        reader.close(name);
      },
      ontext: (part) => reader.text(part),
      oncdatastart: () => (reader.isVerbatim = true),
      oncdataend: () => (reader.isVerbatim = false),
      onprocessinginstruction: (name, data) => refuseInstruction(name, data),
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(text);
  return reader.finish();
}

const brokenOff = () => refusedFile(words.damaged);

function refuseInstruction(name: string, data: string): void {
  if (name.startsWith('!')) throw refusedFile(words.documentType);
  const encoding = name === '?xml' && /encoding\s*=\s*["']([^"']*)["']/.exec(data)?.[1];
  if (encoding && !/^(utf-8|us-ascii)$/i.test(encoding)) throw refusedFile(words.encoding);
}

class XliffReader {
  isVerbatim = false;
  private readonly path: string[] = [];
  private readonly references: ReceivedReference[] = [];
  private readonly ignored: string[] = [];
  private readonly organizations = new Set<string>();
  private readonly languages = new Set<string>();
  private root: Attributes | undefined;
  private texts: ReceivedText[] | undefined;
  private unit: { id: string; segments: Segment[] } | undefined;
  private collected: string | undefined;

  open(name: string, attributes: Attributes): void {
    const parent = this.path.at(-1) ?? '';
    if (this.path.push(name) > serverLimits.handOffDepth) throw refusedFile(words.tooDeep);
    if (name === 'xliff') this.root = attributes;
    if (name === 'file') this.openFile(attributes);
    if (name === 'trans-unit' || name === 'unit') this.unit = { id: decoded(attributes.id), segments: [] };
    if (segments.has(name)) this.openSegment(name !== 'ignorable');
    if ((name === 'source' || name === 'target') && segments.has(parent)) this.openText(name, attributes);
    // XLIFF 2.x writes a character this way when XML cannot contain it.
    if (name === 'cp' && this.collected !== undefined) this.collected += `&#x${attributes.hex};`;
  }

  close(name: string): void {
    this.path.pop();
    const segment = this.unit?.segments.at(-1);
    if ((name === 'source' || name === 'target') && segments.has(this.path.at(-1) ?? '') && segment) {
      segment[name] = decoded(this.collected);
      this.collected = undefined;
    }
    if ((name === 'trans-unit' || name === 'unit') && this.unit) {
      this.texts?.push(joined(this.unit));
      this.unit = undefined;
    }
    if (name === 'file') this.texts = undefined;
  }

  text(part: string): void {
    if (this.collected !== undefined)
      this.collected += this.isVerbatim ? part.replaceAll('&', '&amp;') : part;
  }

  finish(): Received {
    const [organization] = this.organizations;
    const [language] = this.languages;
    if (!this.root) throw refusedFile(words.foreign);
    if (organization === undefined || language === undefined) throw refusedFile(words.noTexts);
    if (this.organizations.size > 1 || this.languages.size > 1) throw refusedFile(words.several);
    return { organization, language, references: this.references, ignored: this.ignored };
  }

  private openFile(attributes: Attributes): void {
    const original = decoded(attributes.original);
    const from = attributes['source-language'] ?? this.root?.srcLang;
    const to = attributes['target-language'] ?? this.root?.trgLang;
    const [, organization, id, version, translation] =
      /^([\w-]{1,40})\/([\w-]{1,40})\/([1-9]\d{0,9})\/(\d{1,10})$/.exec(original) ?? [];
    if (organization === undefined || id === undefined) {
      this.ignored.push(original);
      return;
    }
    this.organizations.add(organization);
    this.languages.add(decoded(to));
    this.texts = [];
    this.references.push({
      id,
      language: decoded(from),
      version: Number(version),
      translation: Number(translation),
      texts: this.texts,
    });
  }

  private openSegment(isText: boolean): void {
    const list = this.unit?.segments;
    list?.push({ isText, order: list.length + 1, source: '' });
  }

  private openText(name: 'source' | 'target', attributes: Attributes): void {
    const segment = this.unit?.segments.at(-1);
    if (name === 'target' && segment && attributes.order) segment.order = Number(attributes.order);
    this.collected = '';
  }
}

/** A text of which a segment is missing would be half in one language and half in the other. */
function joined({ id, segments: parts }: { id: string; segments: Segment[] }): ReceivedText {
  const source = parts.map((part) => part.source).join('');
  const texts = parts.filter(({ isText }) => isText);
  if (texts.every(({ target }) => target === undefined)) return { id, source };
  if (texts.some((part) => part.target === undefined && part.source.trim() !== ''))
    return { id, source, problem: 'partial' };
  const ordered = parts.toSorted((a, b) => a.order - b.order);
  return { id, source, target: ordered.map((part) => part.target ?? part.source).join('') };
}

/** XML knows one line end. */
function decoded(raw = ''): string {
  const text = decodeXml(raw.replace(/\r\n?/g, '\n'));
  if (text === undefined) throw refusedFile(words.entity);
  return text;
}
