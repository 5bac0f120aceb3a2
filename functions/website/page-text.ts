import { Parser } from 'htmlparser2';
import { importLimits } from '#contract/rules/import-limits';

type Attributes = Readonly<Record<string, string | undefined>>;

/** The parser becomes slow where elements are nested deeply, which no page needs. */
const mostNested = 1_000;
const most = { text: 1_000_000, found: 500, heading: 1_000 };

/** These are of the website rather than of the page, or are no text. */
const silent = new Set(
  'script style template iframe object noscript svg nav aside footer form button select dialog title'.split(
    ' ',
  ),
);
/** The text that is left has this markup and nothing else. */
const before: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'p h2 h3 h4 h5 h6 ul ol li b strong i em div section'.split(' ').map((name) => [name, `<${name}>`]),
  ),
  h1: '<h2>',
  br: '<br>',
  blockquote: '<p>',
  tr: '<p>',
  dt: '<p>',
};
const after: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(before).map(([name, tag]) => [name, tag.replace('<', '</')])),
  br: '',
  // A label and what it says are one line.
  dt: ': ',
  dd: '</p>',
  th: ': ',
  td: ' ',
};

interface Part {
  name: string;
  isMain: boolean;
  /** Where it stands in the text of the page. */
  from: number;
  to: number;
  /** How many characters its own paragraphs have. */
  paragraphs: number;
}

interface Found {
  at: number;
  text: string;
}

export interface PageText {
  /** Its only markup is that of paragraphs, headings, lists and emphasis. */
  text: string;
  /** The main text stands here. */
  main: { from: number; to: number };
  headings: readonly Found[];
  /** Addresses as the page writes them. */
  pictures: readonly Found[];
  metas: ReadonlyMap<string, string>;
  title: string;
  base: string | undefined;
  /** Texts in JSON-LD. */
  data: readonly string[];
}

/** `html` may be anything. Returns what came before the nesting became too deep. */
export function readPageText(html: string): PageText {
  const open: Part[] = [];
  const largest: { article?: Part; main?: Part; run?: Part } = {};
  const [headings, pictures]: [Found[], Found[]] = [[], []];
  const metas = new Map<string, string>();
  const data: string[] = [];
  let [text, title] = ['', ''];
  let base: string | undefined;
  let silence = 0;
  let isData = false;

  const close = () => {
    const part = open.pop();
    if (!part) return;
    if (silent.has(part.name)) silence -= 1;
    else if (silence === 0) text += after[part.name] ?? '';
    part.to = text.length;
    const parent = open.at(-1);
    if (part.name === 'p' && parent) parent.paragraphs += part.to - part.from;
    if (part.name === 'article') largest.article = longer(largest.article, part, sizeOf);
    if (part.isMain) largest.main = longer(largest.main, part, sizeOf);
    if (part.paragraphs > 0) largest.run = longer(largest.run, part, (one) => one.paragraphs);
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (open.length >= mostNested) return parser.pause();
      if (silent.has(name)) silence += 1;
      const isMain = name === 'main' || attributes.role === 'main';
      open.push({ name, isMain, from: text.length, to: 0, paragraphs: 0 });
      isData = name === 'script' && attributes.type === 'application/ld+json';
      if (isData && data.length < most.found) data.push('');
      if (name === 'base') base ??= attributes.href;
      if (name === 'meta') {
        const key = (attributes.property ?? attributes.name ?? '').toLowerCase();
        if (!metas.has(key)) metas.set(key, attributes.content ?? '');
      }
      if (silence > 0) return;
      const picture = name === 'img' ? sourceOf(attributes) : undefined;
      if (picture && pictures.length < most.found) pictures.push({ at: text.length, text: picture });
      // A picture has a place of its own, so that it is within one part and not before the next.
      if (picture) text += ' ';
      if (name === 'h1') headings.push({ at: text.length, text: '' });
      text += before[name] ?? '';
    },
    ontext: (part) => {
      const isTitle = open.at(-1)?.name === 'title' && open.at(-2)?.name !== 'svg';
      if (isData) data.push(data.pop() + part);
      else if (isTitle) title += part;
      if (silence > 0 || text.length > most.text) return;
      const heading = open.some(({ name }) => name === 'h1') ? headings.at(-1) : undefined;
      if (heading && heading.text.length < most.heading) heading.text += part.replaceAll(/\s+/g, ' ');
      text += part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    },
    onclosetag: () => {
      isData = false;
      close();
    },
  });
  parser.end(html);
  while (open.length > 0) close();
  return { text, main: mainOf(largest, text.length), headings, pictures, metas, title, base, data };
}

const sizeOf = ({ from, to }: Part): number => to - from;

const longer = (known: Part | undefined, part: Part, by: (part: Part) => number): Part =>
  known && by(known) >= by(part) ? known : part;

/** A page with teasers has an article for each of them, which is not what the page is about. */
function mainOf({ article, main, run }: { article?: Part; main?: Part; run?: Part }, length: number) {
  const isWhole = article && (!main || sizeOf(article) * 2 >= sizeOf(main));
  return (isWhole ? article : (main ?? run)) ?? { from: 0, to: length };
}

/** Pages that load pictures late keep the address in an attribute of their own. */
function sourceOf(attributes: Attributes): string | undefined {
  const { src = '', width, height, srcset = attributes['data-srcset'] ?? '' } = attributes;
  const sizes = [...srcset.matchAll(/(\S+)\s+(\d+)w/g)].map(([, address = '', size]) => ({
    address,
    size: Number(size),
  }));
  const [widest] = sizes.toSorted((a, b) => b.size - a.size);
  const known = [widest?.size, Number.parseInt(width ?? '', 10), Number.parseInt(height ?? '', 10)];
  const sides = known.filter((side): side is number => side !== undefined && !Number.isNaN(side));
  if (sides.length > 0 && Math.max(...sides) <= importLimits.pictureSide) return undefined;
  return widest?.address ?? (src && !src.startsWith('data:') ? src : attributes['data-src']);
}
