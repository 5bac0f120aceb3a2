import type { ImportJob, ImportStep, importRoutes } from '#contract/resources/import';
import { ids, nothing, times, type Fixtures } from './fixture.ts';

const columns = [
  { heading: 'rakennuttaja', field: 'customer' as const },
  { heading: 'laskutettu', field: '' as const },
];

const importId = '5f0c1a52-6f0e-4c1b-9d65-0d0f5a1c2b3e';
const customerKey = '0b5f5a0c-8d2e-4b7a-9a53-6c1f9f0e7d21';
const referenceKey = '7d1e2f3a-4b5c-4d6e-8f70-8192a3b4c5d6';

const about = { name: 'Kuusilahden koulukampus', rows: [], pictures: [] };

export const importSteps: ImportStep[] = [
  { key: customerKey, call: 'createCustomer', input: JSON.stringify({ name: 'Kuusilahden kaupunki' }) },
  {
    key: referenceKey,
    call: 'createReference',
    input: JSON.stringify({ name: about.name, status: 'Draft', attributes: { customerId: customerKey } }),
    about: {
      ...about,
      rows: [
        ['Hankenumero', 'Kohde', 'Tilaaja'],
        ['P-1000', 'Kuusilahden koulukampus', 'Kuusilahden kaupunki'],
      ],
    },
  },
];

const job: ImportJob = {
  id: importId,
  file: 'referenssit.xlsx',
  kind: 'file',
  status: 'pending',
  pages: 1,
  steps: importSteps.length,
  settled: 0,
  made: 0,
  changed: 0,
  refused: 0,
  leftOut: 2,
  createdAt: times.created,
  createdBy: ids.owner,
};

/** The row of an import that somebody has begun. */
export const importRow = (status: ImportJob['status']) => ({ ...job, status, page: 0, role: 'owner' });

export const importFixtures: Fixtures<typeof importRoutes> = {
  getImport: {
    lowest: 'member',
    example: {
      sent: {},
      response: { room: 37, columns, job: { ...job, status: 'done', settled: 2, made: 1 } },
    },
    input: nothing,
  },
  rememberColumns: {
    lowest: 'member',
    example: { sent: { columns }, response: { columns } },
    input: () => ({
      columns: Array.from({ length: 15 }, (_, index) => ({
        heading: `sarakkeen otsikko ${index}`,
        field: 'title' as const,
      })),
    }),
  },
  putImportPage: {
    lowest: 'member',
    example: { sent: { id: importId, page: '0', steps: importSteps }, response: {} },
    input: () => ({ id: crypto.randomUUID(), page: '0', steps: importSteps }),
  },
  startImport: {
    lowest: 'member',
    example: {
      sent: {
        id: importId,
        kind: job.kind,
        file: job.file,
        pages: 1,
        steps: job.steps,
        leftOut: job.leftOut,
      },
      response: job,
    },
    input: async (place) => ({
      id: await place.newImportPage(),
      kind: job.kind,
      file: job.file,
      pages: 1,
      steps: job.steps,
      leftOut: job.leftOut,
    }),
  },
  getImportPage: {
    lowest: 'member',
    example: {
      sent: { id: importId, page: '0' },
      response: {
        steps: importSteps.map(({ key, call }) => ({ key, call, ...(key === referenceKey && { about }) })),
        outcomes: [
          { key: customerKey, id: ids.customer },
          { key: referenceKey, id: ids.reference },
        ],
      },
    },
    input: async (place) => ({ id: await place.newImportPage(), page: '0' }),
  },
};
