import { collectionRoutes, type Collection } from '#contract/resources/collection';
import { customerRoutes } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import { translationRoutes } from '#contract/resources/translation';
import type { Sent } from '#contract/primitives/route';
import { limits } from '#contract/rules/limits';
import { languageName } from '#contract/words/language-name';
import { language as ownLanguage } from '#words/language';
import { runEach } from '../../../../lib/api/run-each.ts';
import type { ActionContext } from '../../../../lib/organization/active-organization.tsx';
import { readCollections } from '../../../../lib/organization/records.ts';
import { Script } from '../job/script.ts';
import { noteImport, type Noted, type Unit, type Wanted } from '../note-import.ts';
import type { PlannedRow } from '../plan.ts';
import type { Archive } from '../reading/archive/read-archive.ts';
import type { ArchivedRecord } from '../reading/archive/record.ts';
import { moveForms, type MovedForms, type SendForm } from './move-forms.ts';
import { pictureMover, type PictureMover } from './move-pictures.ts';
import { noteSettings } from './note-settings.ts';
import { noteTenders } from './note-tenders.ts';

type WantedArchive = Wanted & { archive: Archive; rows: readonly PlannedRow[]; sendForm: SendForm };

const recordIn = ({ candidate }: PlannedRow): ArchivedRecord => candidate.about.record!;

/** Customers come first, because references name them and their contacts. What is here already stays as it is. */
export async function noteArchive(
  { call, organizationId }: Pick<ActionContext, 'call' | 'organizationId'>,
  { archive, rows, sendForm, ...wanted }: WantedArchive,
  onProgress: (settled: number) => void,
): Promise<Noted & { forms: MovedForms }> {
  const script = new Script(call);
  const context = { call: script.call, organizationId };
  await noteSettings(script, archive, wanted.around.references.length > 0);
  const collectionsHere = await readCollections(call);
  const pictures = pictureMover(archive, wanted.pictures.upload);
  const here = rows.flatMap((row) => (row.state === 'same' && row.known ? [{ row, known: row.known }] : []));
  for (const { row, known } of here) {
    const { attributes, custom } = recordIn(row).body;
    // Somebody may have given an edited one other pictures.
    if (known.version === 1)
      pictures.reuse([attributes.longDescription, custom], [known.attributes.longDescription, known.custom]);
  }
  const people = await bringInPeople(context, { archive, ...wanted, pictures }, [
    ...wanted.units.map(({ rows: [row] }) => row),
    ...here.map(({ row }) => row),
  ]);
  const { made } = await noteImport(
    { call },
    {
      ...wanted,
      units: wanted.units.map((unit) => withContact(unit, people.contactIds)),
      around: { ...wanted.around, customers: new Map([...wanted.around.customers, ...people.chosen]) },
      pictures: { ...wanted.pictures, move: pictures.move },
    },
    onProgress,
    script,
  );
  const references = new Map<string, Reference>([
    ...here.map(({ row, known }) => [recordIn(row).id, known] as const),
    ...made.map((reference) => [reference.origin!.recordId!, reference] as const),
  ]);
  for (const { item, result } of (await bringInTranslations(context, archive, references, pictures)).done) {
    const of = references.get(item.referenceId)!.name;
    script.tell(result, { name: [of, languageName(item.language, ownLanguage)].join(', ') });
  }
  await bringInCollections(
    context,
    archive.collections.filter(({ name }) => collectionsHere.every((one) => one.name !== name)),
    references,
    wanted.importId,
  );
  await noteTenders(script, { archive, references, importId: wanted.importId });
  const forms = await moveForms(call, { archive, importId: wanted.importId, send: sendForm });
  script.tellFirst({ pictures: [...pictures.refused, ...forms.refused] });
  return {
    script,
    forms,
    discard: async (refused) => {
      const ids = new Set(made.flatMap(({ id, origin }) => (refused.includes(id) ? origin!.recordId : [])));
      const records = wanted.units.map(({ rows: [row] }) => recordIn(row)).filter(({ id }) => ids.has(id));
      await pictures.discard(
        call,
        records.map(({ body }) => body),
      );
    },
  };
}

function withContact(unit: Unit, contactIds: ReadonlyMap<string, string>): Unit {
  const [row] = unit.rows;
  const { about } = row.candidate;
  const record = about.record!;
  const { clientContact: before = '', ...facts } = record.body.facts ?? {};
  const clientContact = contactIds.get(before);
  const body = { ...record.body, facts: { ...facts, ...(clientContact && { clientContact }) } };
  const candidate = { ...row.candidate, about: { ...about, record: { ...record, body } } };
  return { ...unit, rows: [{ ...row, candidate }] };
}

/** Customers of the chosen references, and those that have none in the archive, with all of their contacts. */
async function bringInPeople(
  { call }: Pick<ActionContext, 'call'>,
  {
    archive,
    importId,
    around,
    pictures,
  }: Omit<WantedArchive, 'pictures' | 'rows' | 'sendForm'> & { pictures: PictureMover },
  rows: readonly PlannedRow[],
) {
  const needed = new Set(rows.map((row) => recordIn(row).customerId));
  const used = new Set(archive.references.map(({ attributes }) => attributes.customerId));
  const chosen = new Map<string, { id: string }>();
  const contactIds = new Map<string, string>();
  const { failed } = await runEach(
    archive.customers.filter(({ id }) => needed.has(id) || !used.has(id)),
    async (customer) => {
      const { name, attributes, visibility, tags } = customer;
      const same = around.customers.get(customer.id);
      if (same && 'id' in same) chosen.set(customer.id, same);
      else {
        const moved = { ...(await pictures.move(attributes)), importId };
        const { id } = await call(customerRoutes.createCustomer, {
          name,
          visibility,
          tags,
          attributes: moved,
        });
        chosen.set(customer.id, { id });
      }
      const { id } = chosen.get(customer.id)!;
      const people = archive.contacts.filter(({ customerId }) => customerId === customer.id);
      if (people.length === 0) return;
      const { contacts } = await call(customerRoutes.listContacts, { id });
      for (const { id: before, name: person, email, jobTitle, phone, language } of people) {
        const known = contacts.find((one) => one.email.toLowerCase() === email.toLowerCase());
        const details = { id, name: person, email, jobTitle, phone, language, importId };
        contactIds.set(before, known?.id ?? (await call(customerRoutes.createContact, details)).id);
      }
    },
  );
  if (failed[0]) throw failed[0].error;
  return { chosen, contactIds };
}

const bringInTranslations = (
  { call }: Pick<ActionContext, 'call'>,
  { translations }: Archive,
  references: ReadonlyMap<string, Reference>,
  pictures: PictureMover,
) =>
  runEach(
    translations.filter(({ referenceId, language }) => {
      const reference = references.get(referenceId);
      return reference && !reference.translations?.[language];
    }),
    async ({ referenceId, language, fields, same, leaveOut, status, origin }) => {
      const { id } = references.get(referenceId)!;
      const written = { fields: await pictures.move(fields), same, leaveOut, status, origin };
      type Written = Sent<typeof translationRoutes.saveTranslation>;
      return await call(translationRoutes.saveTranslation, { id, language, ...written } as Written);
    },
  );

/** They are private until somebody opens them, and a letter is signed anew. One of the same name stays as it is. */
async function bringInCollections(
  { call }: Pick<ActionContext, 'call'>,
  collections: readonly Collection[],
  references: ReadonlyMap<string, Reference>,
  importId: string,
) {
  const most = limits.collectionItemsPerCall;
  return await runEach(
    collections.toReversed(),
    async ({ name, description, translations, letter, validUntil, itemIds }) => {
      const ids = itemIds.flatMap((id) => references.get(id)?.id ?? []);
      const { sender: _, ...to } = letter ?? {};
      const made = await call(collectionRoutes.createCollection, {
        name,
        description,
        visibility: 'private',
        translations,
        ...(letter && { letter: to }),
        ...(validUntil && { validUntil }),
        itemIds: ids.slice(0, most),
        importId,
      });
      for (let at = most; at < ids.length; at += most)
        await call(collectionRoutes.addCollectionItems, { id: made.id, itemIds: ids.slice(at, at + most) });
    },
    { atOnce: 1 },
  );
}
