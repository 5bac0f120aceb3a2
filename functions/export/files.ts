import { contentLanguages } from '#contract/rules/content-languages';
import { archiveBegins } from '#contract/rules/archive-rules';
import type { Facts } from '#contract/reference/fact-schemas';
import type { Contact, Customer } from '#contract/resources/customer';
import type { Reference } from '#contract/resources/reference';
import { formRow } from '../form/store.ts';
import { brandingOf, settingsOf, type BrandingRow } from '../organization/store.ts';
import { auditMonths } from '../shared/audit/record.ts';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow, type Item } from '../shared/data/read.ts';
import type { ScopedTable } from '../shared/data/scoped-table.ts';
import { tableKeys } from '../shared/data/table.ts';
import { streamObject } from '../shared/files/bucket.ts';
import { objects } from '../shared/files/objects.ts';
import type { ArchiveFile } from './archive.ts';
import { listNames, lists, recordOf, schemaFiles, single, type ListName } from './contents.ts';
import { readMe } from './read-me.ts';
import { flatTable, referenceTable, toCsv, toSheet } from './table-files.ts';
import { visitFiles } from './visit-files.ts';
import { formPathOf, type KeptFile } from './volumes.ts';

export interface Exported {
  table: ScopedTable;
  organizationId: string;
  now: Date;
}

/** How many records each list has, known once its file is written. */
export type Counts = Record<string, number>;

export async function* recordFiles(
  { table, organizationId, now }: Exported,
  counts: Counts,
): AsyncGenerator<ArchiveFile> {
  const [organization, page, terms] = await Promise.all([
    table.get(keys.organization(organizationId)),
    table.get(keys.publicPage(organizationId)),
    table.getMany(contentLanguages.map((language) => keys.terms(organizationId, language))),
  ]);
  yield textFile(archiveBegins, readMe(organization!.name as string, now));
  for (const [name, schema] of schemaFiles()) yield jsonFile(`schema/${name}.json`, schema);
  const values: Record<keyof typeof single, unknown> = {
    organization,
    settings: settingsOf(page!),
    branding: brandingOf(page!.branding as BrandingRow),
    terms: terms.filter((one) => one !== undefined),
  };
  for (const [name, { schema }] of Object.entries(single))
    yield jsonFile(`data/${name}.json`, schema.parse(values[name as keyof typeof single]));
  for (const name of listNames)
    yield { path: `data/${name}.json`, body: jsonList(recordsOf(table, organizationId, name), name, counts) };
  for (const month of auditMonths(now)) {
    const path = `audit/${month.toISOString().slice(0, 7)}.jsonl`;
    yield { path, body: auditLines(table, partitions.auditMonth(organizationId, month), month) };
  }
  yield* visitFiles(table, organizationId);
  yield* tableFiles(table, organizationId);
  yield* formFiles(table, organizationId);
}

export function* keptFiles(files: readonly KeptFile[]): Generator<ArchiveFile> {
  for (const { path, key } of files) yield { path, body: streamObject(key), isPacked: true };
}

async function* formFiles(table: ScopedTable, organizationId: string): AsyncGenerator<ArchiveFile> {
  for await (const row of rowsOf(table, partitions.organization(organizationId), prefixes.form)) {
    const form = fromRow(formRow, row);
    const key = objects.form(organizationId, form.id) + form.file;
    yield { path: formPathOf(form), body: streamObject(key), isPacked: true };
  }
}

export const jsonFile = (path: string, value: unknown) =>
  textFile(path, `${JSON.stringify(value, undefined, 2)}\n`);

const textFile = (path: string, text: string) => ({ path, body: [Buffer.from(text)] }) satisfies ArchiveFile;

/** The newest comes first. A page of the table is 1 MB. */
async function* rowsOf(table: ScopedTable, pk: string, prefix: string): AsyncGenerator<Item> {
  let cursor: string | undefined;
  do {
    const page = await table.page(pk, prefix, { cursor });
    yield* page.items;
    cursor = page.nextCursor;
  } while (cursor);
}

async function* recordsOf(table: ScopedTable, organizationId: string, name: ListName) {
  for await (const row of rowsOf(table, partitions.organization(organizationId), lists[name].prefix))
    yield recordOf(name, row);
}

async function* jsonList(
  records: AsyncIterable<unknown>,
  name: ListName,
  counts: Counts,
): AsyncGenerator<Uint8Array> {
  let count = 0;
  for await (const record of records) {
    yield Buffer.from(`${count === 0 ? '[\n' : ',\n'}${JSON.stringify(record)}`);
    count += 1;
  }
  counts[name] = count;
  yield Buffer.from(count === 0 ? '[]\n' : '\n]\n');
}

async function* auditLines(table: ScopedTable, pk: string, month: Date): AsyncGenerator<Uint8Array> {
  // Keys of entries begin with their time.
  for await (const { pk: _pk, sk: _sk, [tableKeys.expiry]: _expiry, ...entry } of rowsOf(
    table,
    pk,
    `${month.getUTCFullYear()}-`,
  ))
    yield Buffer.from(`${JSON.stringify(entry)}\n`);
}

/** The limits of a plan bound what these tables hold in memory. */
async function* tableFiles(table: ScopedTable, organizationId: string): AsyncGenerator<ArchiveFile> {
  const pk = partitions.organization(organizationId);
  const read = async <T>(name: ListName) =>
    (await table.all(pk, { prefix: lists[name].prefix })).map((row) => recordOf(name, row) as T);
  const customers = await read<Customer>('customers');
  const contacts = await read<Contact & { customerId: string }>('contacts');
  const names = new Map(customers.map(({ id, name }) => [id, name]));
  const people = new Map(contacts.map((one) => [one.id, one]));
  const facts = new Map((await read<Facts>('facts')).map(({ referenceId, values }) => [referenceId, values]));
  const references = referenceTable(
    (await read<Reference>('references')).map((reference) => {
      const known = facts.get(reference.id) ?? {};
      const customer = names.get(reference.attributes.customerId) ?? '';
      return { reference, customer, facts: known, contact: people.get(known.clientContact ?? '') };
    }),
  );
  yield { path: 'references.xlsx', body: [await toSheet('References', references)], isPacked: true };
  const tables = {
    references,
    customers: flatTable(customers, [
      'id',
      'name',
      'status',
      'visibility',
      'tags',
      'referenceCount',
      'createdAt',
    ]),
    contacts: flatTable(contacts, ['id', 'customerId', 'name', 'email', 'jobTitle', 'language', 'createdAt']),
    permissions: flatTable(await read('permissions'), [
      'customerId',
      'referenceId',
      'sequence',
      'kind',
      'subjects',
      'channels',
      'validFrom',
      'expiresOn',
      'method',
      'wording',
      'at',
      'hash',
    ]),
  };
  for (const [name, rows] of Object.entries(tables)) yield textFile(`tables/${name}.csv`, toCsv(rows));
}
