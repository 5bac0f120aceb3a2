import { Parser } from 'htmlparser2';

export interface Look {
  /** Addresses of pictures, the likeliest logo first. */
  logos: string[];
  color?: string | undefined;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** The parser becomes slow where elements are nested deeply, which no page needs. */
const mostNested = 1_000;
const mostOfAName = 500;

/** `html` may be anything; a page without a logo gives an empty list. */
export function findLook(html: string, address: string): Look {
  const { base: bases, img, link, meta, data } = readPage(html);
  const base = absolute(bases[0]?.href, address) ?? address;
  const icons = link.filter(({ rel = '' }) => /\b(apple-touch-icon|icon)\b/i.test(rel));
  const found = [
    ...data.flatMap(logosOfData),
    ...img.filter(isLogo).map(sourceOf),
    ...icons.toSorted((a, b) => sizeOf(b) - sizeOf(a)).map(({ href }) => href),
  ].flatMap((one) => absolute(one, base) ?? []);
  const theme = meta.find(({ name }) => name?.toLowerCase() === 'theme-color')?.content;
  return { logos: [...new Set(found)], color: theme && colorOf(theme.trim().toLowerCase()) };
}

/** Returns what came before the nesting became too deep. */
function readPage(html: string) {
  const found = { base: [], img: [], link: [], meta: [] } as Record<
    'base' | 'img' | 'link' | 'meta',
    Attributes[]
  >;
  const data: string[] = [];
  let nested = 0;
  let isData = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      nested += 1;
      if (nested > mostNested) parser.pause();
      isData = name === 'script' && attributes.type === 'application/ld+json';
      if (isData) data.push('');
      const list = Object.hasOwn(found, name) ? found[name as keyof typeof found] : [];
      if (list.length < mostOfAName) list.push(attributes);
    },
    ontext: (text) => {
      if (isData) data.push(data.pop() + text);
    },
    onclosetag: () => {
      nested -= 1;
      isData = false;
    },
  });
  parser.end(html);
  return { ...found, data };
}

const isLogo = ({ src = '', alt = '', class: names = '', id = '' }: Attributes): boolean =>
  /logo/i.test([src.startsWith('data:') ? '' : src, alt, names, id].join(' '));

/** Pages that load pictures late keep the address in an attribute of their own. */
const sourceOf = ({ src, 'data-src': late }: Attributes): string | undefined =>
  src && !src.startsWith('data:') ? src : late;

/** A drawing is sharp in every size. */
function sizeOf({ sizes = '', href = '', rel = '' }: Attributes): number {
  if (sizes === 'any' || /\.svg([?#]|$)/i.test(href)) return 10_000;
  return Number(/^\d+/.exec(sizes)?.[0] ?? (/apple/i.test(rel) ? 180 : 16));
}

/** The structured data of a page is one thing, a list, or a graph of things. */
function logosOfData(json: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return [];
  }
  const things = [data].flat() as Thing[];
  return things.flatMap((thing) => [thing, thing?.['@graph']].flat() as Thing[]).flatMap(logosOf);
}

type Logo = string | { url?: unknown } | null;
type Thing = { logo?: Logo | Logo[]; '@graph'?: unknown } | null | undefined;

const logosOf = (thing: Thing): string[] =>
  [thing?.logo].flat().flatMap((logo) => {
    const address: unknown = typeof logo === 'object' ? logo?.url : logo;
    return typeof address === 'string' ? [address] : [];
  });

function absolute(reference: string | undefined, base: string): string | undefined {
  if (!reference || !URL.canParse(reference, base)) return undefined;
  const { protocol, href } = new URL(reference, base);
  return /^https?:$/.test(protocol) ? href : undefined;
}

function colorOf(value: string): string | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  return /^#[0-9a-f]{6}$/.test(value) ? value : undefined;
}
