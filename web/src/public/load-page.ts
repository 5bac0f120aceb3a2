import { publicRoutes, type PublicCollection, type ReferencePage } from '#contract/public';
import { buildRequest } from '../lib/api-request.ts';
import type { ShownPage } from './page-view.ts';
import type { Place } from './place.ts';

export type Load = { state: 'loading' | 'missing' | 'failed' } | { state: 'ready'; page: ShownPage };

/** What the address shows, as far as visitors may see it. */
export async function loadPage({ organizationId, collectionId }: Place): Promise<Load> {
  if (!organizationId) return { state: 'missing' };
  const { url, init } = collectionId
    ? buildRequest(publicRoutes.getPublicCollection, { id: collectionId })
    : buildRequest(publicRoutes.getReferencePage, { id: organizationId });
  try {
    const response = await fetch(url, init);
    // An address that cannot be an id gets 400; to a visitor it is the same dead end.
    if (response.status === 404 || response.status === 400) return { state: 'missing' };
    if (!response.ok) return { state: 'failed' };
    const page = (await response.json()) as ReferencePage | PublicCollection;
    // A collection has one address: not that of another organisation, whose name would stand in it.
    if (page.organization.organizationId !== organizationId) return { state: 'missing' };
    return { state: 'ready', page };
  } catch {
    return { state: 'failed' };
  }
}
