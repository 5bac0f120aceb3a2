import { collectionRoutes } from '#contract/resources/collection';
import { serve } from '../shared/serve.ts';
import { addCollectionItems } from './add-collection-items.ts';
import { createCollection } from './create-collection.ts';
import { deleteCollection } from './delete-collection.ts';
import { getCollection } from './get-collection.ts';
import { listCollections } from './list-collections.ts';
import { orderCollectionItems } from './order-collection-items.ts';
import { removeCollectionItems } from './remove-collection-items.ts';
import { updateCollection } from './update-collection.ts';

export const operations = {
  createCollection,
  updateCollection,
  listCollections,
  getCollection,
  addCollectionItems,
  orderCollectionItems,
  removeCollectionItems,
  deleteCollection,
};
export const handler = serve(collectionRoutes, operations);
