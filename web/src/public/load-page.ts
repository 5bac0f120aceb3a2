import type { publicRoutes, PublicCollection, ReferencePage } from '#contract/public';
import { buildRequest } from '../lib/api-request.ts';
import type { ShownPage } from './page-view.ts';
import type { Place } from './place.ts';

export type Load = { state: 'loading' | 'missing' | 'failed' } | { state: 'ready'; page: ShownPage };

type Address<Name extends keyof typeof publicRoutes> = Pick<(typeof publicRoutes)[Name], 'method' | 'path'>;

// Held to the contract by their types alone: its schemas would add 3 kB to what every visitor downloads.
const getReferencePage: Address<'getReferencePage'> = {
  method: 'GET',
  path: '/api/public/organization/{id}',
};
const getPublicCollection: Address<'getPublicCollection'> = {
  method: 'GET',
  path: '/api/public/collection/{id}',
};

/** What the address shows, as far as visitors may see it. */
export async function loadPage({ organizationId, collectionId }: Place): Promise<Load> {
  if (!organizationId) return { state: 'missing' };
  const { url, init } = collectionId
    ? buildRequest(getPublicCollection, { id: collectionId })
    : buildRequest(getReferencePage, { id: organizationId });
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
