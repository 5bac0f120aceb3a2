import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { runEach } from '../../../lib/api/run-each.ts';
import type { ActionContext } from '../../../lib/organization/active-organization.tsx';
import { CachedReferences } from '../cached-references.ts';
import { bringInContacts } from './bring-in-contacts.ts';
import { bodyOf, type ChosenCustomers, type PlannedRow } from './plan.ts';
import { customerKey } from './reading/find-alike.ts';

interface Wanted {
  importId: string;
  file: string;
  rows: readonly PlannedRow[];
  customers: ChosenCustomers;
  /** The headings of the sizes, by worksheet. */
  sizeLabels: ReadonlyMap<string, string>;
}

export interface MadeReference {
  reference: Reference;
  /** The words of the file about permission. */
  permission: string | undefined;
}

export interface Brought {
  made: MadeReference[];
  refused: { row: PlannedRow; reason: string }[];
  /** The plan has no more room for these. */
  left: PlannedRow[];
}

/** Makes drafts only. The file brought in again after an interruption finds what was made as here already. */
export async function bringIn(
  context: ActionContext,
  { importId, file, rows, customers, sizeLabels }: Wanted,
  onProgress: (settled: number) => void,
): Promise<Brought> {
  const customerOf = ({ candidate }: PlannedRow) => customers.get(customerKey(candidate.texts.customer!))!;
  const names = new Set(
    rows.map(customerOf).flatMap((customer) => ('name' in customer ? customer.name : [])),
  );
  const added = await runEach([...names], async (name) =>
    context.call(customerRoutes.createCustomer, { name, attributes: { importId } }),
  );
  const ids = new Map(added.done.map(({ item, result }) => [item, result.id]));
  const failures = new Map(added.failed.map(({ item, error }) => [item, error]));
  const customerIdOf = (row: PlannedRow) => {
    const customer = customerOf(row);
    return 'id' in customer ? customer.id : ids.get(customer.name);
  };
  const contactOf = await bringInContacts(
    context.call,
    importId,
    rows.flatMap((row) => {
      const customerId = customerIdOf(row);
      return customerId ? [{ customerId, contact: row.candidate.contact }] : [];
    }),
  );
  const full = new AbortController();
  const { done, failed, left } = await runEach(
    rows,
    async (row) => {
      const customerId = customerIdOf(row);
      if (!customerId) throw failures.get((customerOf(row) as { name: string }).name);
      const { worksheet, row: number, contact } = row.candidate;
      const clientContact = contactOf({ customerId, contact });
      const body = bodyOf(row.candidate, customerId, sizeLabels.get(worksheet));
      try {
        return await context.call(referenceRoutes.createReference, {
          ...body,
          ...(clientContact && { facts: { ...body.facts, clientContact } }),
          origin: { importId, file, worksheet, row: number },
        });
      } catch (error) {
        if (isFull(error)) full.abort();
        throw error;
      }
    },
    { onProgress, signal: full.signal },
  );
  new CachedReferences(context.client, context.organizationId).refresh();
  return {
    made: done.map(({ item, result }) => ({
      reference: result,
      permission: item.candidate.texts.permission,
    })),
    refused: failed.flatMap(({ item, error }) =>
      isFull(error) ? [] : [{ row: item, reason: messageOf(error) }],
    ),
    left: [...failed.flatMap(({ item, error }) => (isFull(error) ? item : [])), ...left],
  };
}

const isFull = (error: unknown): boolean => isApiError(error, 'PLAN_LIMIT');
