/** What an address shows: an organisation's reference page or one of its collections, as a page or inside somebody's own. */
export interface Place {
  organizationId: string;
  collectionId?: string;
  /** `?embed`: without our header, links in a new tab. */
  embedded: boolean;
}

export function placeOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Place {
  // Below /reference-page, which the edge has seen to.
  const [organizationId = '', , collectionId] = pathname.split('/').slice(2);
  return { organizationId, collectionId, embedded: new URLSearchParams(search).has('embed') };
}
