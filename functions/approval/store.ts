import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { approval, type Approval } from '#contract/resources/approval';
import { hashOf } from '../shared/data/hash.ts';
import { approvalsOf, keys, partitions } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { ownSecret } from '../shared/security/secret.ts';

type Tenant = Pick<MemberContext, 'table' | 'organizationId'>;

export const approvalRow = z.extend(z.omit(approval, { expiresAt: true }), {
  /** The name differs from `expiresAt`, at which the table deletes a row. */
  validUntil: z.string(),
  /** The hash finds the contact's row; the link itself is not stored. */
  linkHash: z.string(),
  /** The contact whom the buyer of a tender may call. The link's row has the name. */
  calledId: z.optional(z.string()),
  appliedCount: z.optional(z.number()),
});
export type ApprovalRow = z.output<typeof approvalRow>;

export function toApproval(
  { validUntil, linkHash: _link, calledId: _called, appliedCount: _applied, ...row }: ApprovalRow,
  now: Date,
): Approval {
  const lapsed = row.status === 'waiting' && validUntil <= now.toISOString();
  return { ...row, status: lapsed ? 'lapsed' : row.status, expiresAt: validUntil };
}

/** Mails compute the 256-bit token again, so that no link is stored. */
export async function linkToken(approvalId: string): Promise<string> {
  return createHmac('sha256', await ownSecret('approval'))
    .update(approvalId)
    .digest('base64url');
}

export const linkHashOf = (token: string): string => hashOf('approval', token);

/** The newest request comes first. */
export async function readApprovals(
  { table, organizationId }: Tenant,
  customerId: string,
): Promise<ApprovalRow[]> {
  const rows = await table.all(partitions.organization(organizationId), { prefix: approvalsOf(customerId) });
  return rows.map((row) => fromRow(approvalRow, row)).toReversed();
}

export async function readApproval(
  { table, organizationId }: Tenant,
  customerId: string,
  id: string,
): Promise<ApprovalRow> {
  const found = fromRow(approvalRow, await table.get(keys.approval(organizationId, customerId, id)));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
