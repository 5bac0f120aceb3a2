import { DomUtils, parseDocument } from 'htmlparser2';
import * as z from 'zod/mini';
import type { PostTypes, websiteRoutes } from '#contract/resources/website';
import type { Input, Output } from '#contract/primitives/route';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { countReading } from './limits.ts';
import { readJson, valid } from './read-json.ts';
import { restAddress, rootOf, rootsFor } from './rest-address.ts';
import { Visit } from './visit.ts';

type Route = typeof websiteRoutes.findPosts;

const mostTypes = 50;
const mostCategories = 100;
const longestName = 100;

const typeOfWordPress = z.object({
  slug: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  name: z.string(),
  rest_base: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  rest_namespace: z.optional(z.literal('wp/v2')),
  taxonomies: z.catch(z.array(z.string()), []),
});
const categoryOfWordPress = z.object({
  id: z.int().check(z.gte(1)),
  name: z.string(),
  count: z.catch(z.number(), 0),
});

export async function findPosts(context: MemberContext, { address }: Input<Route>): Promise<Output<Route>> {
  await countReading(context, 'website-page', address);
  const visit = new Visit();
  for (const possible of rootsFor(address)) {
    const found = await readJson(visit, restAddress(possible, 'types'));
    const root = found && rootOf(found.address);
    const types = root ? typesIn(found.json) : [];
    if (root && types.length > 0)
      return { address: root, types, categories: await categoriesOf(visit, root) };
  }
  throw new AppError('WEBSITE_UNREADABLE');
}

function typesIn(json: unknown): PostTypes['types'] {
  if (typeof json !== 'object' || json === null) return [];
  return valid(typeOfWordPress, Object.values(json).slice(0, mostTypes)).map((one) => ({
    id: one.slug,
    name: plain(one.name),
    path: one.rest_base,
    hasCategories: one.taxonomies.includes('category'),
  }));
}

async function categoriesOf(visit: Visit, root: string): Promise<PostTypes['categories']> {
  const address = restAddress(root, 'categories', {
    per_page: String(mostCategories),
    orderby: 'count',
    order: 'desc',
    hide_empty: 'true',
    _fields: 'id,name,count',
  });
  const found = await readJson(visit, address);
  return valid(categoryOfWordPress, found?.json)
    .slice(0, mostCategories)
    .map((one) => ({ ...one, name: plain(one.name) }));
}

const plain = (markup: string): string =>
  DomUtils.textContent(parseDocument(markup.slice(0, longestName))).trim();
