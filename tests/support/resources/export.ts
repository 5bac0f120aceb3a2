import type { OrganizationExport, exportRoutes } from '#contract/resources/export';
import { ids, nothing, times, type Fixtures } from './fixture.ts';

const pending: OrganizationExport = {
  id: ids.export,
  status: 'pending',
  volumes: [],
  createdAt: times.created,
  createdBy: ids.owner,
};

/** The row of an archive that was made before. */
export const exportRow = (status: OrganizationExport['status']) => ({
  ...pending,
  status,
  volumes: [{ bytes: 48_201_337, last: '' }],
});

export const exportFixtures: Fixtures<typeof exportRoutes> = {
  makeExport: {
    lowest: 'admin',
    example: { sent: {}, response: pending },
    input: async (place) => {
      await place.latestExport('failed');
      return {};
    },
  },
  getExport: {
    lowest: 'admin',
    example: {
      sent: {},
      response: {
        export: {
          ...pending,
          status: 'ready',
          volumes: [{ bytes: 48_201_337 }],
          validUntil: '2026-11-08T09:00:00.000Z',
        },
      },
    },
    input: nothing,
  },
  downloadExport: {
    lowest: 'admin',
    example: {
      sent: { volume: 1 },
      response: {
        downloadUrl: `https://assets.example/exports/${ids.organization}/${ids.export}/1.zip?X-Amz-Expires=300`,
      },
    },
    input: async (place) => {
      await place.latestExport('ready');
      return { volume: 1 };
    },
  },
};
