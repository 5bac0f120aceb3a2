import type { FormDetails, formRoutes } from '#contract/resources/form';
import { ids, nothing, times, type Fixtures } from './fixture.ts';

const details: FormDetails = {
  id: ids.form,
  name: 'Annex 4, references',
  buyer: 'Town of Example',
  format: 'docx',
  size: 11_478,
  placeholders: 25,
  mistakes: 1,
  proposed: 0,
  slots: 0,
  repeats: true,
  takenOut: [],
  version: 1,
  createdAt: times.created,
  createdBy: ids.owner,
  updatedAt: times.created,
  updatedBy: ids.owner,
  mistakeList: [
    {
      kind: 'unknown',
      place: { part: 'body', table: 1, row: 1, column: 2 },
      found: '{titel}',
      around: '{titel}',
      meant: '{title}',
    },
  ],
  leave: [],
  cells: [],
};
const { mistakeList: _list, leave: _leave, cells: _cells, ...form } = details;

export const formFixtures: Fixtures<typeof formRoutes> = {
  uploadForm: {
    lowest: 'member',
    example: {
      sent: { size: 11_478, sha256: 'n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=' },
      response: {
        uploadId: ids.formUpload,
        presignedUrl: `https://assets.example/form-uploads/${ids.organization}/${ids.formUpload}?X-Amz-Expires=300`,
        headers: {
          'content-type': 'application/octet-stream',
          'if-none-match': '*',
          'x-amz-checksum-sha256': 'n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=',
        },
      },
    },
    input: () => ({ size: 11_478, sha256: 'n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=' }),
  },
  createForm: {
    lowest: 'member',
    example: {
      sent: { uploadId: ids.formUpload, name: 'Annex 4, references', buyer: 'Town of Example' },
      response: details,
    },
    input: async (place) => ({ uploadId: await place.newFormUpload(), name: 'Annex 4' }),
  },
  listForms: { lowest: 'member', example: { sent: {}, response: { forms: [form] } }, input: nothing },
  getForm: {
    lowest: 'member',
    example: { sent: { id: ids.form }, response: details },
    input: async (place) => ({ id: await place.newForm() }),
  },
  updateForm: {
    lowest: 'member',
    example: {
      sent: { id: ids.form, version: 1, leave: ['titel'] },
      response: {
        ...details,
        mistakes: 0,
        mistakeList: [],
        leave: ['titel'],
        version: 2,
        updatedAt: times.updated,
      },
    },
    input: async (place) => ({ id: await place.newForm(), version: 1, name: 'Annex 5' }),
  },
  deleteForm: {
    lowest: 'member',
    example: { sent: { id: ids.form }, response: { id: ids.form } },
    input: async (place) => ({ id: await place.newForm() }),
  },
};
