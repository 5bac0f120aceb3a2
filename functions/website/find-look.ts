import { DomUtils, parseDocument } from 'htmlparser2';

export interface Look {
  /** Addresses of pictures, the likeliest logo first. */
  logos: string[];
  color?: string | undefined;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** `html` may be anything; a page without a logo gives an empty list. */
export function findLook(html: string, address: string): Look {
  const document = parseDocument(html);
  const all = (name: string): Attributes[] =>
    DomUtils.getElementsByTagName(name, document, true, 500).map(({ attribs }) => attribs);
  const base = absolute(all('base')[0]?.href, address) ?? address;
  const icons = all('link').filter(({ rel = '' }) => /\b(apple-touch-icon|icon)\b/i.test(rel));
  const scripts = DomUtils.getElementsByTagName('script', document, true, 50)
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .map((script) => DomUtils.textContent(script));
  const found = [
    ...scripts.flatMap(logosOfData),
    ...all('img').filter(isLogo).map(sourceOf),
    ...icons.toSorted((a, b) => sizeOf(b) - sizeOf(a)).map(({ href }) => href),
  ].flatMap((one) => absolute(one, base) ?? []);
  const theme = all('meta').find(({ name }) => name?.toLowerCase() === 'theme-color')?.content;
  return { logos: [...new Set(found)], color: theme && colorOf(theme.trim().toLowerCase()) };
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

function logosOfData(json: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return [];
  }
  return [data].flat().flatMap((one) => {
    const { logo, '@graph': graph } = (one ?? {}) as Record<string, unknown>;
    const own = [logo].flat().flatMap((each) => {
      const value = typeof each === 'object' && each ? (each as Record<string, unknown>).url : each;
      return typeof value === 'string' ? [value] : [];
    });
    return [...own, ...(Array.isArray(graph) ? logosOfData(JSON.stringify(graph)) : [])];
  });
}

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
