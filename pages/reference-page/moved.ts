import { isRecordId } from '#contract/primitives/schema';
import type { PageResponse, VisitorRequest } from '../serve.ts';

/** A former slug or another spelling is outdated. An id is shown and names the canonical address. */
export const isOutdated = (given: string, slug: string | undefined): boolean =>
  !isRecordId(given) && given !== slug;

/** The edge caches the redirect no longer than a page, because a slug can be taken back. */
export function movedTo(path: string, { query }: Pick<VisitorRequest<unknown>, 'query'>): PageResponse {
  const search = query.toString();
  return { status: 301, headers: { location: path + (search && `?${search}`) }, body: '' };
}

/** Another address says the same for the time being. */
export function seeOther(path: string, request: Pick<VisitorRequest<unknown>, 'query'>): PageResponse {
  return { ...movedTo(path, request), status: 302 };
}
