import { isRecordId } from '#contract/primitives/schema';
import type { PageResponse, VisitorRequest } from '../serve.ts';

/**
 * Whether an address has a name of before in it, or one that is written otherwise. By its id a page is shown as it is, and says
 * which address is the canonical one.
 */
export const isOutdated = (given: string, slug: string | undefined): boolean =>
  !isRecordId(given) && given !== slug;

/** For good, and kept by the edge no longer than a page: a name can be taken back. */
export function movedTo(path: string, { query }: Pick<VisitorRequest<unknown>, 'query'>): PageResponse {
  const search = query.toString();
  return { status: 301, headers: { location: path + (search && `?${search}`) }, body: '' };
}
