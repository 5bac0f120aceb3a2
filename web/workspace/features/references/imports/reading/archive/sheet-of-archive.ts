import { cut } from '#contract/primitives/characters';
import { factLimits } from '#contract/reference/facts';
import type { Facts } from '#contract/reference/fact-schemas';
import type { Reference } from '#contract/resources/reference';
import * as words from '#words/imports';
import { importLimits } from '#contract/rules/import-limits';
import { Unreadable } from '../../../../../file-reading/unreadable.ts';
import * as refusals from '#words/import-refusals';
import type { Worksheet } from '../cell.ts';
import { permissionLines } from './permission-lines.ts';
import type { Archive } from './read-archive.ts';
import type { ArchivedRecord } from './record.ts';

interface Here {
  /** The language of references that name none, in the organization that they come into. */
  language: string;
  /** YYYY-MM-DD */
  today: string;
}

/** Makes a worksheet of the references, the oldest first, so that all that follows reads it as a table. */
export function sheetOfArchive(archive: Archive, here: Here): Worksheet {
  if (archive.references.length > importLimits.rows) throw new Unreadable(refusals.tooManyRows);
  const names = new Map(archive.customers.map(({ id, name }) => [id, name]));
  const facts = new Map(archive.facts.map((one) => [one.referenceId, one]));
  const references = archive.references.toReversed();
  return {
    name: archive.organization.name,
    isHidden: false,
    rows: [
      [words.fields.title, words.fields.customer, words.fields.externalId],
      ...references.map(({ name, attributes, externalId }) => [
        name,
        names.get(attributes.customerId),
        externalId,
      ]),
    ],
    hiddenRows: new Set(),
    hiddenColumns: new Set(),
    unit: 'record',
    columns: new Map([
      [0, 'title'],
      [1, 'customer'],
      [2, 'externalId'],
    ]),
    about: references.map((one, index) => ({
      number: index + 1,
      doubts: [],
      record: recordOf(one, facts.get(one.id), archive, here),
    })),
  };
}

function recordOf(
  reference: Reference,
  facts: Facts | undefined,
  { permissions, settings }: Archive,
  { language, today }: Here,
): ArchivedRecord {
  const { id, name, visibility, tags, templateId, custom, externalId, leaveOut } = reference;
  const { customerId } = reference.attributes;
  const ledger = permissions.filter((entry) => entry.customerId === customerId);
  const lines = permissionLines(ledger, id, today);
  const written = reference.language ?? settings.language;
  const refused = lines.flatMap(({ seems, text }) =>
    seems === 'allowed' ? [] : words.permissionInFile(text),
  );
  const internalNote = [facts?.values.internalNote, ...refused].filter(Boolean).join('\n');
  const values = {
    ...facts?.values,
    ...(internalNote && { internalNote: cut(internalNote, factLimits.textLength) }),
  };
  return {
    id,
    customerId,
    permissions: lines,
    body: {
      name,
      status: 'Draft',
      visibility,
      tags,
      templateId,
      custom,
      attributes: reference.attributes,
      ...(written !== language && { language: written as NonNullable<ArchivedRecord['body']['language']> }),
      ...(externalId && { externalId }),
      ...(leaveOut && { leaveOut }),
      ...(Object.keys(values).length > 0 && { facts: values }),
    },
  };
}
