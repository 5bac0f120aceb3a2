import type { BuyerProof, buyerProofRoutes } from '#contract/tender/buyer-proof';
import { ids, times, type Fixtures } from './fixture.ts';

/** A permission that opens the pages of buyers. */
export const inTenders = {
  subjects: ['name' as const, 'text' as const],
  channels: ['tender' as const],
  wording: 'You may name us in tenders',
  method: 'contract' as const,
};

const proof: BuyerProof = {
  generation: 1,
  path: '/proof/mZ1sGm0mWm3rZ0bXq1oVQe9fV5o7Jq2dC8kY4tHn6Aw',
  name: 'Design of the school of Kuusilahti',
  buyer: 'City of Kuusilahti',
  holdUntil: '2027-04-18',
  madeAt: times.updated,
  references: [
    {
      referenceId: ids.reference,
      title: 'A school for 400 pupils',
      state: 'confirmed',
      at: times.created,
      until: '2027-12-31',
    },
    { referenceId: ids.otherReference, title: 'A swimming hall renewed', state: 'held' },
  ],
  opens: [{ day: '2026-12-19', count: 3 }],
};

export const buyerProofFixtures: Fixtures<typeof buyerProofRoutes> = {
  getBuyerProof: {
    lowest: 'member',
    example: { sent: { id: ids.tender }, response: proof },
    input: async (place) => ({ id: (await place.newProof()).id }),
  },
  saveBuyerProof: {
    lowest: 'member',
    example: {
      sent: { id: ids.tender, referenceIds: [ids.reference, ids.otherReference] },
      response: { ...proof, opens: [] },
    },
    input: async (place) => ({ id: (await place.newProof()).id }),
  },
  renewBuyerProof: {
    lowest: 'member',
    example: {
      sent: { id: ids.tender, generation: 1 },
      response: {
        ...proof,
        generation: 2,
        path: '/proof/bKx0kq3yF2a7dS9wTz5uRn8cLh1eVj6oPg4iXm0Ys7Q',
        opens: [],
      },
    },
    input: (place) => place.newProof(),
  },
  endBuyerProof: {
    lowest: 'member',
    example: { sent: { id: ids.tender }, response: { generation: 1 } },
    input: async (place) => ({ id: (await place.newProof()).id }),
  },
};
