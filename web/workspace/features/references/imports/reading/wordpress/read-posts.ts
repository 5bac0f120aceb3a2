import { Parser } from 'htmlparser2';
import * as words from '#words/imports';
import * as refusals from '#words/import-refusals';
import type { Doubt, Worksheet } from '../cell.ts';
import { Passages } from '../passages.ts';
import { fromMarkup } from '../read-text.ts';
import { tableOf, type Draft } from '../table-of.ts';
import { Unreadable } from '../unreadable.ts';
import { all, childNamed, childrenOf, parseXml, textIn, type Element } from '../xml.ts';

/** WordPress keeps its own things as posts too. */
const isOwn =
  /^(?:attachment|revision|nav_menu_item|custom_css|customize_changeset|oembed_cache|user_request|wp_.*|acf-.*)$/;
const gone = new Set(['trash', 'auto-draft', 'inherit']);

/** An own field with such a name may hold the number of a picture. In others the same number is an amount. */
const namesPicture = /image|img|picture|photo|hero|banner|kuva|bild|foto/i;

/** An array or an object of PHP as a text. */
const isSerialized = /^[aO]:\d+:/;

export const isWordPress = (text: string): boolean =>
  text.slice(0, 5_000).includes('http://wordpress.org/export/');

/** Each type of posts becomes a worksheet, of which pages are left out unless somebody chooses them. */
export function readPosts(text: string): Worksheet[] {
  const items = all('item', parseXml(text));
  const pictures = new Map(
    items.map((item) => [valueOf(item, 'wp:post_id'), valueOf(item, 'wp:attachment_url')]),
  );
  const byType = new Map<string, Draft[]>();
  for (const item of items) {
    const type = valueOf(item, 'wp:post_type');
    if (!type || isOwn.test(type) || gone.has(valueOf(item, 'wp:status'))) continue;
    const drafts = byType.get(type) ?? [];
    drafts.push(draftOf(item, drafts.length + 1, pictures));
    byType.set(type, drafts);
  }
  if (byType.size === 0) throw new Unreadable(refusals.empty);
  return [...byType].map(([type, drafts]) => ({
    ...tableOf(type, 'post', drafts),
    isHidden: type === 'page' && byType.size > 1,
  }));
}

const valueOf = (item: Element, name: string): string => textIn(childNamed(name, item)).trim();

function draftOf(item: Element, number: number, pictures: ReadonlyMap<string, string>): Draft {
  const passages = new Passages();
  const title = fromMarkup(valueOf(item, 'title'));
  if (title) passages.put('title', title);
  const description = fromMarkup(withoutShortcodes(valueOf(item, 'content:encoded')));
  if (description) passages.put('description', description);
  const tags = childrenOf(item).flatMap((one) => (one.name === 'category' ? textIn(one).trim() : []));
  if (tags.length > 0) passages.put('tags', [...new Set(tags)].join('\n'));
  const own = all('wp:postmeta', item).map((one) => [
    valueOf(one, 'wp:meta_key'),
    valueOf(one, 'wp:meta_value'),
  ]);
  const named: string[] = [];
  for (const [key = '', value = ''] of own) {
    const address = pictures.get(value) ?? '';
    const isPicture = namesPicture.test(key) && /\.(?:jpe?g|png|webp|gif|avif)$/i.test(address);
    if (key === '_thumbnail_id' && address) named.unshift(address);
    // A key with a line before it belongs to a plugin.
    else if (key.startsWith('_') || isSerialized.test(value)) continue;
    else if (isPicture) named.push(address);
    else passages.readRow([key, fromMarkup(value)]);
  }
  const shown = picturesIn(valueOf(item, 'content:encoded'), valueOf(item, 'link'), pictures);
  const addresses = inWhole([...named, ...shown], pictures);
  if (addresses.length > 0) passages.put('picture', addresses.join('\n'));
  const published = new Date(valueOf(item, 'pubDate'));
  const others = new Map([
    ...passages.others,
    ...(Number.isNaN(published.getTime())
      ? []
      : [[words.published, published.toISOString().slice(0, 10)] as const]),
  ]);
  const doubts: Doubt[] = valueOf(item, 'wp:status') === 'publish' ? [] : ['unpublished'];
  return { number, doubts, fields: passages.end(), others };
}

/** The pictures of a text, and those of its galleries, which name them by number. */
function picturesIn(content: string, page: string, pictures: ReadonlyMap<string, string>): string[] {
  const base = page || undefined;
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
  return [...found, ...ofGalleries].filter((address) => /^https?:/.test(address));
}

/** A text shows a picture in a smaller size, beside which the whole one lies. Each is brought in once. */
function inWhole(addresses: readonly string[], pictures: ReadonlyMap<string, string>): string[] {
  const known = new Set(pictures.values());
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
