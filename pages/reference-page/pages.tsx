import { readPublicCollection } from '#functions/public/get-public-collection';
import { getPublicStory } from '#functions/public/get-public-story';
import { readReferencePage } from '#functions/public/get-reference-page';
import { readFilter } from '#web/public/filter.ts';
import { readFrame } from '#web/public/frame.ts';
import { pageStyle } from '#web/public/page-style.ts';
import { pathOf, storyPathOf, type ShownPage } from '#web/public/page-view.ts';
import { ReferencePageView } from '#web/public/reference-page.tsx';
import { StoryPageView } from '#web/public/story-page.tsx';
import type { PageResponse, VisitorRequest } from '../serve.ts';
import { describeList, describeStory } from './describe.ts';
import { documentOf } from './document.tsx';
import { isOutdated, movedTo } from './moved.ts';

interface OrganizationParams {
  /** This may be the slug of its page. */
  organizationId: string;
}

/** Only response headers name the embedding websites. */
type OwnedPage = ShownPage & { embedOrigins: readonly string[] };

export async function organizationPage(request: VisitorRequest<OrganizationParams>): Promise<PageResponse> {
  const id = request.params.organizationId;
  return showList(request, await readReferencePage(request.context, { id }, frameOf(request)));
}

export async function collectionPage(
  request: VisitorRequest<OrganizationParams & { collectionId: string }>,
): Promise<PageResponse> {
  const { organizationId, collectionId: id } = request.params;
  return showList(
    request,
    await readPublicCollection(request.context, { id, organizationId }, frameOf(request)),
  );
}

const frameOf = ({ query }: VisitorRequest<unknown>) => (query.has('embed') ? 'embed' : 'page');

export async function referencePage(
  request: VisitorRequest<OrganizationParams & { referenceId: string }>,
): Promise<PageResponse> {
  const { params, written, origin } = request;
  const { organizationId, referenceId: reference } = params;
  const story = await getPublicStory(request.context, { organizationId, reference });
  const { organization, card } = story;
  if (isOutdated(written.organizationId, organization.slug) || isOutdated(written.referenceId, card.slug))
    return movedTo(storyPathOf(story, card), request);
  return documentOf({
    style: pageStyle(story.branding),
    description: describeStory(story, origin),
    children: <StoryPageView {...story} />,
  });
}

function showList(request: VisitorRequest<OrganizationParams>, page: OwnedPage): PageResponse {
  const { written, query, origin } = request;
  if (isOutdated(written.organizationId, page.organization.slug)) return movedTo(pathOf(page), request);
  const view = { page, filter: readFilter(query), frame: readFrame(query) };
  return documentOf({
    embedOrigins: view.frame && page.embedOrigins,
    style: pageStyle(page.branding, view.frame?.theme),
    description: describeList(view, origin),
    children: <ReferencePageView {...view} />,
  });
}
