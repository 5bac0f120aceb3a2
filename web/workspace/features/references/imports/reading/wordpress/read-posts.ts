import * as refusals from '#words/import-refusals';
import type { Worksheet } from '../cell.ts';
import { Unreadable } from '../../../../../file-reading/unreadable.ts';
import {
  all,
  childNamed,
  childrenOf,
  parseXml,
  textIn,
  type Element,
} from '../../../../../file-reading/xml.ts';
import { isOwn } from './own-types.ts';
import { sheetsOfPosts, type Post } from './sheets-of-posts.ts';

const gone = new Set(['trash', 'auto-draft', 'inherit']);

export const isWordPress = (text: string): boolean =>
  text.slice(0, 5_000).includes('http://wordpress.org/export/');

/** Reads an export file, of which pages are left out unless somebody chooses them. */
export function readPosts(text: string): Worksheet[] {
  const items = all('item', parseXml(text));
  const pictures = new Map(
    items.map((item) => [valueOf(item, 'wp:post_id'), valueOf(item, 'wp:attachment_url')]),
  );
  const posts = items.flatMap((item) => {
    const type = valueOf(item, 'wp:post_type');
    return !type || isOwn.test(type) || gone.has(valueOf(item, 'wp:status'))
      ? []
      : [postOf(item, type, pictures)];
  });
  if (posts.length === 0) throw new Unreadable(refusals.empty);
  const sheets = sheetsOfPosts(posts, pictures);
  return sheets.map((sheet) => ({ ...sheet, isHidden: sheet.name === 'page' && sheets.length > 1 }));
}

const valueOf = (item: Element, name: string): string => textIn(childNamed(name, item)).trim();

function postOf(item: Element, type: string, pictures: ReadonlyMap<string, string>): Post {
  const own = all('wp:postmeta', item).map((one) => ({
    key: valueOf(one, 'wp:meta_key'),
    value: valueOf(one, 'wp:meta_value'),
  }));
  const featured = own.find(({ key, value }) => key === '_thumbnail_id' && pictures.get(value));
  return {
    type,
    address: valueOf(item, 'link'),
    title: valueOf(item, 'title'),
    content: valueOf(item, 'content:encoded'),
    published: valueOf(item, 'pubDate'),
    isPublished: valueOf(item, 'wp:status') === 'publish',
    terms: childrenOf(item).flatMap((one) =>
      one.name === 'category' ? [{ kind: one.attribs.domain ?? '', name: textIn(one).trim() }] : [],
    ),
    own,
    picture: featured && pictures.get(featured.value),
  };
}
