import type { webhookRoutes } from '#contract/resources/billing';
import type { Fixtures } from './fixture.ts';

export const webhookFixtures: Fixtures<typeof webhookRoutes> = {
  receiveStripeEvent: {
    lowest: 'anyone',
    example: {
      sent: { payload: '{"id": "evt_1sample", "object": "event"}', signature: 't=1795271400,v1=5257a8…' },
      response: { received: true },
    },
    input: (place) => place.stripeEvent(),
  },
};
