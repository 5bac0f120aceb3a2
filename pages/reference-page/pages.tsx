import type { Branding } from '#contract/organization';
import { readPublicCollection } from '#functions/public/get-public-collection';
import { getPublicReference } from '#functions/public/get-public-reference';
import { readReferencePage } from '#functions/public/get-reference-page';
import { readFilter } from '#web/public/filter.ts';
import { readFrame } from '#web/public/frame.ts';
import { pageStyle } from '#web/public/page-style.ts';
import type { ShownPage } from '#web/public/page-view.ts';
import { ReferencePageView } from '#web/public/reference-page.tsx';
import { StoryPageView } from '#web/public/story-page.tsx';
import type { PageResponse, Visit } from '../serve.ts';
import { describeList, describeStory } from './describe.ts';
import { documentOf } from './document.tsx';

interface OrganizationParams {
  organizationId: string;
}

/** A page with the websites that may embed it, which only the headers of an answer name. */
type OwnedPage = ShownPage & { embedOrigins: readonly string[] };

export async function organizationPage(visit: Visit<OrganizationParams>): Promise<PageResponse> {
  return showList(visit, await readReferencePage(visit.context, { id: visit.params.organizationId }));
}

export async function collectionPage(
  visit: Visit<OrganizationParams & { collectionId: string }>,
): Promise<PageResponse> {
  const { organizationId, collectionId } = visit.params;
  const as = visit.query.has('embed') ? 'embed' : 'page';
  return showList(visit, await readPublicCollection(visit.context, { id: collectionId, organizationId }, as));
}

export async function referencePage(
  visit: Visit<OrganizationParams & { referenceId: string }>,
): Promise<PageResponse> {
  const story = await getPublicReference(visit.context, visit.params);
  return documentOf({
    ...dressed(story),
    description: describeStory(story, visit.origin),
    children: <StoryPageView {...story} />,
  });
}

function showList({ query, origin }: Visit<unknown>, page: OwnedPage): PageResponse {
  const view = { page, filter: readFilter(query), frame: readFrame(query) };
  return documentOf({
    ...dressed(page),
    style: pageStyle(page.branding, view.frame?.theme),
    description: describeList(view, origin),
    children: <ReferencePageView {...view} />,
  });
}

const dressed = ({ branding, embedOrigins }: { branding: Branding; embedOrigins: readonly string[] }) => ({
  style: pageStyle(branding),
  embedOrigins,
});
