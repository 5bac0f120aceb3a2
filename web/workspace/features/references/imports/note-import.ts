import { cut } from '#contract/primitives/characters';
import { foundLimits, type FoundPermission } from '#contract/permission/found';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { recordOf, type FieldValues } from '#contract/reference/field-values';
import { importLimits } from '#contract/rules/import-limits';
import { limits } from '#contract/rules/limits';
import * as words from '#words/imports';
import { runEach } from '../../../lib/api/run-each.ts';
import type { ActionContext } from '../../../lib/organization/active-organization.tsx';
import { bodyOf } from './body-of.ts';
import { bringInContacts } from './bring-in-contacts.ts';
import { bringInPictures, type PictureSteps } from './bring-in-pictures.ts';
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
import { plainText, Script } from './job/script.ts';
import { joinTables } from './join-tables.ts';
import { textOf, type Worksheet } from './reading/cell.ts';
import type { Candidate } from './reading/read-candidates.ts';
import { readPermission } from './reading/read-permission.ts';
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
  /** Their rows are handed back where a reference is refused. */
  sheets: readonly Headed[];
}

/** The row with this index has the headings. */
interface Headed {
  sheet: Worksheet;
  heading: number;
}

/** A job writes the script. `discard` deletes the pictures of what it refuses, by the keys of their steps. */
export interface Noted {
  script: Script;
  discard: (refused: readonly string[]) => Promise<void>;
}

/** Uploads pictures, and notes what makes drafts and changes what is here. */
export async function noteImport(
  { call: real }: Pick<ActionContext, 'call'>,
  { importId, file, units, around, pictures, sheets }: Wanted,
  onProgress: (settled: number) => void,
  script = new Script(real),
): Promise<Noted & { made: Reference[] }> {
  const { call } = script;
  const customerOf = ({ rows: [{ candidate }] }: Unit) => around.customers.get(customerKeyOf(candidate))!;
  const ids = new Map<string, string>();
  for (const unit of units.filter(isMade)) {
    const customer = customerOf(unit);
    if ('id' in customer || ids.has(customer.name)) continue;
    const { id } = await call(customerRoutes.createCustomer, {
      name: customer.name,
      attributes: { importId, ...otherNames(customer.name, units, around) },
    });
    ids.set(customer.name, id);
  }
  const customerIdOf = (unit: Unit) => {
    if (unit.known) return unit.known.attributes.customerId;
    const customer = customerOf(unit);
    return 'id' in customer ? customer.id : ids.get(customer.name)!;
  };
  const contactsIn = (unit: Unit) => {
    const customerId = customerIdOf(unit);
    return unit.rows.flatMap(({ candidate: { contact, texts } }) =>
      !unit.known || isSameCustomer(texts.customer, unit.known, around) ? [{ customerId, contact }] : [],
    );
  };
  const idOf = await bringInContacts(call, importId, units.flatMap(contactsIn));
  const contactOf = (unit: Unit) => contactsIn(unit).flatMap((one) => idOf(one) ?? [])[0];
  const discards = new Map<string, () => Promise<void>>();
  const originOf = (unit: Unit) => {
    const permissions = permissionsIn(unit, { file, sheets });
    return {
      ...placeOf({ importId, file }, unit.rows[0].candidate),
      ...(permissions.length > 0 && { permissions }),
    };
  };

  const make = async (unit: Unit) => {
    const customerId = customerIdOf(unit);
    const { candidate } = unit.rows[0];
    const { worksheet } = candidate;
    const first = contentOfRow(candidate, around);
    const { fields, facts } = withRows(first, unit.rows.slice(1), around);
    const others = partsOf(differing(first, { fields, facts }));
    const clientContact = contactOf(unit);
    const texts = bodyOf(candidate, customerId, around.sizeLabels.get(worksheet));
    const { body, refused, discard } = await bringInPictures(real, pictures, candidate, texts);
    const made = await call(referenceRoutes.createReference, {
      ...body,
      ...others,
      attributes: { ...body.attributes, ...others.attributes },
      custom: { ...body.custom, ...others.custom },
      ...((clientContact || Object.keys(facts).length > 0) && {
        facts: { ...facts, ...(clientContact && { clientContact }) },
      }),
      origin: originOf(unit),
    });
    discards.set(made.id, discard);
    script.tell(made, { pictures: refused });
    return made;
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
      byImport: originOf(unit),
    });
  };
  const { done, failed } = await runEach(
    units,
    async (unit) => await (unit.known ? change({ ...unit, known: unit.known }) : make(unit)),
    { onProgress },
  );
  for (const { item, result } of done) script.tell(result, tellOf(item, sheets));
  const discard = async (refused: readonly string[]) => {
    await Promise.all(refused.map(async (key) => await discards.get(key)?.()));
  };
  if (failed[0]) {
    await discard([...discards.keys()]);
    throw failed[0].error;
  }
  return { script, discard, made: done.flatMap(({ item, result }) => (isMade(item) ? result : [])) };
}

/** The next file finds the customer by every way in which this one names it. */
function otherNames(name: string, units: readonly Unit[], { customers }: Around): Record<string, string> {
  const spellings = units.flatMap(({ rows }) =>
    rows.flatMap(({ candidate }) => {
      const chosen = customers.get(customerKeyOf(candidate));
      const { customer } = candidate.texts;
      return chosen && 'name' in chosen && chosen.name === name && customer ? customer : [];
    }),
  );
  const others = [...new Set(spellings)].filter((one) => one !== name).join('\n');
  return others && others.length <= limits.descriptionLength ? { otherNames: others } : {};
}

function tellOf({ rows }: Unit, sheets: readonly Headed[]) {
  return {
    name: rows[0].candidate.texts.title ?? '',
    rows: joinTables(rows.map(({ candidate }) => tableOf(candidate, sheets))).map((row) =>
      row.slice(0, importLimits.joinedColumns),
    ),
  };
}

/** The row as it came, below its headings. */
export function tableOf({ worksheet, row }: Candidate, sheets: readonly Headed[]): string[][] {
  const found = sheets.find(({ sheet }) => sheet.name === worksheet);
  if (!found) return [];
  const { sheet, heading } = found;
  return [sheet.rows[heading] ?? [], sheet.rows[row - 1] ?? []].map((cells) => Array.from(cells, textOf));
}

const longestAddress = 2_000;

function placeOf(of: Pick<Wanted, 'importId' | 'file'>, { worksheet, about }: Candidate) {
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

/** The latest row that says something of a permission, or the ledger of an archive. */
function permissionsIn({ rows }: Unit, { file, sheets }: Pick<Wanted, 'file' | 'sheets'>): FoundPermission[] {
  const inFile = cut(file, limits.nameLength);
  const { record } = rows[0].candidate.about;
  if (record)
    return record.permissions.slice(0, foundLimits.waiting).map((one) => ({
      ...one,
      text: plainText(one.text, foundLimits.wordsLength),
      from: inFile,
    }));
  const said = rows.findLast(({ candidate }) => candidate.texts.permission)?.candidate;
  if (!said) return [];
  const { unit, about, worksheet, texts } = said;
  const place =
    unit === 'row' && sheets.length === 1
      ? words.rowAlone(about.number)
      : words.unitsOfRows[unit].at(about.number, cut(worksheet, limits.nameLength / 2));
  return [
    {
      ...readPermission(texts.permission!),
      text: plainText(texts.permission!, foundLimits.wordsLength),
      from: `${inFile}, ${place}`,
    },
  ];
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
