import type { ContentLanguage } from '#contract/rules/content-languages';
import type { FactValues } from '#contract/reference/facts';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes, type Tender } from '#contract/resources/tender';
import type { Sent } from '#contract/primitives/route';
import type { Call } from './people.ts';
import type { RefdeckCloud } from '#tools/start/cloud';
import { confirmForTender } from './approvals.ts';
import { formOfBuyer, makeDocument } from './documents.ts';

const thousand = (amount: number) => ({ amount: amount * 1_000, currency: 'EUR', vat: 'excluded' }) as const;

/** By title. Some facts are missing on purpose, so that a tender has something to ask for. */
const demoFacts: Readonly<Record<string, FactValues>> = {
  'A booking desk that survives Monday mornings': {
    tenderText:
      'Design and delivery of a booking service for a ferry line: timetable, queue, payment and a rehearsal of the peak with the crew.',
    ourPart: 'All of the design and development, and the rehearsals.',
    contractValue: thousand(240),
    startedOn: '2025-11',
    endedOn: '2026-08',
    role: 'sole',
    workKind: 'delivery',
    clientKind: 'public company',
    sizes: [{ amount: 180_000, unit: 'users' }],
    cpv: ['72200000'],
    regions: ['FI1C1'],
  },
  'A catalog that forgives spelling': {
    tenderText:
      'Search for the catalog of a city library in four languages, tolerant of spelling, with accessibility tested by readers.',
    ourPart: 'Search, interface and accessibility tests.',
    contractValue: thousand(165),
    startedOn: '2025-03',
    endedOn: '2026-02',
    role: 'lead',
    workKind: 'delivery',
    clientKind: 'municipality',
    sizes: [{ amount: 64_000, unit: 'users' }],
    cpv: ['72200000'],
  },
  'A library card in your pocket': {
    tenderText: 'A library card in the telephone beside the plastic one, designed together with readers.',
    startedOn: '2025-06',
    endedOn: '2026-03',
    role: 'sole',
    workKind: 'delivery',
    clientKind: 'municipality',
    sizes: [{ amount: 31_000, unit: 'users' }],
    cpv: ['72200000'],
  },
  'One lift pass for the whole valley': {
    contractValue: thousand(410),
    startedOn: '2025-01',
    endedOn: '2026-03',
    role: 'lead',
    workKind: 'delivery',
    clientKind: 'private',
    sizes: [{ amount: 90_000, unit: 'users' }],
    cpv: ['72200000'],
    regions: ['FI1D7'],
  },
  'A quieter bank': {
    contractValue: thousand(120),
    endedOn: '2026-06',
    role: 'partner',
    workKind: 'delivery',
    clientKind: 'private',
    sizes: [{ amount: 220_000, unit: 'users' }],
  },
  'Harbour reading room': {
    tenderText:
      'Design of a reading room over the water, built from the timber of the warehouse it replaces.',
    ourPart: 'Lead of the design, furniture and signs.',
    ourShare: 60,
    contractValue: thousand(1_900),
    startedOn: '2023-02',
    endedOn: '2026-07',
    role: 'lead',
    workKind: 'new',
    difficulty: 'very demanding',
    clientKind: 'municipality',
    translations: {
      fi: {
        tenderTitle: 'Sataman lukusali',
        tenderText: 'Veden päälle rakennetun lukusalin suunnittelu. Puut ovat vanhasta makasiinista.',
        ourPart: 'Suunnittelun johto, kalusteet ja opasteet.',
      },
    },
    sizes: [{ amount: 2_650, unit: 'brm²' }],
    cpv: ['71220000'],
  },
  'Sensors for a bridge that never closes': {
    contractValue: thousand(530),
    startedOn: '2025-07',
    endedOn: '2026-04',
    role: 'subcontractor',
    workKind: 'delivery',
    clientKind: 'private',
    regions: ['FI1D9'],
  },
};

interface DemoTender {
  title: string;
  buyer: NonNullable<Tender['buyer']>;
  daysLeft: number;
  languages?: ContentLanguage[];
  needs: Omit<Sent<typeof tenderRoutes.createNeed>, 'id'>[];
  /** Titles of references, with the places of the requirements that they answer. */
  picks: readonly (readonly [title: string, needs: readonly number[]])[];
  /** The customer of its first reference confirms it for the buyer's page before it is sent. */
  sentAfter?: string;
  /** It was sent some weeks ago in the buyer's form, and won. */
  won?: Omit<Sent<typeof tenderRoutes.saveOutcome>, 'id' | 'status' | 'references'>;
}

const demoTenders: readonly DemoTender[] = [
  {
    title: 'Digital services of the city library',
    buyer: { name: 'City of Exampleby (sample data)', kind: 'municipality' },
    daysLeft: 12,
    needs: [
      {
        text: 'The tenderer has at least two references of digital services for the public sector, delivered within the last three years. Each has had at least 50,000 users.',
        number: 2,
        conditions: [
          { kind: 'ended', months: 36 },
          { kind: 'clientKind', any: ['municipality', 'wellbeing county', 'state', 'public company'] },
          { kind: 'size', least: 50_000, unit: 'users' },
        ],
      },
      {
        text: 'At least one reference of a service with a contract value of at least 150,000 euros without VAT, in which the tenderer was the sole contractor or led a consortium.',
        number: 1,
        conditions: [
          { kind: 'value', of: 'contract', least: 150_000, currency: 'EUR' },
          { kind: 'role', any: ['sole', 'lead'] },
        ],
      },
      {
        text: 'At least one reference in which accessibility was tested with users. Award points are given for work in Finland.',
        number: 1,
        conditions: [
          { kind: 'tag', any: ['Accessibility'] },
          { kind: 'region', any: ['FI'], wish: true },
        ],
      },
    ],
    picks: [
      ['A catalog that forgives spelling', [0, 1, 2]],
      ['A booking desk that survives Monday mornings', [0]],
    ],
  },
  {
    title: 'Monitoring of three harbour bridges',
    buyer: { name: 'Port of Exampleby (sample data)', kind: 'public company' },
    daysLeft: 3,
    needs: [
      {
        text: 'One reference of monitoring a structure in use, ended within the last five years.',
        number: 1,
        conditions: [{ kind: 'ended', months: 60 }],
      },
    ],
    picks: [['Sensors for a bridge that never closes', [0]]],
    sentAfter: 'instruments',
  },
  {
    title: 'Reading rooms of three schools',
    buyer: { name: 'City of Exampleby (sample data)', kind: 'municipality' },
    daysLeft: -40,
    languages: ['fi'],
    needs: [
      {
        text: 'Vähintään yksi viimeisen viiden vuoden aikana valmistunut referenssi, jonka laajuus on vähintään 2 500 brm².',
        number: 1,
        conditions: [
          { kind: 'ended', months: 60 },
          { kind: 'size', least: 2_500, unit: 'brm²' },
        ],
      },
    ],
    picks: [['Harbour reading room', [0]]],
    won: {
      points: { ours: 94, best: 94 },
      price: { ours: 148_000, winning: 148_000, currency: 'EUR' },
      note: 'The reading room was the reason: it is still used as it was drawn.',
    },
  },
];

export async function createTenders(cloud: RefdeckCloud, call: Call): Promise<void> {
  const { references } = await call(referenceRoutes.listReferences, {});
  await writeFacts(call, references);
  const { tenders } = await call(tenderRoutes.listTenders, {});
  const idOf = new Map(references.map(({ id, name }) => [name, id]));
  for (const tender of demoTenders) {
    if (tenders.some(({ title }) => title === tender.title)) continue;
    const made = await createTender(call, tender, idOf);
    if (tender.sentAfter)
      await send(cloud, call, made, { customer: tender.sentAfter, title: tender.picks[0]![0] });
    if (tender.won) await win(call, made, tender.won);
  }
}

type References = readonly { id: string; name: string; attributes: { customerId: string } }[];

async function writeFacts(call: Call, references: References): Promise<void> {
  for (const { id, name, attributes } of references) {
    const values = demoFacts[name];
    if (!values) continue;
    const { version } = await call(referenceRoutes.getFacts, { id });
    if (version > 0) continue;
    const { contacts } = await call(customerRoutes.listContacts, { id: attributes.customerId });
    const clientContact = contacts[0]?.id;
    await call(referenceRoutes.saveFacts, {
      id,
      version,
      values: { ...values, ...(values.tenderText && clientContact && { clientContact }) },
      checked: values.tenderText !== undefined,
    });
  }
}

const dayMs = 86_400_000;

function noonIn(days: number): string {
  const day = new Date(Date.now() + days * dayMs);
  day.setUTCHours(10, 0, 0, 0);
  return day.toISOString();
}

async function createTender(
  call: Call,
  { title, buyer, daysLeft, languages, needs, picks }: DemoTender,
  idOf: ReadonlyMap<string, string>,
): Promise<Tender> {
  const deadline = noonIn(daysLeft);
  const { id } = await call(tenderRoutes.createTender, {
    title,
    deadline,
    buyer,
    ...(languages && { languages }),
  });
  const needIds: string[] = [];
  for (const need of needs) needIds.push((await call(tenderRoutes.createNeed, { id, ...need })).id);
  const add = picks.map(([name, places]) => ({
    referenceId: idOf.get(name)!,
    needIds: places.map((place) => needIds[place]!),
  }));
  return (await call(tenderRoutes.changePicks, { id, add })).tender;
}

async function send(
  cloud: RefdeckCloud,
  call: Call,
  { id: tenderId, title, referenceIds }: Tender,
  confirmed: { customer: string; title: string },
): Promise<void> {
  await confirmForTender(cloud, call, {
    ...confirmed,
    subjects: ['name', 'logo', 'text', 'images', 'value'],
    tender: { id: tenderId },
    months: 24,
  });
  await call(tenderRoutes.saveBuyerProof, { id: tenderId });
  const wanted = { title, format: 'docx', language: 'en', channel: 'tender' } as const;
  const id = await makeDocument(call, { ...wanted, tenderId, referenceIds });
  await call(tenderRoutes.sendTender, {
    id: tenderId,
    documentIds: [id],
    how: 'portal',
    receivers: ['Port of Exampleby'],
  });
}

async function win(call: Call, { id, title, referenceIds }: Tender, won: DemoTender['won']): Promise<void> {
  const form = await formOfBuyer(call);
  const wanted = { title, format: 'docx', language: 'fi', channel: 'tender', form } as const;
  const documentId = await makeDocument(call, { ...wanted, tenderId: id, referenceIds });
  await call(tenderRoutes.sendTender, {
    id,
    documentIds: [documentId],
    how: 'portal',
    receivers: ['City of Exampleby'],
    sentAt: noonIn(-41),
    despite: 'The library allowed it in its framework contract, section 7.',
  });
  const references = referenceIds.map((referenceId) => ({ referenceId, verdict: 'accepted' as const }));
  await call(tenderRoutes.saveOutcome, { id, status: 'won', references, ...won });
}
