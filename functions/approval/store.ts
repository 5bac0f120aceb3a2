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

/** A request as the team's row has it. That it has lapsed follows from the time, and is not written. */
export const approvalRow = z.extend(z.omit(approval, { expiresAt: true }), {
  /** Named apart from `expiresAt`, at which the table deletes a row. */
  validUntil: z.string(),
  /** The hash finds the contact's row. The link itself is not stored. */
  linkHash: z.string(),
  /** The number of applied responses; absent before the first. */
  appliedCount: z.optional(z.number()),
});
export type ApprovalRow = z.output<typeof approvalRow>;

export function toApproval(
  { validUntil, linkHash: _link, appliedCount: _applied, ...row }: ApprovalRow,
  now: Date,
): Approval {
  const lapsed = row.status === 'waiting' && validUntil <= now.toISOString();
  return { ...row, status: lapsed ? 'lapsed' : row.status, expiresAt: validUntil };
}

/** Computes the 256-bit token of a request's link. Mails compute it again instead of storing it. */
export async function linkToken(approvalId: string): Promise<string> {
  return createHmac('sha256', await ownSecret('approval'))
    .update(approvalId)
    .digest('base64url');
}

/** Returns the key of the contact's row. */
export const linkHashOf = (token: string): string => hashOf('approval', token);

/** All of a customer, newest first. */
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
