import type { Collection, collectionRoutes } from '#contract/resources/collection';
import { ids, nothing, times, type Fixtures } from './fixture.ts';

const collection: Collection = {
  id: ids.collection,
  name: 'Maritime',
  description: 'Harbours and ferries',
  visibility: 'public',
  translations: { sv: { name: 'Sjöfart' } },
  itemIds: [ids.reference, ids.otherReference],
  version: 2,
  createdAt: times.created,
  updatedAt: times.updated,
  createdBy: ids.owner,
};

const { translations: _later, ...created } = collection;

const letter = {
  person: 'Mira Kallio',
  company: 'Facsimile Bank',
  note: 'The two banks that I spoke of.',
  sender: {
    userId: ids.owner,
    name: 'Aino Virta',
    role: 'Partner',
    email: 'aino@birchline.example',
    calendar: 'https://birchline.example/aino',
  },
};
const { name: _ofMember, ...sender } = letter.sender;

export const collectionFixtures: Fixtures<typeof collectionRoutes> = {
  createCollection: {
    lowest: 'member',
    example: {
      sent: { name: collection.name, description: collection.description, itemIds: [ids.reference] },
      response: { ...created, itemIds: [ids.reference], version: 1, updatedAt: times.created },
    },
    input: async (place) => ({ name: 'Another name', visibility: 'public', itemIds: await place.items() }),
  },
  updateCollection: {
    lowest: 'member',
    example: {
      sent: {
        id: ids.collection,
        version: 1,
        visibility: 'unlisted',
        translations: { sv: { name: 'Sjöfart' } },
        letter: { ...letter, sender },
        validUntil: '2026-12-31',
      },
      response: { ...collection, visibility: 'unlisted', letter, validUntil: '2026-12-31' },
    },
    input: async (place) => ({ id: await place.anyCollection(), description: 'e'.repeat(200) }),
  },
  listCollections: {
    lowest: 'member',
    example: { sent: { limit: 50 }, response: { collections: [collection] } },
    input: nothing,
  },
  getCollection: {
    lowest: 'member',
    example: { sent: { id: ids.collection }, response: collection },
    input: async (place) => ({ id: await place.anyCollection() }),
  },
  addCollectionItems: {
    lowest: 'member',
    example: { sent: { id: ids.collection, itemIds: [ids.otherReference] }, response: collection },
    input: async (place) => ({
      id: (await place.newCollection()).id,
      itemIds: [await place.anotherItem()],
    }),
  },
  orderCollectionItems: {
    lowest: 'member',
    example: {
      sent: { id: ids.collection, version: 2, itemIds: [ids.otherReference, ids.reference] },
      response: { ...collection, itemIds: [ids.otherReference, ids.reference], version: 3 },
    },
    input: async (place) => {
      const { id, itemIds } = await place.newCollection();
      return { id, itemIds: itemIds.toReversed() };
    },
  },
  removeCollectionItems: {
    lowest: 'member',
    example: {
      sent: { id: ids.collection, itemIds: [ids.otherReference] },
      response: { ...collection, itemIds: [ids.reference], version: 3 },
    },
    input: async (place) => {
      const { id, itemIds } = await place.newCollection();
      return { id, itemIds: itemIds.slice(0, 1) };
    },
  },
  deleteCollection: {
    lowest: 'member',
    example: { sent: { id: ids.collection }, response: { id: ids.collection } },
    input: async (place) => ({ id: (await place.newCollection()).id }),
  },
};
