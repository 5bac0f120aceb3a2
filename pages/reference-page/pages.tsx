import type { Branding } from '#contract/organization';
import { readPublicCollection } from '#functions/public/get-public-collection';
import { getPublicStory } from '#functions/public/get-public-story';
import { readReferencePage } from '#functions/public/get-reference-page';
import { readFilter } from '#web/public/filter.ts';
import { readFrame } from '#web/public/frame.ts';
import { pageStyle } from '#web/public/page-style.ts';
import type { ShownPage } from '#web/public/page-view.ts';
import { ReferencePageView } from '#web/public/reference-page.tsx';
import { StoryPageView } from '#web/public/story-page.tsx';
import type { PageResponse, VisitorRequest } from '../serve.ts';
import { describeList, describeStory } from './describe.ts';
import { documentOf } from './document.tsx';

interface OrganizationParams {
  organizationId: string;
}

/** A page with the websites that may embed it, which only the headers of a response name. */
type OwnedPage = ShownPage & { embedOrigins: readonly string[] };

export async function organizationPage(request: VisitorRequest<OrganizationParams>): Promise<PageResponse> {
  return showList(request, await readReferencePage(request.context, { id: request.params.organizationId }));
}

export async function collectionPage(
  request: VisitorRequest<OrganizationParams & { collectionId: string }>,
): Promise<PageResponse> {
  const { organizationId, collectionId } = request.params;
  const as = request.query.has('embed') ? 'embed' : 'page';
  return showList(
    request,
    await readPublicCollection(request.context, { id: collectionId, organizationId }, as),
  );
}

export async function referencePage(
  request: VisitorRequest<OrganizationParams & { referenceId: string }>,
): Promise<PageResponse> {
  const story = await getPublicStory(request.context, request.params);
  return documentOf({
    ...layoutOf(story),
    description: describeStory(story, request.origin),
    children: <StoryPageView {...story} />,
  });
}

function showList({ query, origin }: VisitorRequest<unknown>, page: OwnedPage): PageResponse {
  const view = { page, filter: readFilter(query), frame: readFrame(query) };
  return documentOf({
    ...layoutOf(page),
    style: pageStyle(page.branding, view.frame?.theme),
    description: describeList(view, origin),
    children: <ReferencePageView {...view} />,
  });
}

const layoutOf = ({ branding, embedOrigins }: { branding: Branding; embedOrigins: readonly string[] }) => ({
  style: pageStyle(branding),
  embedOrigins,
});
