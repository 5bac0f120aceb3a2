import type { Organization } from '#contract/resources/organization';
import type { Customer } from '#contract/resources/customer';
import { statuses } from '#words/choices';
import * as customerWords from '#words/customers';
import * as words from '#words/list-sheets';
import { dayCell, type Cell, type TableFormat } from '../../../../shared/analytics/csv.ts';
import { downloadTable } from '../../../lib/device/download.ts';
import { attributeFields } from '../editor/customer-form.ts';

export function customerSheet(customers: readonly Customer[]): Cell[][] {
  const { name, status, tags, ...fields } = customerWords.fields;
  const head = [name, ...attributeFields.map((field) => fields[field]), status, tags];
  return [
    [...head, customerWords.listReferences, customerWords.listUpdated],
    ...customers.map((customer): Cell[] => [
      customer.name,
      ...attributeFields.map((field) => String(customer.attributes[field] ?? '')),
      statuses[customer.status],
      customer.tags.join('; '),
      customer.referenceCount,
      dayCell(customer.updatedAt),
    ]),
  ];
}

export const downloadCustomers = (
  format: TableFormat,
  organization: Organization,
  customers: readonly Customer[],
): Promise<void> => downloadTable(format, organization.name, words.customers, customerSheet(customers));
