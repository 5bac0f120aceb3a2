import type { Tender, tenderRoutes, WholeTender } from '#contract/resources/tender';
import type { Need } from '#contract/tender/need';
import type { Dispatch, Recall } from '#contract/tender/dispatch';
import { buyerProofFixtures } from './buyer-proof.ts';
import { ids, nothing, times, type Fixtures } from './fixture.ts';

const described = {
  title: 'Design of the school of Kuusilahti',
  buyer: { name: 'City of Kuusilahti', kind: 'municipality' as const, country: 'FI' },
  procedure: 'Open procedure',
  identifiers: { hilma: '2026-118204' },
  languages: ['fi' as const],
  allowed: { references: 6, sameTwice: false },
};

const tender: Tender = {
  ...described,
  id: ids.tender,
  deadline: '2026-12-18T10:00:00.000Z',
  holdUntil: '2027-04-18',
  owner: ids.owner,
  status: 'preparing',
  referenceIds: [ids.reference, ids.otherReference],
  needs: 1,
  answered: 1,
  partsVersion: 3,
  version: 2,
  createdAt: times.created,
  updatedAt: times.updated,
  createdBy: ids.owner,
  updatedBy: ids.member,
};

const asked = {
  text: 'The firm has at least two references of the design of a school building of at least 2,500 brm², completed in the last five years.',
  number: 2,
  conditions: [
    { kind: 'ended' as const, months: 60 },
    { kind: 'size' as const, least: 2_500, unit: 'brm²' as const },
    { kind: 'workKind' as const, any: ['new' as const, 'extension' as const] },
    { kind: 'clientKind' as const, any: ['municipality' as const], wish: true },
  ],
};

const need: Need = {
  id: ids.need,
  ...asked,
  about: 'firm',
  version: 1,
  createdAt: times.created,
  updatedAt: times.created,
};

export const sendInput = {
  how: 'portal' as const,
  receivers: ['kirjaamo@kuusilahti.example'],
  note: 'Sent with the offer.',
  despite: 'Agreed on the phone, the contract follows',
};

export const dispatchRow: Dispatch = {
  id: ids.dispatch,
  ...sendInput,
  sentAt: times.updated,
  documents: [
    {
      documentId: ids.document,
      title: 'Design of the school of Kuusilahti',
      format: 'docx',
      language: 'fi',
      size: 48_211,
      sha256: '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
      referenceIds: [ids.reference],
    },
  ],
  references: [
    {
      referenceId: ids.reference,
      customerId: ids.customer,
      title: 'A school for 400 pupils',
      subjects: ['name', 'text', 'value'],
      light: 'amber',
      reasons: [{ subject: 'value', reason: 'ends' }],
    },
  ],
  createdAt: times.updated,
  createdBy: ids.member,
};

export const recallRow: Recall = {
  id: ids.recall,
  tenderId: ids.tender,
  tenderTitle: described.title,
  buyer: described.buyer.name,
  referenceId: ids.reference,
  title: 'A school for 400 pupils',
  customerId: ids.customer,
  entryId: ids.permission,
  subjects: ['name', 'text'],
  dispatchIds: [ids.dispatch],
  state: 'open',
  version: 1,
  createdAt: times.updated,
  updatedAt: times.updated,
};

const sheetInput = {
  own: {
    language: 'fi' as const,
    tenderTitle: 'Koulun laajennus, 3 100 brm²',
    tenderText: 'Laajennuksen rakennesuunnittelu luonnoksista vastaanottoon.',
    ourPart: 'Koko rakennesuunnittelu ja työmaavalvonta.',
  },
  anonymous: true as const,
  told: ['keyPeople' as const],
  untold: ['contractValue' as const],
};

const whole: WholeTender = {
  tender,
  needs: [need],
  picks: [
    { referenceId: ids.reference, needIds: [ids.need], ...sheetInput },
    { referenceId: ids.otherReference, needIds: [ids.need] },
  ],
  dispatches: [dispatchRow],
};

/** These have the typical size. */
export const tenderInput = { ...described, deadline: '2027-12-18T12:00:00+02:00' };
const decided = {
  points: { ours: 82.5, best: 91 },
  price: { ours: 412_000, winning: 398_500, currency: 'EUR' as const },
  winner: 'Arkkitehdit Esimerkki Oy',
  reasons: ['price' as const, 'too old' as const],
  references: [
    { referenceId: ids.reference, verdict: 'accepted' as const },
    { referenceId: ids.otherReference, verdict: 'refused' as const, why: 'Completed seven years ago' },
  ],
  note: 'Asked for the comparison table.',
};

export const needInput = { ...asked, text: 'r'.repeat(400) };

export const tenderFixtures: Fixtures<typeof tenderRoutes> = {
  createTender: {
    lowest: 'member',
    example: {
      sent: { ...described, deadline: '2026-12-18T12:00:00+02:00', holdUntil: '2027-04-18' },
      response: {
        ...tender,
        referenceIds: [],
        needs: 0,
        answered: 0,
        partsVersion: 1,
        version: 1,
        updatedAt: times.created,
      },
    },
    input: () => tenderInput,
  },
  updateTender: {
    lowest: 'member',
    example: {
      sent: { id: ids.tender, version: 2, status: 'sent' },
      response: { ...tender, status: 'sent', version: 3, updatedBy: ids.member },
    },
    input: async (place) => ({ id: (await place.newTender()).id, title: 'Another title' }),
  },
  listTenders: {
    lowest: 'member',
    example: { sent: { limit: 50 }, response: { tenders: [tender] } },
    input: nothing,
  },
  getTender: {
    lowest: 'member',
    example: { sent: { id: ids.tender }, response: whole },
    input: async (place) => ({ id: (await place.newTender()).id }),
  },
  deleteTender: {
    lowest: 'admin',
    example: { sent: { id: ids.tender }, response: { id: ids.tender } },
    input: async (place) => ({ id: (await place.newTender()).id }),
  },
  createNeed: {
    lowest: 'member',
    example: { sent: { id: ids.tender, ...asked }, response: need },
    input: async (place) => ({ id: (await place.newTender()).id, ...needInput }),
  },
  updateNeed: {
    lowest: 'member',
    example: {
      sent: { id: ids.tender, needId: ids.need, version: 1, number: 3 },
      response: { ...need, number: 3, version: 2, updatedAt: times.updated },
    },
    input: async (place) => {
      const { id, needIds } = await place.newTender();
      return { id, needId: needIds[0]!, ...needInput };
    },
  },
  deleteNeed: {
    lowest: 'member',
    example: { sent: { id: ids.tender, needId: ids.need }, response: { needId: ids.need } },
    input: async (place) => {
      const { id, needIds } = await place.newTender();
      return { id, needId: needIds[0]! };
    },
  },
  changePicks: {
    lowest: 'member',
    example: {
      sent: {
        id: ids.tender,
        partsVersion: 2,
        add: [{ referenceId: ids.reference, needIds: [ids.need], ...sheetInput }],
      },
      response: whole,
    },
    input: async (place) => {
      const { id, needIds, referenceIds } = await place.newTender();
      return {
        id,
        add: [{ referenceId: await place.anotherItem(), needIds, ...sheetInput }],
        remove: referenceIds.slice(0, 1),
      };
    },
  },
  sendTender: {
    lowest: 'member',
    example: {
      sent: { id: ids.tender, ...sendInput, documentIds: [ids.document] },
      response: dispatchRow,
    },
    input: async (place) => ({
      id: (await place.newTender()).id,
      ...sendInput,
      documentIds: [await place.newTenderDocument()],
    }),
  },
  getDispatch: {
    lowest: 'member',
    example: {
      sent: { id: ids.tender, dispatchId: ids.dispatch },
      response: {
        ...dispatchRow,
        downloadUrls: [
          `https://assets.example/sent/${ids.organization}/${ids.tender}/${ids.dispatch}-1.docx?X-Amz-Expires=300`,
        ],
      },
    },
    input: (place) => place.newDispatch(),
  },
  ...buyerProofFixtures,
  listRecalls: {
    lowest: 'member',
    example: { sent: { tenderId: ids.tender, limit: 50 }, response: { recalls: [recallRow] } },
    input: nothing,
  },
  updateRecall: {
    lowest: 'member',
    example: {
      sent: {
        id: ids.recall,
        tenderId: ids.tender,
        version: 1,
        state: 'told',
        note: 'By mail to the registry',
      },
      response: {
        ...recallRow,
        state: 'told',
        note: 'By mail to the registry',
        version: 2,
        updatedBy: ids.member,
      },
    },
    input: async (place) => ({ ...(await place.newRecall()), state: 'told', note: 'By mail' }),
  },
  saveOutcome: {
    lowest: 'member',
    example: {
      sent: { id: ids.tender, version: 3, status: 'lost', ...decided },
      response: {
        ...tender,
        status: 'lost',
        outcome: decided,
        decidedAt: times.later,
        version: 4,
        updatedAt: times.later,
        updatedBy: ids.member,
      },
    },
    input: async (place) => ({
      id: (await place.newDispatch()).id,
      status: 'lost',
      ...decided,
      references: [],
    }),
  },
};
