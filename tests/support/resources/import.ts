import type { importRoutes } from '#contract/resources/import';
import { nothing, type Fixtures } from './fixture.ts';

const columns = [
  { heading: 'rakennuttaja', field: 'customer' as const },
  { heading: 'laskutettu', field: '' as const },
];

export const importFixtures: Fixtures<typeof importRoutes> = {
  getImport: {
    lowest: 'member',
    example: { sent: {}, response: { room: 37, columns } },
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
};
