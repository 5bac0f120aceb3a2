import { visitorLanguage } from '#contract/words/languages';
import { isContentLanguage, type ContentLanguage } from '#contract/rules/content-languages';
import { readPublicCollection } from '#functions/public/get-public-collection';
import { getPublicStory } from '#functions/public/get-public-story';
import { readReferencePage } from '#functions/public/get-reference-page';
import { readFilter } from '#web/public/filter.ts';
import { readFrame } from '#web/public/frame.ts';
import { pageStyle } from '#web/public/page-style.ts';
import { LetterPageView } from '#web/public/letter-page.tsx';
import { letterOf, pathOf, storyPathOf, type ShownPage } from '#web/public/page-view.ts';
import { ReferencePageView } from '#web/public/reference-page.tsx';
import { StoryPageView } from '#web/public/story-page.tsx';
import { InLanguage } from '../in-language.tsx';
import { endsOf } from '../cache.ts';
import type { PageResponse, VisitorRequest } from '../serve.ts';
import { describeList, describeStory } from './describe.ts';
import { documentOf } from './document.tsx';
import { isOutdated, movedTo, seeOther } from './moved.ts';

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
  request: VisitorRequest<OrganizationParams & { collectionId: string; language?: ContentLanguage }>,
): Promise<PageResponse> {
  const { organizationId, collectionId: id, language } = request.params;
  const collection = { id, organizationId, language };
  return showList(request, await readPublicCollection(request.context, collection, frameOf(request)));
}

const frameOf = ({ query }: VisitorRequest<unknown>) => (query.has('embed') ? 'embed' : 'page');

export async function referencePage(
  request: VisitorRequest<OrganizationParams & { referenceId: string }>,
): Promise<PageResponse> {
  const { organizationId: id, referenceId } = request.params;
  if (!isContentLanguage(referenceId)) return showStory(request);
  const page = await readReferencePage(request.context, { id, preferred: referenceId }, frameOf(request));
  // An old story may be called like a language that its organization does not use.
  return page.languages?.shown === referenceId ? showList(request, page) : showStory(request);
}

export const translatedStory = (
  request: VisitorRequest<OrganizationParams & { referenceId: string; language: ContentLanguage }>,
): Promise<PageResponse> => showStory(request);

async function showStory(
  request: VisitorRequest<OrganizationParams & { referenceId: string; language?: ContentLanguage }>,
): Promise<PageResponse> {
  const { params, written } = request;
  const { organizationId, referenceId: reference, language: asked } = params;
  const address = { organizationId, reference, language: asked };
  const story = await getPublicStory(request.context, address, request.readPartition);
  const { organization, card } = story;
  const path = storyPathOf(story, card);
  // The story may be translated later.
  if (asked && !card.translatedFrom) return seeOther(path, request);
  if (isOutdated(written.organizationId, organization.slug) || isOutdated(written.referenceId, card.slug))
    return movedTo(path, request);
  const language = visitorLanguage(story.languages?.shown);
  return documentOf({
    style: pageStyle(story.branding),
    language: story.languages?.shown ?? language,
    description: describeStory(story, { ...request, language }),
    children: (
      <InLanguage language={language}>
        <StoryPageView {...story} />
      </InLanguage>
    ),
  });
}

function showList(request: VisitorRequest<OrganizationParams>, page: OwnedPage): PageResponse {
  const { written, query } = request;
  if (isOutdated(written.organizationId, page.organization.slug)) return movedTo(pathOf(page), request);
  const language = visitorLanguage(page.languages?.shown);
  const view = { page, filter: readFilter(query), frame: readFrame(query) };
  const letter = letterOf(view);
  const document = documentOf({
    embedOrigins: view.frame && page.embedOrigins,
    style: pageStyle(page.branding, view.frame),
    language: page.languages?.shown ?? language,
    description: describeList(view, { ...request, language }),
    children: (
      <InLanguage language={language}>
        {letter ? <LetterPageView view={view} letter={letter} /> : <ReferencePageView {...view} />}
      </InLanguage>
    ),
  });
  return { ...document, ends: endsOf(page) };
}
