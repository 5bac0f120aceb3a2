import { useCollections, useReferences } from '../../lib/organization/records.ts';
import { shownOf } from './shown.ts';

/** The references that the embed of the page or of a collection has; undefined while they are not known. */
export function useShown(collection: string) {
  const references = useReferences().data;
  const collections = useCollections().data;
  return references && collections && shownOf(references, collections, collection);
}
