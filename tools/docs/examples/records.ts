import type { Contact, Customer, customerRoutes } from '#contract/resources/customer';
import type { Reference, referenceRoutes } from '#contract/resources/reference';
import type { Collection, collectionRoutes } from '#contract/resources/collection';
import type { Asset, assetRoutes } from '#contract/resources/asset';
import { ids, times, type Examples } from './example.ts';

const customer: Customer = {
  id: ids.customer,
  name: 'Sample Harbour Ferries',
  attributes: { industry: 'Transport', location: 'Turku, Finland', website: 'https://ferries.example' },
  status: 'Active',
  visibility: 'public',
  tags: ['maritime'],
  referenceCount: 2,
  version: 3,
  createdAt: times.created,
  updatedAt: times.updated,
  createdBy: ids.owner,
  updatedBy: ids.owner,
};

const contact: Contact = {
  id: ids.contact,
  name: 'Sample Person',
  email: 'sample.person@ferries.example',
  language: 'fi',
  createdAt: times.created,
  updatedAt: times.created,
};

export const customerExamples: Examples<typeof customerRoutes> = {
  createCustomer: {
    sent: {
      name: customer.name,
      attributes: customer.attributes,
      status: 'Active',
      tags: customer.tags,
    },
    response: { ...customer, referenceCount: 0, version: 1, updatedAt: times.created },
  },
  updateCustomer: {
    sent: { id: ids.customer, version: 2, tags: ['maritime'] },
    response: customer,
  },
  listCustomers: { sent: { limit: 50 }, response: { customers: [customer] } },
  getCustomer: { sent: { id: ids.customer }, response: customer },
  deleteCustomer: { sent: { id: ids.customer }, response: { id: ids.customer } },
  listContacts: { sent: { id: ids.customer }, response: { contacts: [contact] } },
  createContact: {
    sent: { id: ids.customer, name: contact.name, email: contact.email, language: 'fi' },
    response: contact,
  },
  updateContact: {
    sent: { id: ids.customer, contactId: ids.contact, jobTitle: 'Head of operations' },
    response: { ...contact, jobTitle: 'Head of operations', updatedAt: times.updated },
  },
  deleteContact: {
    sent: { id: ids.customer, contactId: ids.contact },
    response: { contactId: ids.contact },
  },
};

const mainImage = `/assets/${ids.organization}/${ids.asset}/1280.webp`;

const reference: Reference = {
  id: ids.reference,
  slug: 'shore-power-in-nine-months',
  name: 'Shore power in nine months',
  status: 'Published',
  visibility: 'public',
  tags: ['energy', 'harbour'],
  templateId: 'standard',
  attributes: {
    customerId: ids.customer,
    referenceType: 'Project',
    referenceDate: '2026-03',
    description: 'Two berths, one grid connection, and no day without ferries.',
    templateId: 'standard',
  },
  custom: { templateConfig: '{"shadow":"small"}', mainImage },
  LogoUrl: mainImage,
  version: 4,
  createdAt: times.created,
  updatedAt: times.updated,
  createdBy: ids.owner,
  updatedBy: ids.owner,
};

export const referenceExamples: Examples<typeof referenceRoutes> = {
  createReference: {
    sent: {
      name: reference.name,
      tags: reference.tags,
      templateId: 'standard',
      attributes: {
        customerId: ids.customer,
        referenceType: 'Project',
        referenceDate: '03/2026',
        description: reference.attributes.description,
      },
      custom: { templateConfig: '{"shadow":"small"}', mainImage },
    },
    response: { ...reference, slug: undefined, status: 'Draft', version: 1, updatedAt: times.created },
  },
  updateReference: {
    sent: {
      id: ids.reference,
      version: 3,
      status: 'Published',
      attributes: { customerId: ids.customer, referenceDate: '2026-03' },
    },
    response: reference,
  },
  changeReferenceAddress: {
    sent: { id: ids.reference, slug: 'shore-power' },
    response: { ...reference, slug: 'shore-power' },
  },
  listReferences: { sent: { limit: 50 }, response: { references: [reference] } },
  getReference: { sent: { id: ids.reference }, response: reference },
  deleteReference: { sent: { id: ids.reference }, response: { id: ids.reference } },
};

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

const address = (width: number) => `/assets/${ids.organization}/${ids.asset}/${width}.webp`;

const asset: Asset = {
  id: ids.asset,
  name: 'shore-power.jpg',
  contentType: 'image/jpeg',
  size: 482_113,
  status: 'ready',
  width: 1280,
  height: 853,
  url: address(1280),
  variants: [
    { width: 320, height: 213, url: address(320) },
    { width: 640, height: 426, url: address(640) },
    { width: 1280, height: 853, url: address(1280) },
  ],
  createdAt: times.created,
  createdBy: ids.owner,
};

const { width: _width, height: _height, url: _url, ...announced } = asset;

export const assetExamples: Examples<typeof assetRoutes> = {
  createUpload: {
    sent: {
      name: asset.name,
      contentType: 'image/jpeg',
      size: asset.size,
      sha256: 'n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=',
    },
    response: {
      presignedUrl: `https://assets.example/uploads/${ids.organization}/${ids.asset}?X-Amz-Expires=300`,
      headers: {
        'content-type': 'image/jpeg',
        'if-none-match': '*',
        'x-amz-checksum-sha256': 'n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=',
      },
      asset: { ...announced, status: 'pending', variants: [] },
    },
  },
  listAssets: { sent: { limit: 50 }, response: { assets: [asset] } },
  openFiles: { sent: { origin: 'https://refdeck.example' }, response: { until: '2026-03-02T11:00:00.000Z' } },
  getAsset: {
    sent: { id: ids.asset },
    response: {
      ...asset,
      usedBy: [{ type: 'reference', id: ids.reference, name: 'Shore power in nine months' }],
    },
  },
  deleteAsset: { sent: { id: ids.asset }, response: { id: ids.asset } },
};
