import type { Document, documentRoutes } from '#contract/resources/document';
import { ids, nothing, times, type Fixtures } from './fixture.ts';

const sent = { title: 'References in banking', format: 'xlsx', language: 'en' } as const;

const pending: Document = {
  id: ids.document,
  ...sent,
  status: 'pending',
  createdAt: times.created,
  createdBy: ids.owner,
};

const document: Document = {
  ...pending,
  status: 'ready',
  references: 2,
  size: 9_214,
  holdsUntil: '2027-11-01',
};

const folder = `https://assets.example/documents/${ids.organization}/${ids.otherDocument}`;

const withPreview: Document = {
  ...document,
  id: ids.otherDocument,
  format: 'pdf',
  size: 87_213,
  preview: {
    width: 1000,
    height: 1414,
    small: `${folder}/1767340800000.pdf-small.webp?X-Amz-Expires=600`,
    large: `${folder}/1767340800000.pdf-large.webp?X-Amz-Expires=600`,
  },
};

export const documentFixtures: Fixtures<typeof documentRoutes> = {
  makeDocument: {
    lowest: 'member',
    example: {
      sent: { ...sent, referenceIds: [ids.reference, ids.otherReference] },
      response: pending,
    },
    input: async (place) => ({ ...sent, referenceIds: await place.items() }),
  },
  listDocuments: {
    lowest: 'member',
    example: { sent: { limit: 50 }, response: { documents: [document, withPreview] } },
    input: nothing,
  },
  getDocument: {
    lowest: 'member',
    example: {
      sent: { id: ids.document },
      response: {
        ...document,
        downloadUrl: `https://assets.example/documents/${ids.organization}/${ids.document}/1767340800000.xlsx?X-Amz-Expires=300`,
      },
    },
    input: async (place) => ({ id: await place.newDocument() }),
  },
  makeDocumentAgain: {
    lowest: 'member',
    example: { sent: { id: ids.document }, response: pending },
    input: async (place) => ({ id: await place.newDocument() }),
  },
  deleteDocument: {
    lowest: 'member',
    example: { sent: { id: ids.document }, response: { id: ids.document } },
    input: async (place) => ({ id: await place.newDocument() }),
  },
};
