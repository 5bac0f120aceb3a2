import type { Organization } from '#contract/resources/organization';
import type { Reference } from '#contract/resources/reference';
import { fieldEntries, fieldsOf, textsOf } from '#contract/reference/field-values';
import { statuses } from '#words/choices';
import * as listWords from '#words/reference-list';
import * as words from '#words/list-sheets';
import { dayCell, type Cell, type TableFormat } from '../../../../../shared/analytics/csv.ts';
import { storyNameOf, storyPath } from '../../../../../shared/public-address.ts';
import { downloadTable } from '../../../../lib/device/download.ts';

interface Sheet {
  organization: Organization;
  references: readonly Reference[];
  /** Names by the id of the customer. */
  companies: ReadonlyMap<string, string>;
}

/** One line for each reference, with every field of the editor. */
export function referenceSheet({ organization, references, companies }: Sheet): Cell[][] {
  const head = [
    listWords.columns.customer,
    ...fieldEntries.map(([, { label }]) => label),
    listWords.columns.status,
    listWords.columns.visibility,
    words.address,
    listWords.columns.updated,
  ];
  const lines = references.map((reference): Cell[] => {
    const values = fieldsOf(reference);
    const isSeen = reference.status === 'Published' && reference.visibility !== 'private';
    const path = storyPath(organization.slug, storyNameOf(reference));
    return [
      companies.get(reference.attributes.customerId),
      ...fieldEntries.map(([name]) => textsOf(values[name]).join('; ')),
      statuses[reference.status],
      listWords.visibilities[reference.visibility],
      isSeen ? window.location.origin + path : undefined,
      dayCell(reference.updatedAt),
    ];
  });
  return [head, ...lines];
}

export const downloadReferences = (format: TableFormat, sheet: Sheet): Promise<void> =>
  downloadTable(format, sheet.organization.name, words.references, referenceSheet(sheet));
