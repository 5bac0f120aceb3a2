import { readPublicCollection } from '#functions/public/get-public-collection';
import { readReferencePage } from '#functions/public/get-reference-page';
import { AppError } from '#functions/shared/errors/app-error';
import type { ShownPage } from '#web/public/page-view.ts';
import type { PageResponse, Visit } from '../serve.ts';
import { covers, embedOf } from './embed-response.ts';

type Shown = ShownPage & { embedOrigins: readonly string[] };

interface OrganizationParams {
  organizationId: string;
}

export const organizationEmbed = (visit: Visit<OrganizationParams>): Promise<PageResponse> =>
  respond(visit, () => readReferencePage(visit.context, { id: visit.params.organizationId }));

export const collectionEmbed = (
  visit: Visit<OrganizationParams & { collectionId: string }>,
): Promise<PageResponse> =>
  respond(visit, () => {
    const { organizationId, collectionId } = visit.params;
    return readPublicCollection(visit.context, { id: collectionId, organizationId }, 'embed');
  });

async function respond(visit: Visit<unknown>, load: () => Promise<Shown>): Promise<PageResponse> {
  const page = await load();
  const readers = readersOf(page.embedOrigins, visit);
  if (!readers) throw new AppError('FORBIDDEN', 'This website may not embed these references');
  return { headers: readers, body: JSON.stringify(embedOf(page, visit.query)) };
}

/** The headers that let the asking website read this, or nothing when it may not. A browser says who asks, unless it is our own page. */
function readersOf(
  allowed: readonly string[],
  { caller, origin }: Visit<unknown>,
): Record<string, string> | undefined {
  if (allowed.length === 0) return { 'access-control-allow-origin': '*' };
  const vary = { vary: 'origin' };
  if (caller === undefined || caller === origin) return vary;
  return allowed.some((pattern) => covers(pattern, caller))
    ? { ...vary, 'access-control-allow-origin': caller }
    : undefined;
}
