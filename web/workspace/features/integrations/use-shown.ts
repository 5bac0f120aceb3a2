import { useCollections, useReferences } from '../../lib/organization/records.ts';
import { shownOf } from './shown.ts';

/** The references of the embed of the page or of a collection; undefined while loading. */
export function useShown(collection: string) {
  const references = useReferences().data;
  const collections = useCollections().data;
  return references && collections && shownOf(references, collections, collection);
}
