import type { CardContent } from '#contract/cards/card';
import { facts as factsRow } from '#contract/reference/fact-schemas';
import type { FactValues } from '#contract/reference/facts';
import { isLogoTile } from '#contract/cards/templates';
import { markedTranslation } from '#contract/reference/translate';
import type { Document, DocumentNote } from '#contract/resources/document';
import type { PermissionPart } from '#contract/permission/parts';
import { limits } from '#contract/rules/limits';
import { tooMany } from '#words/document-failures';
import { customerRow, type CustomerRow } from '../../customer/store.ts';
import { settingsOf } from '../../organization/store.ts';
import { projectOn } from '../../publication/project-on.ts';
import { readDecisive } from '../../publication/project-reference.ts';
import { referenceRow, type ReferenceItem } from '../../reference/store.ts';
import { keys, partitions, prefixes } from '../../shared/data/keys.ts';
import { fromRow } from '../../shared/data/read.ts';
import { JobFailed } from '../../shared/jobs/run-job.ts';
import type { MemberContext } from '../../shared/membership/context.ts';

export type Tenant = Pick<MemberContext, 'table' | 'organizationId' | 'now'>;

interface Wanted {
  language: string;
  channel?: Document['channel'];
  referenceIds?: string[] | undefined;
}

/** A customer allows this of one reference on the channel. */
export interface Entry {
  card: CardContent;
  /** Of a tender alone. A translated entry has no texts among them. */
  facts?: FactValues | undefined;
  /** Not all of it was asked about. */
  isPartly: boolean;
  holdsUntil?: string | undefined;
}

export interface Entries {
  /** In the order of the document. */
  entries: Entry[];
  leftOut: DocumentNote[];
  notAllowed: DocumentNote[];
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
  const facts = wanted.channel === 'tender' ? await readAllFacts(tenant, references) : undefined;
  const deleted = (wanted.referenceIds ?? references).length - references.length;
  const found: Entries = { entries: [], leftOut: [], notAllowed: [], deleted };
  const ends: string[] = [];
  for (let from = 0; from < references.length; from += atOnce) {
    const some = references.slice(from, from + atOnce);
    const made = await Promise.all(some.map((one) => entryOf(tenant, wanted, one, { customers, facts })));
    for (const { card, facts: told, leftOut, notAllowed, holdsUntil } of made) {
      if (card) found.entries.push({ card, facts: told, isPartly: notAllowed.length > 0, holdsUntil });
      found.leftOut.push(...leftOut);
      found.notAllowed.push(...notAllowed);
      if (holdsUntil) ends.push(holdsUntil);
    }
  }
  const holdsUntil = ends.toSorted()[0];
  return { ...found, ...(holdsUntil && { holdsUntil }) };
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

async function readAllFacts(
  { table, organizationId }: Tenant,
  references: readonly ReferenceItem[],
): Promise<ReadonlyMap<string, FactValues>> {
  const rows = await table.getMany(references.map(({ id }) => keys.facts(organizationId, id)));
  const found = rows.flatMap((row) => (row ? [fromRow(factsRow, row)] : []));
  return new Map(found.map(({ referenceId, values }) => [referenceId, values]));
}

interface Around {
  customers: ReadonlyMap<string, CustomerRow>;
  facts: ReadonlyMap<string, FactValues> | undefined;
}

interface Made extends Pick<Entries, 'leftOut' | 'notAllowed' | 'holdsUntil'> {
  card?: CardContent;
  facts?: FactValues | undefined;
}

/** A translation that is not ready is left, and the original shown under its own language. */
async function entryOf(
  tenant: Tenant,
  { language, channel = 'document' }: Wanted,
  reference: ReferenceItem,
  { customers, facts }: Around,
): Promise<Made> {
  const customer = customers.get(reference.attributes.customerId);
  // A customer is only deleted with all of its references.
  if (!customer) return { leftOut: [], notAllowed: [] };
  const { page, known, card, translations } = await readDecisive(tenant, { reference, customer });
  const original = reference.language ?? settingsOf(page).language;
  const own = projectOn(channel, known, card, reference.leaveOut);
  const words = original === language ? undefined : translations.find((one) => one.language === language);
  const translated = words && projectOn(channel, { ...words.known }, words.card, reference.leaveOut);
  const isTranslated = translated?.card && own.card && !isLogoTile(translated.card);
  const shown = isTranslated ? translated : own;
  const marked = isTranslated
    ? markedTranslation(translated.card!, own.card!, original)
    : own.card && { ...own.card, language: original };
  // Of a customer that allows its logo alone there is nothing to read.
  const entry = marked && !isLogoTile(marked) ? marked : undefined;
  const note = (parts: PermissionPart[]): DocumentNote[] =>
    parts.length > 0
      ? [{ referenceId: reference.id, title: reference.name, parts, ...(!entry && { whole: true }) }]
      : [];
  const hasText = !shown.leftOut.some(({ subject }) => subject === 'text');
  const told = hasText ? factsFor(facts?.get(reference.id), Boolean(isTranslated)) : undefined;
  return {
    ...(entry && { card: asTold(entry, told) }),
    facts: told,
    leftOut: note(shown.leftOut),
    notAllowed: entry ? note(shown.notAllowed) : [],
    ...(shown.holdsUntil && { holdsUntil: shown.holdsUntil }),
  };
}

/** Texts of facts are in the language of the original. */
function factsFor(facts: FactValues | undefined, isTranslated: boolean): FactValues | undefined {
  if (!facts || !isTranslated) return facts;
  const { tenderTitle: _title, tenderText: _text, ourPart: _part, ...rest } = facts;
  return rest;
}

/** Title and description for tenders take the place of those that readers of the page see. */
const asTold = (card: CardContent, { tenderTitle, tenderText }: FactValues = {}): CardContent => ({
  ...card,
  ...(tenderTitle && { title: tenderTitle }),
  ...(tenderText && { shortDescription: tenderText }),
});
