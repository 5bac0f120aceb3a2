import type { approvalRoutes } from '#contract/approval';
import type { Input, Output } from '#contract/route';
import { readCustomer } from '../customer/store.ts';
import { readReference } from '../reference/store.ts';
import { encodeCursor } from '../shared/data/cursor.ts';
import { partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { fitting } from '../shared/http/fitting.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { approvalRow, readApprovals, toApproval } from './store.ts';

export async function listApprovals(
  context: MemberContext,
  { customerId, referenceId, ...page }: Input<typeof approvalRoutes.listApprovals>,
): Promise<Output<typeof approvalRoutes.listApprovals>> {
  const { table, organizationId, now } = context;
  if (customerId === undefined && referenceId === undefined) {
    const pk = partitions.organization(organizationId);
    const { items, nextCursor } = await table.page(pk, prefixes.approval, page);
    // What contacts suggest can be as long as a story: fewer than a page may fill a response.
    const shown = fitting(items);
    const last = shown.length < items.length ? (shown.at(-1)!.sk as string) : undefined;
    return {
      approvals: shown.map((row) => toApproval(fromRow(approvalRow, row), now)),
      nextCursor: last === undefined ? nextCursor : encodeCursor(pk, prefixes.approval, last),
    };
  }
  const reference = referenceId === undefined ? undefined : await readReference(context, referenceId);
  const ofCustomer = customerId ?? reference!.attributes.customerId;
  if (!reference) await readCustomer(context, ofCustomer);
  const rows = await readApprovals(context, ofCustomer);
  const found = rows.filter((row) => referenceId === undefined || row.referenceId === referenceId);
  return { approvals: fitting(found).map((row) => toApproval(row, now)) };
}
