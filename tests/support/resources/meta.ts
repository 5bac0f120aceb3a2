import type { metaRoutes } from '#contract/resources/meta';
import { nothing, type Fixtures } from './fixture.ts';

export const metaFixtures: Fixtures<typeof metaRoutes> = {
  describeApi: {
    lowest: 'anyone',
    example: { sent: {}, response: { openapi: '3.1.0' } },
    input: nothing,
    touchesNoTable: true,
  },
};
