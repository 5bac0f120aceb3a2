import type { WebsitePage } from '#contract/resources/website';

interface PageData extends Pick<WebsitePage, 'title' | 'description' | 'pictures' | 'data'> {
  published: string;
}
type Thing = Readonly<Record<string, unknown>>;

const longest = 500;
/** Of these words of schema.org, each becomes a row with the label that an import knows. */
const labels: Readonly<Record<string, string>> = {
  client: 'client',
  customer: 'client',
  sponsor: 'client',
  funder: 'client',
  contentLocation: 'location',
  locationCreated: 'location',
  location: 'location',
  keywords: 'keywords',
};

/** Reads what a page says of itself in JSON-LD: one thing, a list, or a graph of things. `texts` may be anything. */
export function dataOf(texts: readonly string[]): PageData {
  const things = texts.flatMap(thingsOf);
  const about =
    things.find(({ headline }) => headline) ?? things.find((thing) => kindOf(thing) === 'WebPage') ?? {};
  const review = things.find((thing) => thing.reviewBody) ?? isThing(about.review) ?? {};
  const rows = [
    ...Object.entries(labels).map(([name, key]) => ({ key, value: textOf(about[name]) })),
    { key: 'quote', value: textOf(review.reviewBody) },
    { key: 'said by', value: textOf(review.author) },
  ].filter(({ value }) => value);
  return {
    title: textOf(about.headline) || textOf(about.name),
    description: textOf(about.description),
    published: textOf(about.datePublished),
    pictures: listOf(about.image).flatMap((one) => textOf(isThing(one)?.url ?? one) || []),
    data: [...new Map(rows.map((row) => [row.key, row])).values()],
  };
}

function thingsOf(text: string): Thing[] {
  try {
    const json: unknown = JSON.parse(text);
    const listed = listOf(json).flatMap((one) => [one, ...listOf(isThing(one)?.['@graph'])]);
    return listed.map(isThing).filter((thing) => thing !== undefined);
  } catch {
    return [];
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const isThing = (value: unknown): Thing | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Thing) : undefined;

const kindOf = (thing: Thing): unknown => [thing['@type']].flat()[0];

/** A place has its town within its address. */
function textOf(value: unknown): string {
  const texts = listOf(value).map((one) => {
    const thing = isThing(one);
    return thing ? (thing.name ?? isThing(thing.address)?.addressLocality) : one;
  });
  return texts
    .filter((one): one is string => typeof one === 'string')
    .map((one) => one.trim())
    .join(', ')
    .slice(0, longest);
}
