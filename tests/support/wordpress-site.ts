import type { RequestListener } from 'node:http';
import { readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const xml = readFileSync(new URL('import-samples/wordpress-export.xml', import.meta.url), 'utf8');
const items = DomUtils.getElementsByTagName('item', parseDocument(xml, { xmlMode: true }), true);

const elementsOf = (item: Element, name: string) => DomUtils.getElementsByTagName(name, item.children, false);
const textOf = (item: Element, name: string) => {
  const found = elementsOf(item, name)[0];
  return found ? DomUtils.textContent(found) : '';
};
const attachments = new Map(
  items.map((item) => [textOf(item, 'wp:post_id'), textOf(item, 'wp:attachment_url')]),
);

/** WordPress shows no comments of blocks, and galleries as pictures. */
const shown = (content: string) =>
  content.replaceAll(/<!--.*?-->/g, '').replaceAll(/\[gallery ids="([\d,]+)"\]/g, (_, ids: string) =>
    ids
      .split(',')
      .map((id) => (attachments.get(id) ? `<figure><img src="${attachments.get(id)}"></figure>` : ''))
      .join(''),
  );

function postOf(item: Element): Record<string, unknown> {
  const metas = elementsOf(item, 'wp:postmeta').map(
    (one) => [textOf(one, 'wp:meta_key'), textOf(one, 'wp:meta_value')] as const,
  );
  const picture = attachments.get(metas.find(([key]) => key === '_thumbnail_id')?.[1] ?? '');
  return {
    status: textOf(item, 'wp:status'),
    link: textOf(item, 'link'),
    date_gmt: new Date(textOf(item, 'pubDate')).toISOString().slice(0, 19),
    title: { rendered: textOf(item, 'title') },
    content: { rendered: shown(textOf(item, 'content:encoded')), protected: false },
    meta: Object.fromEntries(metas.filter(([key]) => !key.startsWith('_'))),
    _embedded: {
      ...(picture && { 'wp:featuredmedia': [{ source_url: picture }] }),
      'wp:term': [
        elementsOf(item, 'category').map((one) => ({
          taxonomy: one.attribs.domain,
          name: DomUtils.textContent(one),
        })),
      ],
    },
  };
}

/** The posts of the sample as a website would give them, if it gave its drafts too. */
export const samplePosts = items.filter((item) => textOf(item, 'wp:post_type') === 'referenssi').map(postOf);

export const typesOfSample = {
  post: { slug: 'post', name: 'Artikkelit', rest_base: 'posts', taxonomies: ['category'] },
  page: { slug: 'page', name: 'Sivut', rest_base: 'pages', taxonomies: [] },
  attachment: { slug: 'attachment', name: 'Media', rest_base: 'media', taxonomies: [] },
  referenssi: { slug: 'referenssi', name: 'Referenssit', rest_base: 'referenssit', taxonomies: ['category'] },
  menu: { slug: 'menu', name: 'Ruokalista', rest_base: 'menu', rest_namespace: 'menu/v1', taxonomies: [] },
};

/** Answers as WordPress does, with these posts of the type `referenssi`. With `plain` addresses, paths are a parameter. */
export function wordPress(posts: readonly unknown[], plain = false): RequestListener {
  return ({ url = '' }, response) => {
    const { pathname: path, searchParams } = new URL(url, 'https://www.firm.example');
    const pathname = plain ? `/wp-json${searchParams.get('rest_route')}` : path;
    const answer = (json: unknown) =>
      response.setHeader('content-type', 'application/json; charset=UTF-8').end(JSON.stringify(json));
    const offset = Number(searchParams.get('offset'));
    const most = Number(searchParams.get('per_page'));
    if (pathname === '/wp-json/wp/v2/types') answer(typesOfSample);
    else if (pathname === '/wp-json/wp/v2/categories')
      answer([
        { id: 7, name: 'vesihuolto', count: 1 },
        { id: 8, name: 'R&amp;D', count: 0 },
      ]);
    else if (pathname === '/wp-json/wp/v2/referenssit') {
      const chosen = searchParams.get('categories') === '7' ? posts.slice(0, 1) : posts;
      answer(chosen.slice(offset, offset + most));
    } else response.writeHead(404).end('<h1>Not found</h1>');
  };
}
