import { randomUUID } from 'node:crypto';
import type { eventRoutes } from '#contract/resources/event';
import { ids, type Fixtures } from './fixture.ts';

export const eventFixtures: Fixtures<typeof eventRoutes> = {
  sendEvents: {
    lowest: 'anyone',
    example: {
      sent: {
        organizationId: ids.organization,
        batchId: '0d9f6a1e-3b52-4c7e-9a80-5f1c2d3e4b6a',
        source: 'page',
        referrer: 'news.example',
        events: [{ type: 'view' }, { type: 'open', referenceId: ids.reference }],
      },
      response: { accepted: true },
    },
    input: ({ organizationId }) => ({
      organizationId,
      batchId: randomUUID(),
      source: 'page',
      events: [{ type: 'view' }],
    }),
    // A visitor sees three cards for a second each and opens one.
    measured: ({ organizationId, nextCards }) => {
      const cards = nextCards();
      return {
        input: {
          organizationId,
          batchId: randomUUID(),
          source: 'page',
          referrer: 'www.example.com',
          events: [
            { type: 'view', referenceId: cards[0]! },
            ...cards.map((referenceId) => ({ type: 'visible' as const, referenceId })),
            { type: 'open', referenceId: cards[0]! },
          ],
        },
      };
    },
  },
};
