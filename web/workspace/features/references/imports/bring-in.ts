import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { recordOf, type FieldValues } from '#contract/reference/field-values';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { runEach } from '../../../lib/api/run-each.ts';
import type { ActionContext } from '../../../lib/organization/active-organization.tsx';
import { CachedReferences } from '../cached-references.ts';
import { bodyOf } from './body-of.ts';
import { bringInContacts } from './bring-in-contacts.ts';
import { bringInPictures, type PictureSteps, type RefusedPicture } from './bring-in-pictures.ts';
import { differing, haveChanged, mergedWith, type Content } from './changes.ts';
import {
  contentOfRow,
  customerKeyOf,
  isSameCustomer,
  knownContent,
  type Around,
  type Choice,
  type PlannedRow,
} from './plan.ts';
import type { Candidate } from './reading/read-candidates.ts';
import { writeChange } from './write-change.ts';

export interface ChosenRow {
  row: PlannedRow;
  choice: Choice;
}

/** Rows that become one reference, or change one that is here. The first one made it, the others update it. */
export interface Unit {
  rows: [PlannedRow, ...PlannedRow[]];
  known?: Reference;
}

export interface BroughtReference {
  reference: Reference;
  /** The words of the file about permission. */
  permission: string | undefined;
}

export interface Brought {
  made: BroughtReference[];
  changed: BroughtReference[];
  refused: { unit: Unit; reason: string }[];
  /** References were made without these. */
  refusedPictures: RefusedPicture[];
  /** The plan has no more room for these. */
  left: Unit[];
}

/** A row that updates a row which is left out becomes a reference of its own. */
export function unitsOf(chosen: readonly ChosenRow[]): Unit[] {
  const units = new Set<Unit>();
  const unitOf = new Map<unknown, Unit>();
  for (const { row, choice } of chosen) {
    if (choice === 'leave') continue;
    const known = choice === 'update' ? row.known : undefined;
    const target = choice === 'update' ? unitOf.get(known?.id ?? row.first) : undefined;
    const unit = target ?? { rows: [row], ...(known && { known }) };
    if (target) target.rows.push(row);
    if (known) unitOf.set(known.id, unit);
    unitOf.set(row.candidate, unit);
    units.add(unit);
  }
  return [...units];
}

export const isMade = ({ known }: Unit): boolean => known === undefined;

export interface Wanted {
  importId: string;
  file: string;
  units: readonly Unit[];
  around: Around;
  pictures: PictureSteps;
}

/** Makes drafts and changes what is here. The file brought in again after an interruption finds what is done as here already. */
export async function bringIn(
  context: ActionContext,
  { importId, file, units, around, pictures }: Wanted,
  onProgress: (settled: number) => void,
): Promise<Brought> {
  const { call } = context;
  const customerOf = ({ rows: [{ candidate }] }: Unit) => around.customers.get(customerKeyOf(candidate))!;
  const names = new Set(
    units.filter(isMade).flatMap((unit) => {
      const customer = customerOf(unit);
      return 'name' in customer ? customer.name : [];
    }),
  );
  const added = await runEach([...names], async (name) =>
    call(customerRoutes.createCustomer, { name, attributes: { importId } }),
  );
  const ids = new Map(added.done.map(({ item, result }) => [item, result.id]));
  const failures = new Map(added.failed.map(({ item, error }) => [item, error]));
  const customerIdOf = (unit: Unit) => {
    if (unit.known) return unit.known.attributes.customerId;
    const customer = customerOf(unit);
    return 'id' in customer ? customer.id : ids.get(customer.name);
  };
  const contactsIn = (unit: Unit) => {
    const customerId = customerIdOf(unit);
    return unit.rows.flatMap(({ candidate: { contact, texts } }) =>
      customerId && (!unit.known || isSameCustomer(texts.customer, unit.known, around))
        ? [{ customerId, contact }]
        : [],
    );
  };
  const idOf = await bringInContacts(call, importId, units.flatMap(contactsIn));
  const contactOf = (unit: Unit) => contactsIn(unit).flatMap((one) => idOf(one) ?? [])[0];

  const refusedPictures: RefusedPicture[] = [];
  const make = async (unit: Unit) => {
    const customerId = customerIdOf(unit);
    if (!customerId) throw failures.get((customerOf(unit) as { name: string }).name);
    const { candidate } = unit.rows[0];
    const { worksheet } = candidate;
    const first = contentOfRow(candidate, around);
    const { fields, facts } = withRows(first, unit.rows.slice(1), around);
    const others = partsOf(differing(first, { fields, facts }));
    const clientContact = contactOf(unit);
    const texts = bodyOf(candidate, customerId, around.sizeLabels.get(worksheet));
    const { body, refused, discard } = await bringInPictures(call, pictures, candidate, texts);
    const made = call(referenceRoutes.createReference, {
      ...body,
      ...others,
      attributes: { ...body.attributes, ...others.attributes },
      custom: { ...body.custom, ...others.custom },
      ...((clientContact || Object.keys(facts).length > 0) && {
        facts: { ...facts, ...(clientContact && { clientContact }) },
      }),
      origin: originOf({ importId, file }, candidate),
    });
    await made.catch(discard);
    refusedPictures.push(...refused);
    return await made;
  };
  const change = async (unit: Unit & { known: Reference }) => {
    const { id } = unit.known;
    const facts = around.facts.get(id) ?? { referenceId: id, version: 0, values: {} };
    const before = knownContent(unit.known, around);
    const after = withRows(before, unit.rows, around);
    const clientContact = before.facts.clientContact ?? contactOf(unit);
    const values = { ...after.facts, ...(clientContact && { clientContact }) };
    return await writeChange(call, {
      reference: unit.known,
      facts,
      record: partsOf(differing(before, after)),
      values: haveChanged(before.facts, values) ? values : undefined,
      byImport: originOf({ importId, file }, unit.rows[0].candidate),
    });
  };
  const full = new AbortController();
  const { done, failed } = await runEach(
    units,
    async (unit) => {
      if (unit.known) return await change({ ...unit, known: unit.known });
      if (full.signal.aborted) throw full.signal.reason;
      try {
        return await make(unit);
      } catch (error) {
        if (isFull(error)) full.abort(error);
        throw error;
      }
    },
    { onProgress },
  );
  new CachedReferences(context.client, context.organizationId).refresh();
  const brought = (wanted: boolean) =>
    done
      .filter(({ item }) => isMade(item) === wanted)
      .map(({ item, result }) => ({
        reference: result,
        permission: item.rows.flatMap(({ candidate }) => candidate.texts.permission ?? []).at(-1),
      }));
  return {
    made: brought(true),
    changed: brought(false),
    refused: failed.flatMap(({ item, error }) =>
      isFull(error) ? [] : [{ unit: item, reason: messageOf(error) }],
    ),
    refusedPictures,
    left: failed.flatMap(({ item, error }) => (isFull(error) ? item : [])),
  };
}

const longestAddress = 2_000;

function originOf(of: { importId: string; file: string }, { worksheet, about }: Candidate) {
  const { number: row, record, address = '' } = about;
  const page = URL.canParse(address) ? new URL(address).href.replace(/^http:/, 'https:') : '';
  return {
    ...of,
    worksheet,
    row,
    ...(record && { recordId: record.id }),
    ...(page.startsWith('https:') && page.length <= longestAddress && { address: page }),
  };
}

const withRows = (before: Content, rows: readonly PlannedRow[], around: Around): Content =>
  rows.reduce((content, { candidate }) => mergedWith(content, contentOfRow(candidate, around)), before);

/** Fields that are missing are not sent. */
function partsOf(fields: Content['fields']) {
  const { name, tags, attributes, custom } = recordOf(fields as FieldValues);
  const filled = <Part extends object>(part: Part) =>
    Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Partial<Part>;
  return { ...filled({ name, tags }), attributes: filled(attributes), custom: filled(custom) };
}

const isFull = (error: unknown): boolean => isApiError(error, 'PLAN_LIMIT');
