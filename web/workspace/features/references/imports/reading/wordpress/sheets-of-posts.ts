import { Parser } from 'htmlparser2';
import * as words from '#words/imports';
import type { Doubt, Worksheet } from '../cell.ts';
import { fieldNamed } from '../guess-columns.ts';
import { Passages } from '../passages.ts';
import { fromMarkup } from '../read-text.ts';
import { tableOf, type Draft } from '../table-of.ts';

/** A post as an export file or the website itself gives it. */
export interface Post {
  type: string;
  address: string;
  /** Both have markup. */
  title: string;
  content: string;
  published: string;
  isPublished: boolean;
  terms: readonly { kind: string; name: string }[];
  own: readonly { key: string; value: string }[];
  /** The address of its featured picture. */
  picture?: string | undefined;
}

/** Numbers of pictures to their addresses. */
type Pictures = ReadonlyMap<string, string>;

/** An own field with such a name may hold a picture, or the number of one. In others the same number is an amount. */
const namesPicture = /image|img|picture|photo|hero|banner|kuva|bild|foto/i;

/** An array or an object of PHP as a text. */
const isSerialized = /^[aO]:\d+:/;

/** Each type of posts becomes a worksheet. */
export function sheetsOfPosts(posts: readonly Post[], pictures: Pictures): Worksheet[] {
  const byType = new Map<string, Draft[]>();
  for (const post of posts) {
    const drafts = byType.get(post.type) ?? [];
    drafts.push(draftOf(post, drafts.length + 1, pictures));
    byType.set(post.type, drafts);
  }
  return [...byType].map(([type, drafts]) => tableOf(type, 'post', drafts));
}

function draftOf(post: Post, number: number, pictures: Pictures): Draft {
  const passages = new Passages();
  const title = fromMarkup(post.title);
  if (title) passages.put('title', title);
  const description = fromMarkup(withoutShortcodes(post.content));
  if (description) passages.put('description', description);
  const terms = new Map<string, Set<string>>();
  for (const { kind, name } of post.terms) {
    const by = isField(kind) ? kind : 'tags';
    terms.set(by, (terms.get(by) ?? new Set()).add(fromMarkup(name)));
  }
  for (const [kind, names] of terms)
    if (kind === 'tags') passages.put('tags', [...names].join('\n'));
    else passages.readRow([kind, [...names].join(', ')]);
  const named: string[] = post.picture ? [post.picture] : [];
  for (const { key, value } of post.own) {
    // A key with a line before it belongs to a plugin.
    if (key.startsWith('_') || isSerialized.test(value)) continue;
    const address = pictures.get(value) ?? (/^https?:\/\/\S+$/.test(value) ? value : '');
    const isPicture = namesPicture.test(key) && /\.(?:jpe?g|png|webp|gif|avif)$/i.test(address);
    if (isPicture) named.push(address);
    else passages.readRow([key, fromMarkup(value)]);
  }
  const addresses = inWhole([...named, ...picturesIn(post, pictures)], pictures);
  if (addresses.length > 0) passages.put('picture', addresses.join('\n'));
  const published = new Date(post.published);
  const others = new Map([
    ...passages.others,
    ...(Number.isNaN(published.getTime())
      ? []
      : [[words.published, published.toISOString().slice(0, 10)] as const]),
  ]);
  const doubts: Doubt[] = post.isPublished ? [] : ['unpublished'];
  return { number, doubts, fields: passages.end(), others, address: post.address };
}

/** A website may sort its posts by customers or towns. Categories and tags say what they are about. */
const isField = (kind: string): boolean =>
  kind !== 'category' && kind !== 'post_tag' && fieldNamed(kind) !== undefined;

/** The pictures of a text, and those of its galleries, which name them by number. */
function picturesIn({ content, address }: Post, pictures: Pictures): string[] {
  const base = address || undefined;
  const found: string[] = [];
  const parser = new Parser({
    onopentag: (name, { src = '' }) => {
      if (name === 'img' && URL.canParse(src, base)) found.push(new URL(src, base).href);
    },
  });
  parser.end(content);
  const galleries = content.matchAll(/\[gallery\s[^\]]*\bids=["']?([\d,\s]+)/g);
  const ofGalleries = [...galleries].flatMap(([, ids = '']) =>
    ids.split(',').flatMap((id) => pictures.get(id.trim()) || []),
  );
  return [...found, ...ofGalleries].filter((one) => /^https?:/.test(one));
}

/** A text shows a picture in a smaller size, beside which the whole one lies. Each is brought in once. */
function inWhole(addresses: readonly string[], pictures: Pictures): string[] {
  const known = new Set([...pictures.values(), ...addresses]);
  const found = new Map<string, string>();
  for (const address of addresses) {
    const whole = address.replace(/-\d+x\d+(?=\.\w+$)/, '');
    const key = whole.replace(/^http:/, 'https:');
    if (!found.has(key)) found.set(key, known.has(whole) ? whole : address);
  }
  return [...found.values()];
}

/** A shortcode has values, or an end, or is one of WordPress itself. Other words in brackets are words. */
function withoutShortcodes(content: string): string {
  const ended = new Set([...content.matchAll(/\[\/([\w-]+)\]/g)].map(([, name]) => name));
  const text = content.replaceAll(
    /\[\/?([a-z][\w-]*)((?:\s[^\]]*)?)\/?\]/gi,
    (whole, name: string, values: string) =>
      ended.has(name) || values.includes('=') || /^(?:gallery|playlist|embed|audio|video)$/.test(name)
        ? ''
        : whole,
  );
  // The old editor has empty lines between paragraphs.
  return /<p[\s>]/.test(text) ? text : text.replaceAll(/\r?\n\s*\n/g, '<p></p>');
}
