import { importLimits } from '#contract/rules/import-limits';
import { websiteRoutes, type PostTypes } from '#contract/resources/website';
import * as refusals from '#words/import-refusals';
import { takeTurns, wait } from '../../../../../files/take-turns.ts';
import type { OrganizationCall } from '../../../../../lib/organization/active-organization.tsx';
import type { ReadFiles } from '../read-files.ts';
import { Unreadable } from '../../../../../file-reading/unreadable.ts';
import { sheetsOfPosts, type Post } from './sheets-of-posts.ts';

interface Wanted {
  site: PostTypes;
  /** Their IDs. */
  types: ReadonlySet<string>;
  /** All of them where none is chosen. */
  categories: ReadonlySet<number>;
}

export const findPosts = (call: OrganizationCall, address: string): Promise<PostTypes> =>
  call(websiteRoutes.findPosts, { address });

/** Reads what a website with WordPress shows everybody. `onPosts` hears how many there are so far. */
export async function readWebsite(
  call: OrganizationCall,
  { site, types, categories }: Wanted,
  onPosts: (count: number) => void,
  pause = wait,
): Promise<ReadFiles> {
  const posts: Post[] = [];
  const inTurn = takeTurns(pause);
  for (const { id, path, hasCategories } of site.types.filter((one) => types.has(one.id))) {
    const only = hasCategories && categories.size > 0 ? { categories: [...categories] } : {};
    let offset = 0;
    let hasMore = true;
    while (hasMore && posts.length < importLimits.rows) {
      const wanted = { address: site.address, path, offset, ...only };
      const page = await inTurn(site.address, () => call(websiteRoutes.readPosts, wanted));
      posts.push(
        ...page.posts.map((post) => ({
          ...post,
          type: id,
          published: post.published ?? '',
          isPublished: true,
        })),
      );
      onPosts(posts.length);
      offset += importLimits.posts;
      ({ hasMore } = page);
    }
  }
  if (posts.length === 0) throw new Unreadable(refusals.noPosts);
  const known = posts.flatMap(({ picture }) => (picture ? [[picture, picture] as const] : []));
  return { name: new URL(site.address).hostname, sheets: sheetsOfPosts(posts, new Map(known)) };
}
