import type { publicPageRoutes } from '#contract/site/public-page';
import { listPublicPages } from '#functions/public/list-public-pages';
import { alternatesOfList, alternatesOfStory, type Alternate } from '#web/public/page-view.ts';
import { collectionPagePath, referencePagePath, storyNameOf, storyPath } from '#web/shared/public-address.ts';
import type { PageResponse, VisitorRequest } from '../serve.ts';

type Params = ReturnType<typeof publicPageRoutes.sitemap.params.parse>;

/** Only cards have a `lastmod`, because a wrong time for the page would make search engines distrust the others. */
export async function sitemap({ context, params, origin }: VisitorRequest<Params>): Promise<PageResponse> {
  const { organizationId } = params;
  const { slug, languages, references, collections } = await listPublicPages(context, { organizationId });
  const owner = { organization: { slug }, languages };
  const isTranslated = languages !== undefined && languages.offered.length > 1;
  const lists = [undefined, ...collections].flatMap((collection) => {
    const path = collection ? collectionPagePath(slug, collection.id) : referencePagePath(slug);
    return entries(origin, path, alternatesOfList({ ...owner, collection }));
  });
  const stories = references.flatMap(({ wordings, updatedAt, ...one }) =>
    entries(origin, storyPath(slug, storyNameOf(one)), alternatesOfStory({ ...owner, wordings }), updatedAt),
  );
  return {
    headers: {},
    body: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${[...lists, ...stories].join('\n')}
</urlset>
`,
  };
}

/** Each language has an entry of its own, and all of them name all. */
function entries(
  origin: string,
  path: string,
  alternates: readonly Alternate[],
  updatedAt?: string,
): string[] {
  if (alternates.length < 2) return [entry(origin + path, '', updatedAt)];
  const links = alternates.map(
    ({ language, path: other }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(origin + other)}"/>`,
  );
  return alternates.map((one) => entry(origin + one.path, links.join(''), updatedAt));
}

function entry(address: string, links: string, updatedAt?: string): string {
  const lastmod = updatedAt ? `<lastmod>${escaped(updatedAt)}</lastmod>` : '';
  return `<url><loc>${escaped(address)}</loc>${lastmod}${links}</url>`;
}

/** The origin comes from a header and has to be escaped. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
