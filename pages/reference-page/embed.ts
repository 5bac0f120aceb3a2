import { readPublicCollection } from '#functions/public/get-public-collection';
import { readReferencePage } from '#functions/public/get-reference-page';
import { getPublicReference } from '#functions/public/get-public-reference';
import { AppError } from '#functions/shared/errors/app-error';
import { id as recordId } from '#contract/primitives/schema';
import { visitorLanguage } from '#contract/words/languages';
import type { ShownPage } from '#web/public/page-view.ts';
import { endsOf } from '../cache.ts';
import { preferredLanguage } from '../preferred-language.ts';
import type { PageResponse, VisitorRequest } from '../serve.ts';
import { covers, embedOf } from './embed-response.ts';
import { storyOf } from './embed-story.tsx';

type Shown = ShownPage & { embedOrigins: readonly string[] };

interface OrganizationParams {
  organizationId: string;
}

export const organizationEmbed = (request: VisitorRequest<OrganizationParams>): Promise<PageResponse> =>
  respond(request, (preferred) =>
    readReferencePage(request.context, { id: request.params.organizationId, preferred }, 'embed'),
  );

export const collectionEmbed = (
  request: VisitorRequest<OrganizationParams & { collectionId: string }>,
): Promise<PageResponse> =>
  respond(request, (preferred) => {
    const { organizationId, collectionId: id } = request.params;
    return readPublicCollection(request.context, { id, organizationId, preferred }, 'embed');
  });

async function respond(
  request: VisitorRequest<OrganizationParams>,
  load: (preferred: string | undefined) => Promise<Shown>,
): Promise<PageResponse> {
  const { context, params, query } = request;
  const preferred = preferredLanguage(query);
  const referenceId = query.get('story');
  if (referenceId) {
    const story = await getPublicReference(
      context,
      { ...params, referenceId: parseId(referenceId), preferred },
      'embed',
    );
    const language = visitorLanguage(story.languages?.shown);
    return respondTo(request, story.embedOrigins, storyOf(story, query, language));
  }
  const page = await load(preferred);
  const language = visitorLanguage(page.languages?.shown);
  return { ...respondTo(request, page.embedOrigins, embedOf(page, query, language)), ends: endsOf(page) };
}

function parseId(text: string): string {
  const parsed = recordId().safeParse(text);
  if (!parsed.success) throw new AppError('NOT_FOUND');
  return parsed.data;
}

function respondTo(request: VisitorRequest<unknown>, allowed: readonly string[], body: object): PageResponse {
  const readers = readersOf(allowed, request);
  if (!readers) throw new AppError('FORBIDDEN', 'This website may not embed these references');
  return { headers: readers, body: JSON.stringify(body) };
}

/** Undefined if the website may not read. Our own pages send no origin. */
function readersOf(
  allowed: readonly string[],
  { caller, origin }: VisitorRequest<unknown>,
): Record<string, string> | undefined {
  if (allowed.length === 0) return { 'access-control-allow-origin': '*' };
  const vary = { vary: 'origin' };
  if (caller === undefined || caller === origin) return vary;
  return allowed.some((pattern) => covers(pattern, caller))
    ? { ...vary, 'access-control-allow-origin': caller }
    : undefined;
}
