import type { sessionRoutes } from '#contract/resources/session';
import { ids, type Fixtures } from './fixture.ts';

const tokens = { accessToken: 'eyJraWQiOiJ…', idToken: 'eyJraWQiOiJ…' };

export const sessionFixtures: Fixtures<typeof sessionRoutes> = {
  startSession: {
    lowest: 'anyone',
    example: { sent: { refreshToken: 'eyJjdHkiOiJKV1QiLCJlbmMi' }, response: tokens },
    input: async (place) => ({ refreshToken: await place.refreshToken() }),
    touchesNoTable: true,
  },
  refreshSession: {
    lowest: 'anyone',
    example: { sent: {}, response: tokens },
    input: async (place) => ({ sessionToken: await place.refreshToken() }),
    touchesNoTable: true,
  },
  endSession: {
    lowest: 'anyone',
    example: { sent: { organizationIds: [ids.organization] }, response: { ended: true } },
    input: async (place) => ({ sessionToken: await place.refreshToken(), organizationIds: [] }),
    touchesNoTable: true,
  },
};
