import { useCollections, useReferences } from '../../lib/organization/records.ts';
import { shownOf } from './shown.ts';

export function useShown(collection: string) {
  const references = useReferences().data;
  const collections = useCollections().data;
  return references && collections && shownOf(references, collections, collection);
}
