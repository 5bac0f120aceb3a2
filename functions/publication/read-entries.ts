import type { CardContent } from '#contract/cards/card';
import { facts as factsRow } from '#contract/reference/fact-schemas';
import { factsIn, subjectsOfFacts, type FactValues } from '#contract/reference/facts';
import type { ToldInTender } from '#contract/resources/approval';
import { contact as contactRow } from '#contract/resources/customer';
import { isLogoTile } from '#contract/cards/templates';
import { markedTranslation } from '#contract/reference/translate';
import type { Document, DocumentNote } from '#contract/resources/document';
import type { PermissionPart } from '#contract/permission/parts';
import { subjectsOf } from '#contract/permission/subjects-of';
import type { Said } from '#contract/tender/dispatch';
import { toldOf, withOwnWords, type TenderPick } from '#contract/tender/pick';
import { pick as pickRow } from '#contract/tender/pick-schemas';
import { limits } from '#contract/rules/limits';
import { tooMany } from '#words/document-failures';
import { cardsInLanguage } from '../permission/store.ts';
import { customerRow, type CustomerRow } from '../customer/store.ts';
import { settingsOf } from '../organization/store.ts';
import { projectOn } from './project-on.ts';
import { projectionOf, type Known } from './projection.ts';
import { isShown } from './surfaces.ts';
import { readDecisive } from './project-reference.ts';
import { referenceRow, type ReferenceItem } from '../reference/store.ts';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { inTender, inTextsAlone, toldAsAllowed, toldContact } from './told-in-tender.ts';
import { JobFailed } from '../shared/jobs/run-job.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export type Tenant = Pick<MemberContext, 'table' | 'organizationId' | 'now'>;

interface Wanted {
  language: string;
  channel?: Document['channel'];
  tenderId?: string | undefined;
  referenceIds?: string[] | undefined;
}

/** A customer allows this of one reference on the channel. */
export interface Entry {
  card: CardContent;
  /** Only the document of a tender has facts. A translated entry has no texts among them. */
  facts?: FactValues | undefined;
  contact?: ToldInTender['contact'];
  said: Said;
  /** Not all of it was asked about. */
  isPartly: boolean;
  holdsUntil?: string | undefined;
  /** The number of the public certificate. It names the customer, so an entry without the name has none. */
  certificate?: string | undefined;
}

export interface BasedEntry extends Entry {
  /** What allows it: an entry of the ledger for each part, and what the customer saw. */
  basis: Pick<ReturnType<typeof projectOn>, 'decisions'> & Pick<Known, 'texts'>;
}

export interface Entries {
  /** In the order of the document. */
  entries: BasedEntry[];
  leftOut: DocumentNote[];
  notAllowed: DocumentNote[];
  /** These rows were read before the ledgers of their customers. */
  customers: readonly CustomerRow[];
  /** The number of references that were asked for and are deleted. */
  deleted: number;
  holdsUntil?: string;
}

/** Reads are few at once, because a document may have hundreds of references. */
const atOnce = 10;

export async function readEntries(tenant: Tenant, wanted: Wanted): Promise<Entries> {
  const references = await readReferences(tenant, wanted);
  if (references.length > limits.documentReferences) throw new JobFailed(tooMany);
  const customers = await readCustomers(tenant, references);
  const told = wanted.channel === 'tender' ? await readTold(tenant, references, wanted.tenderId) : undefined;
  const deleted = (wanted.referenceIds ?? references).length - references.length;
  const found: Entries = {
    entries: [],
    leftOut: [],
    notAllowed: [],
    customers: [...customers.values()],
    deleted,
  };
  const ends: string[] = [];
  for (let from = 0; from < references.length; from += atOnce) {
    const some = references.slice(from, from + atOnce);
    const made = await Promise.all(some.map((one) => entryOf(tenant, wanted, one, { customers, told })));
    for (const { leftOut, notAllowed, entry } of made) {
      if (entry) found.entries.push({ ...entry, isPartly: notAllowed.length > 0 });
      found.leftOut.push(...leftOut);
      found.notAllowed.push(...notAllowed);
      if (entry?.holdsUntil) ends.push(entry.holdsUntil);
    }
  }
  const holdsUntil = ends.toSorted()[0];
  return { ...found, ...(holdsUntil && { holdsUntil }) };
}

/** Returns whether the ledger of one of these customers has grown since its row was read. */
export async function haveLedgersChanged(
  { table, organizationId }: Tenant,
  customers: readonly CustomerRow[],
): Promise<boolean> {
  const rows = await table.getMany(customers.map(({ id }) => keys.customer(organizationId, id)));
  return rows.some((row, at) => fromRow(customerRow, row)?.ledgerHash !== customers[at]!.ledgerHash);
}

async function readReferences(
  { table, organizationId }: Tenant,
  { referenceIds }: Wanted,
): Promise<ReferenceItem[]> {
  const rows = referenceIds
    ? await table.getMany(referenceIds.map((id) => keys.reference(organizationId, id)))
    : await table.all(partitions.organization(organizationId), { prefix: prefixes.reference });
  const found = rows.flatMap((row) => (row ? [fromRow(referenceRow, row)] : []));
  return referenceIds ? found : found.filter(({ status }) => status === 'Published').toReversed();
}

async function readCustomers(
  { table, organizationId }: Tenant,
  references: readonly ReferenceItem[],
): Promise<Map<string, CustomerRow>> {
  const ids = [...new Set(references.map(({ attributes }) => attributes.customerId))];
  const rows = await table.getMany(ids.map((id) => keys.customer(organizationId, id)));
  const found = rows.flatMap((row) => (row ? [fromRow(customerRow, row)] : []));
  return new Map(found.map((one) => [one.id, one]));
}

/** What buyers may read of each reference, by its id. */
async function readTold(
  { table, organizationId }: Tenant,
  references: readonly ReferenceItem[],
  tenderId: string | undefined,
): Promise<ReadonlyMap<string, Told>> {
  const [rows, chosen] = await Promise.all([
    table.getMany(references.map(({ id }) => keys.facts(organizationId, id))),
    tenderId ? table.getMany(references.map(({ id }) => keys.pick(organizationId, tenderId, id))) : [],
  ]);
  const picks = references.map((_, at) => fromRow(pickRow, chosen[at]));
  const facts = rows.map((row, at) => (row ? toldOf(fromRow(factsRow, row).values, picks[at]) : {}));
  const called = references.flatMap(({ id, attributes: { customerId } }, at) => {
    const { clientContact } = facts[at]!;
    return clientContact
      ? [{ id, key: keys.customerContact(organizationId, customerId, clientContact) }]
      : [];
  });
  const found = await table.getMany(called.map(({ key }) => key));
  const contacts = new Map(called.map(({ id }, at) => [id, fromRow(contactRow, found[at])]));
  return new Map(
    references.map(({ id }, at) => {
      const contact = contacts.get(id);
      return [id, { facts: facts[at]!, pick: picks[at], ...(contact && { contact: toldContact(contact) }) }];
    }),
  );
}

/** What this tender says otherwise is in its pick. */
interface Told extends ToldInTender {
  pick: TenderPick | undefined;
}

interface Around {
  customers: ReadonlyMap<string, CustomerRow>;
  told: ReadonlyMap<string, Told> | undefined;
}

interface Made extends Pick<Entries, 'leftOut' | 'notAllowed'> {
  entry?: Omit<BasedEntry, 'isPartly'>;
}

/** A translation that is not ready is left, and the original shown under its own language. */
async function entryOf(
  tenant: Tenant,
  { language, channel = 'document', tenderId }: Wanted,
  reference: ReferenceItem,
  { customers, told: all }: Around,
): Promise<Made> {
  const customer = customers.get(reference.attributes.customerId);
  // A customer is only deleted with all of its references.
  if (!customer) return { leftOut: [], notAllowed: [] };
  const { page, known, card, translations } = await readDecisive(tenant, { reference, customer, tenderId });
  const { leaveOut } = reference;
  const given = all?.get(reference.id);
  const original = reference.language ?? settingsOf(page).language;
  const facts = given && withOwnWords(given.facts, original, given.pick);
  const said = (code: string) => facts && factsIn(code, original, facts);
  const choices = {
    leaveOut,
    told: given && subjectsOfFacts(given.facts),
    isAnonymous: given?.pick?.anonymous,
  };
  const own = projectOn(channel, known, inTender(card, said(original)), choices);
  const alone = inTextsAlone(card, said(language));
  const words =
    translations.find((one) => one.language === language) ??
    (alone && { card: alone, known: { ...known, ...cardsInLanguage(known.texts, language) } });
  const translated =
    words && original !== language
      ? projectOn(channel, words.known, inTender(words.card, said(language)), choices)
      : undefined;
  const isTranslated = translated?.card && own.card && !isLogoTile(translated.card);
  const shown = isTranslated ? translated : own;
  const marked = isTranslated
    ? markedTranslation(translated.card!, own.card!, original)
    : own.card && { ...own.card, language: original };
  // Of a customer that allows its logo alone there is nothing to read.
  const isTold = marked && !isLogoTile(marked);
  const note = (parts: PermissionPart[]): DocumentNote[] =>
    isTold && parts.length === 0
      ? []
      : [{ referenceId: reference.id, title: reference.name, parts, ...(!isTold && { whole: true }) }];
  const spoken = isTranslated ? language : original;
  const { told, leftOut, notAllowed } = toldAsAllowed(given && { ...given, facts: said(spoken)! }, {
    ...shown,
    known,
    language: spoken,
    original,
  });
  return {
    leftOut: note([...shown.leftOut, ...leftOut]),
    notAllowed: isTold ? note([...shown.notAllowed, ...notAllowed]) : [],
    ...(isTold && {
      entry: {
        card: marked,
        said: {
          referenceId: reference.id,
          customerId: customer.id,
          title: marked.title,
          subjects: [...new Set([...subjectsOf(marked), ...subjectsOfFacts(told?.facts ?? {})])],
        },
        ...told,
        ...(shown.holdsUntil && { holdsUntil: shown.holdsUntil }),
        certificate: marked.company && numberOf(reference, known, card),
        basis: { decisions: shown.decisions, texts: known.texts },
      },
    }),
  };
}

function numberOf(reference: ReferenceItem, known: Known, card: CardContent): string | undefined {
  const proof = isShown(reference) ? projectionOf(known, card, reference.leaveOut).proof : undefined;
  return proof?.state === 'withdrawn' ? undefined : proof?.number;
}
