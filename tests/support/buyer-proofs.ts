import { gzipSync } from 'node:zlib';
import { expect, inject } from 'vitest';
import type { FactValues } from '#contract/reference/facts';
import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import type { Subject } from '#contract/rules/choices';
import { answerByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { answerOf, makeAsking } from './approvals.ts';
import { callRaw } from './call.ts';
import { budgets } from './budgets.ts';
import { make } from './documents.ts';
import { call } from './people.ts';
import { adding, tendersOf } from './tenders.ts';

export const values: FactValues = {
  contractValue: { amount: 380_000, currency: 'EUR', vat: 'excluded' },
  role: 'lead',
  startedOn: '2022-03',
};

/** Every page and signed file that a test opens is searched for them. */
const internal: FactValues = {
  internalNote: 'CANARY note',
  askedFirst: 'CANARY first',
  keyPeople: [{ name: 'CANARY person', task: 'CANARY task' }],
};

const subjects: Subject[] = ['name', 'text', 'value'];
const { origin } = inject('cloud');

/** Opens an address as a buyer does, in English unless the path names a language. */
export async function openProof(path: string, init: RequestInit = {}) {
  const response = await fetch(origin + path + (path.includes('?') ? '' : '?lang=en'), init);
  const html = await response.text();
  expect(html).not.toContain('CANARY');
  const states = [...html.matchAll(/data-proof-state="(\w+)"/g)].map(([, state]) => state);
  return { status: response.status, headers: response.headers, html, states };
}

interface SignedFile {
  references: { state: string; signed?: { text: string; signature: string; keyId: string } }[];
}
export const fileOf = async (path = '') =>
  JSON.parse((await openProof(`${path}/proof.json`)).html) as SignedFile;

/** An organization that asks its customers about tenders and gives buyers a page. */
export async function makeProving() {
  const asking = await makeAsking();
  const { caller, newCase, newContact, ask, carried } = asking;
  const tenders = tendersOf(caller);

  /** A tender with one reference that has facts. */
  async function newPick(
    input: Parameters<typeof newCase>[0] = {},
    tenderId?: string,
    /** Somebody whom the buyer may call. */
    called?: object,
  ) {
    const about = await newCase(input);
    const referenceId = about.reference.id;
    const calledId = called && (await newContact(about.customerId, called)).id;
    const facts = { ...values, ...internal, ...(calledId && { clientContact: calledId }) };
    await call(referenceRoutes.saveFacts, { id: referenceId, version: 0, values: facts }, caller);
    const id = tenderId ?? (await tenders.newTender());
    await tenders.pick(id, adding([referenceId]));
    return { ...about, referenceId, tenderId: id, calledId };
  }
  type Pick = Awaited<ReturnType<typeof newPick>>;

  /** The contact answers by link, for this tender. */
  async function confirm(about: Pick, allowed = subjects): Promise<string> {
    const tender = { id: about.tenderId };
    const { id } = await ask(about, {
      subjects: allowed,
      channels: ['tender'],
      tender,
      expiresOn: '2028-04-18',
    });
    const answer = answerOf({ subjects: allowed, channels: ['tender'] });
    await answerByLink(await linkToken(id), 'approved', answer, new Date());
    await carried(id);
    return await linkToken(id);
  }

  return {
    ...asking,
    ...tenders,
    newPick,
    confirm,
    /** A file made for the tender, which names the one reference. */
    file: ({ tenderId, referenceId }: Pick, more: object) =>
      make(caller, { channel: 'tender', tenderId, referenceIds: [referenceId], ...more }),
    save: (id: string, more: object = {}) => call(tenderRoutes.saveBuyerProof, { id, ...more }, caller),
    saveRaw: (id: string, more: object = {}) => callRaw(tenderRoutes.saveBuyerProof, { id, ...more }, caller),
    renew: (id: string, generation: number) =>
      callRaw(tenderRoutes.renewBuyerProof, { id, generation }, caller),
    end: (id: string) => call(tenderRoutes.endBuyerProof, { id }, caller),
    get: (id: string) => call(tenderRoutes.getBuyerProof, { id }, caller),
  };
}

/** Holds for each page whose address is the only key to it. */
export async function expectDiscreet(path: string): Promise<void> {
  const titles = new Set<string | undefined>();
  for (const language of ['en', 'fi', 'sv', 'de']) {
    const { html, headers } = await openProof(`${path}?lang=${language}`);
    expect(gzipSync(html, { level: 9 }).length, language).toBeLessThanOrEqual(budgets.buyerProof);
    expect(html.includes('<script')).toBe(false);
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  }
  expect(titles.size).toBe(4);
}
