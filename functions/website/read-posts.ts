import * as z from 'zod/mini';
import { cut } from '#contract/primitives/characters';
import type { Input, Output } from '#contract/primitives/route';
import { importLimits } from '#contract/rules/import-limits';
import type { WebsitePost, websiteRoutes } from '#contract/resources/website';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { countReading } from './limits.ts';
import { ownFields } from './own-fields.ts';
import { readJson, valid } from './read-json.ts';
import { restAddress } from './rest-address.ts';
import { Visit } from './visit.ts';

type Route = typeof websiteRoutes.readPosts;

/** A function may answer 6 MB. */
const maxBytes = 5 * 1024 ** 2;
const longest = { title: 1_000, content: 100_000, address: 2_000, name: 100 };
const mostTerms = 30;
const leastContent = 1_000;

const rendered = z.object({ rendered: z.string(), protected: z.optional(z.boolean()) });
const postOfWordPress = z.object({
  /** Whoever is not signed in gets nothing else, except from a website that is set up badly. */
  status: z.optional(z.literal('publish')),
  link: z.string().check(z.maxLength(longest.address)),
  date_gmt: z.catch(z.optional(z.string()), undefined),
  title: z.optional(rendered),
  content: z.optional(rendered),
  meta: z.optional(z.unknown()),
  acf: z.optional(z.unknown()),
  _embedded: z.catch(
    z.object({ 'wp:featuredmedia': z.optional(z.unknown()), 'wp:term': z.optional(z.unknown()) }),
    {
      'wp:featuredmedia': undefined,
      'wp:term': undefined,
    },
  ),
});
const mediaOfWordPress = z.object({ source_url: z.string().check(z.maxLength(longest.address)) });
const termOfWordPress = z.object({ taxonomy: z.string(), name: z.string() });

const fields = 'status,link,date_gmt,title,content,meta,acf,_links,_embedded';

export async function readPosts(context: MemberContext, input: Input<Route>): Promise<Output<Route>> {
  await countReading(context, 'website-page', input.address);
  const found = await readJson(new Visit(), addressOf(input));
  if (!Array.isArray(found?.json)) throw new AppError('WEBSITE_UNREADABLE');
  const posts = valid(postOfWordPress, found.json.slice(0, importLimits.posts))
    .filter(({ title, content }) => !title?.protected && !content?.protected)
    .map(postOf);
  return { posts: within(posts), hasMore: found.json.length >= importLimits.posts };
}

/** By offsets, the page after the last one is empty. By numbers of pages it would be an error like any other. */
const addressOf = ({ address, path, categories, offset }: Input<Route>): URL =>
  restAddress(address, path, {
    per_page: String(importLimits.posts),
    offset: String(offset),
    ...(categories && { categories: categories.join(',') }),
    acf_format: 'standard',
    _embed: 'wp:featuredmedia,wp:term',
    _fields: fields,
  });

function postOf({
  link,
  title,
  content,
  date_gmt: date,
  meta,
  acf,
  _embedded,
}: z.output<typeof postOfWordPress>): WebsitePost {
  const [picture] = valid(mediaOfWordPress, _embedded['wp:featuredmedia']);
  const { 'wp:term': terms } = _embedded;
  return {
    address: link,
    title: cut(title?.rendered ?? '', longest.title),
    content: content?.rendered ?? '',
    ...(date && { published: `${date.slice(0, 19)}Z` }),
    terms: valid(termOfWordPress, Array.isArray(terms) ? terms.flat() : [])
      .slice(0, mostTerms)
      .map(({ taxonomy, name }) => ({ kind: cut(taxonomy, longest.name), name: cut(name, longest.name) })),
    own: ownFields(meta, acf),
    ...(picture && { picture: picture.source_url }),
  };
}

/** Some websites have megabytes of markup in each post. What is cut off is too long for a reference anyway. */
function within(posts: WebsitePost[]): WebsitePost[] {
  for (let most = longest.content; most >= leastContent; most /= 2) {
    const shorter = posts.map((post) => ({ ...post, content: cut(post.content, most) }));
    if (Buffer.byteLength(JSON.stringify(shorter)) <= maxBytes) return shorter;
  }
  throw new AppError('WEBSITE_UNREADABLE');
}
