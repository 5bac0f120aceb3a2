import type { approvalRoutes } from '#contract/resources/approval';
import type { Input, Output } from '#contract/primitives/route';
import { readCustomer } from '../customer/store.ts';
import { readReference } from '../reference/store.ts';
import { encodeCursor } from '../shared/data/cursor.ts';
import { approvalsOf, partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { fitting } from '../shared/http/fitting.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { approvalRow, toApproval } from './store.ts';

type Query = Input<typeof approvalRoutes.listApprovals>;

export async function listApprovals(
  context: MemberContext,
  query: Query,
): Promise<Output<typeof approvalRoutes.listApprovals>> {
  const { table, organizationId, now } = context;
  const { referenceId, limit, cursor } = query;
  const customerId = await customerOf(context, query);
  const pk = partitions.organization(organizationId);
  const prefix = customerId === undefined ? prefixes.approval : approvalsOf(customerId);
  // One query reads all requests of a customer, which are then filtered by reference.
  const page = customerId === undefined ? { limit, cursor } : { cursor };
  const { items, nextCursor } = await table.page(pk, prefix, page);
  const found = items.filter((row) => referenceId === undefined || row.referenceId === referenceId);
  // Suggested texts can be as long as a story, so a page may hold fewer requests than its limit.
  const shown = fitting(found);
  const last = shown.length < found.length ? (shown.at(-1)!.sk as string) : undefined;
  return {
    approvals: shown.map((row) => toApproval(fromRow(approvalRow, row), now)),
    nextCursor: last === undefined ? nextCursor : encodeCursor(pk, prefix, last),
  };
}

async function customerOf(
  context: MemberContext,
  { customerId, referenceId }: Query,
): Promise<string | undefined> {
  const reference = referenceId === undefined ? undefined : await readReference(context, referenceId);
  if (reference) return customerId ?? reference.attributes.customerId;
  if (customerId !== undefined) await readCustomer(context, customerId);
  return customerId;
}
