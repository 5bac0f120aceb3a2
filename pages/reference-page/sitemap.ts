import type { publicPageRoutes } from '#contract/site/public-page';
import { listPublicPages } from '#functions/public/list-public-pages';
import { collectionPagePath, referencePagePath, storyPath } from '#web/shared/public-address.ts';
import type { PageResponse, VisitorRequest } from '../serve.ts';

type Params = ReturnType<typeof publicPageRoutes.sitemap.params.parse>;

/** Only cards have a `lastmod`, because a wrong time for the page would make search engines distrust the others. */
export async function sitemap({ context, params, origin }: VisitorRequest<Params>): Promise<PageResponse> {
  const { organizationId } = params;
  const { slug: page, references, collectionIds } = await listPublicPages(context, { organizationId });
  const entries = [
    entry(origin + referencePagePath(page)),
    ...collectionIds.map((id) => entry(origin + collectionPagePath(page, id))),
    ...references.map((one) => entry(origin + storyPath(page, one.slug), one.updatedAt)),
  ];
  return {
    headers: {},
    body: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`,
  };
}

function entry(address: string, updatedAt?: string): string {
  const lastmod = updatedAt ? `<lastmod>${escaped(updatedAt)}</lastmod>` : '';
  return `<url><loc>${escaped(address)}</loc>${lastmod}</url>`;
}

/** The origin comes from a header and has to be escaped. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
