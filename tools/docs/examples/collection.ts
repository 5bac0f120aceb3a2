import type { Collection, collectionRoutes } from '#contract/collection';
import { ids, times, type Examples } from './example.ts';

const collection: Collection = {
  id: ids.collection,
  name: 'Maritime',
  description: 'Harbours and ferries',
  visibility: 'public',
  itemIds: [ids.reference, ids.otherReference],
  version: 2,
  createdAt: times.created,
  updatedAt: times.updated,
  createdBy: ids.owner,
};

export const collectionExamples: Examples<typeof collectionRoutes> = {
  createCollection: {
    sent: { name: collection.name, description: collection.description, itemIds: [ids.reference] },
    response: { ...collection, itemIds: [ids.reference], version: 1, updatedAt: times.created },
  },
  updateCollection: { sent: { id: ids.collection, version: 1, name: 'Maritime' }, response: collection },
  listCollections: { sent: { limit: 50 }, response: { collections: [collection] } },
  getCollection: { sent: { id: ids.collection }, response: collection },
  addCollectionItems: {
    sent: { id: ids.collection, itemIds: [ids.otherReference] },
    response: collection,
  },
  orderCollectionItems: {
    sent: { id: ids.collection, version: 2, itemIds: [ids.otherReference, ids.reference] },
    response: { ...collection, itemIds: [ids.otherReference, ids.reference], version: 3 },
  },
  removeCollectionItems: {
    sent: { id: ids.collection, itemIds: [ids.otherReference] },
    response: { ...collection, itemIds: [ids.reference], version: 3 },
  },
  deleteCollection: { sent: { id: ids.collection }, response: { id: ids.collection } },
};
