import { isRecordId } from '#contract/primitives/schema';
import type { PageResponse, VisitorRequest } from '../serve.ts';

/**
 * Returns true for a former slug or another spelling. Ids are shown as they are and name the canonical
 * address.
 */
export const isOutdated = (given: string, slug: string | undefined): boolean =>
  !isRecordId(given) && given !== slug;

/** A permanent redirect, cached at the edge no longer than a page because a slug can be taken back. */
export function movedTo(path: string, { query }: Pick<VisitorRequest<unknown>, 'query'>): PageResponse {
  const search = query.toString();
  return { status: 301, headers: { location: path + (search && `?${search}`) }, body: '' };
}
