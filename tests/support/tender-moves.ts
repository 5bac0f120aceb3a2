import * as fc from 'fast-check';
import type { FactValues } from '#contract/reference/facts';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import type { Subject } from '#contract/rules/choices';
import type { Said } from '#contract/tender/dispatch';
import { answerByLink, withdrawByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { readDocument } from '#functions/document/store';
import { contactHash, toldContact } from '#functions/publication/told-in-tender';
import { AppError } from '#functions/shared/errors/app-error';
import { saveBuyerProof } from '#functions/tender/save-buyer-proof';
import { sendTender } from '#functions/tender/send-tender';
import { answerOf } from './approvals.ts';
import { makeProving } from './buyer-proofs.ts';
import { ask as askDocument, download, ended } from './documents.ts';
import { ownersContext } from './in-process.ts';
import { call } from './people.ts';
import { inTenders } from './resources/buyer-proof.ts';

const subjects: Subject[] = ['name', 'text', 'quote', 'person', 'value'];
const dayMs = 86_400_000;
const often = ['yes', 'make', 'prove', 'send'] as const;
const sometimes = ['no value', 'edit', 'facts', 'own'] as const;
const seldom = ['no', 'withdraw', 'hide', 'record', 'withdraw all', 'wait'] as const;

export const move = fc.record({
  what: fc.constantFrom(...often, ...often, ...often, ...sometimes, ...sometimes, ...seldom),
  which: fc.nat({ max: 2 }),
  tender: fc.nat({ max: 1 }),
  /** The permission ends after so many days, if it ends before the buyer decides. */
  days: fc.constantFrom(2, 20, ...Array.from({ length: 6 }, () => undefined)),
});
export type Move = typeof move extends fc.Arbitrary<infer One> ? One : never;

/** A word that stands in one place alone, and what a snapshot has in which the customer saw it. */
interface Word {
  subject: Subject;
  seenAs: string;
}

/** What one move has made, to be compared with the ledgers of that moment. */
export type Made = { tenderId: string; day: string } & (
  | { kind: 'file'; said: Said[]; text: string }
  | { kind: 'dispatch'; said: Said[] }
  | { kind: 'proof'; path: string }
);

/** Two tenders with the same three references of two customers, all of whose texts are words of their own. */
export async function makeMoves() {
  const proving = await makeProving();
  const { caller, organizationId, owner, newContact, newTender, read, update } = proving;
  const words = new Map<string, Word>([['Acme', { subject: 'name', seenAs: 'Acme' }]]);
  const links: { which: number; id: string; token: string }[] = [];
  const files: { tender: number; id: string }[] = [];
  let days = 0;

  function word(subject: Subject): string {
    const made = `w${words.size}z`;
    words.set(made, { subject, seenAs: made });
    return made;
  }
  function amount(): number {
    const made = 7_000_000 + words.size;
    words.set(String(made), { subject: 'value', seenAs: String(made) });
    return made;
  }
  async function contact(customerId: string): Promise<string> {
    const made = await newContact(customerId, { name: word('person') });
    words.set(made.name, { subject: 'person', seenAs: contactHash(toldContact(made)!) });
    return made.id;
  }
  const content = () => ({
    name: word('text'),
    attributes: { description: word('text') },
    custom: { quote: word('quote'), alias: 'A client' },
  });
  const factsOf = async (customerId: string): Promise<FactValues> => ({
    tenderText: word('text'),
    contractValue: { amount: amount(), currency: 'EUR' },
    role: 'lead',
    clientContact: await contact(customerId),
  });

  await call(organizationRoutes.saveSettings, { permissionPolicy: 'require', language: 'en' }, caller);
  const first = await proving.newCase(content());
  const second = await proving.newCase(content());
  const third = await call(
    referenceRoutes.createReference,
    { ...content(), attributes: { customerId: first.customerId, description: word('text') } },
    caller,
  );
  const references = [
    { id: first.reference.id, customerId: first.customerId },
    { id: second.reference.id, customerId: second.customerId },
    { id: third.id, customerId: first.customerId },
  ];
  for (const { id, customerId } of references)
    await call(referenceRoutes.saveFacts, { id, version: 0, values: await factsOf(customerId) }, caller);
  const tenders = [await newTender(), await newTender()];
  const choose = (tender: number, ...add: object[]) =>
    call(tenderRoutes.changePicks, { id: tenders[tender]!, add }, caller);
  for (const tender of [0, 1])
    await choose(tender, ...references.map(({ id: referenceId }) => ({ referenceId })));

  const context = () => ownersContext(organizationId, owner.userId, new Date(Date.now() + days * dayMs));
  const lastDay = (until: number) => new Date(Date.now() + until * dayMs).toISOString().slice(0, 10);

  /** A new contact is asked, and answers at once. */
  async function answer({ which, tender, days: until }: Move, allowed: readonly Subject[]) {
    const { id: referenceId, customerId } = references[which]!;
    const { id: contactId } = await newContact(customerId);
    const request = await proving.ask(
      { reference: { id: referenceId }, contact: { id: contactId } } as Parameters<typeof proving.ask>[0],
      {
        subjects,
        channels: ['tender'],
        tender: { id: tenders[tender] },
        expiresOn: until ? lastDay(until) : '2028-04-18',
      },
    );
    const token = await linkToken(request.id);
    const given = answerOf({ subjects: [...allowed], channels: ['tender'] });
    if (allowed.length > 0) await answerByLink(token, 'approved', given, new Date());
    else await answerByLink(token, 'declined', answerOf(), new Date());
    await proving.carried(request.id);
    links.push({ which, id: request.id, token });
  }

  const acts: Record<Move['what'], (one: Move) => Promise<Made | void>> = {
    yes: (one) => answer(one, subjects),
    'no value': (one) => answer(one, ['name', 'text', 'person']),
    no: (one) => answer(one, []),
    withdraw: async ({ which }) => {
      const link = links.findLast((one) => one.which === which);
      if (!link) return;
      await withdrawByLink(link.token, ['tender'], new Date());
      await proving.carried(link.id);
    },
    'withdraw all': async ({ which }) => {
      const { customerId } = references[which]!;
      await call(permissionRoutes.withdrawPermission, { customerId, channels: ['tender'] }, caller);
    },
    record: async ({ which }) => {
      const { customerId, id } = references[which]!;
      await call(permissionRoutes.recordPermission, { customerId, referenceId: id, ...inTenders }, caller);
    },
    wait: async ({ days: more = 1 }) => void (days += more),
    edit: async ({ which }) => {
      const { id, customerId } = references[which]!;
      const { attributes, ...changed } = content();
      const input = { id, ...changed, attributes: { customerId, ...attributes } };
      await call(referenceRoutes.updateReference, input, caller);
    },
    facts: async ({ which }) => {
      const { id, customerId } = references[which]!;
      const { version } = await call(referenceRoutes.getFacts, { id }, caller);
      const values = await factsOf(customerId);
      await call(referenceRoutes.saveFacts, { id, version, values }, caller);
    },
    own: async ({ which, tender }) => {
      const own = {
        language: 'en',
        tenderTitle: word('text'),
        tenderText: word('text'),
        ourPart: word('text'),
      };
      await choose(tender, { referenceId: references[which]!.id, own });
    },
    hide: async ({ which, tender, days: some }) => {
      const untold = some ? ['contractValue'] : [];
      await choose(tender, { referenceId: references[which]!.id, anonymous: some === 2, untold });
    },
    make: async ({ tender }) => {
      const tenderId = tenders[tender]!;
      const referenceIds = references.map(({ id }) => id);
      const { id } = await askDocument(caller, { channel: 'tender', tenderId, referenceIds });
      const made = await ended(caller, id);
      if (made.status !== 'ready') return undefined;
      files.push({ tender, id });
      const text = (await download(made)).toString();
      const { said = [] } = await readDocument(context().table, { organizationId, id });
      return { kind: 'file', tenderId, day: lastDay(0), text, said };
    },
    prove: async ({ tender, which }) => {
      const tenderId = tenders[tender]!;
      const referenceIds = [references[which]!.id];
      const { path } = await saveBuyerProof(context(), { id: tenderId, referenceIds });
      return { kind: 'proof', tenderId, day: lastDay(days), path: path! };
    },
    send: async ({ tender }) => {
      const tenderId = tenders[tender]!;
      const file = files.findLast((one) => one.tender === tender);
      if (!file) return undefined;
      const sent = { documentIds: [file.id], how: 'portal' as const, receivers: [] };
      const despite = 'They said so on the phone';
      const { references: said } = await sendTender(context(), { id: tenderId, ...sent, despite });
      return { kind: 'dispatch', tenderId, day: lastDay(days), said };
    },
  };

  for (const tender of [0, 1])
    for (const which of [0, 1, 2]) await acts.yes({ what: 'yes', which, tender, days: undefined });

  return {
    ...proving,
    words,
    customers: [first.customer, second.customer],
    context,
    /** Returns what it has made, or how it ended. A refusal is an end, and any other error a defect. */
    act: async (one: Move): Promise<Made | string> => {
      try {
        return (await acts[one.what](one)) ?? one.what;
      } catch (error) {
        const [, refused] = /: 4\d\d .*"code":"(\w+)"/.exec(String(error)) ?? [];
        const code = error instanceof AppError ? error.code : refused;
        if (code) return code;
        throw error;
      }
    },
    /** Prepares the tenders again that were sent. */
    reopen: async () => {
      for (const id of tenders)
        if ((await read(id)).tender.status === 'sent') await update(id, { status: 'preparing' });
    },
  };
}
