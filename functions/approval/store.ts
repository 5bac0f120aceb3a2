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
  /** Not `expiresAt`, at which the table would forget it. */
  answerUntil: z.string(),
  /** Of the contact's row; the link itself is stored nowhere. */
  linkHash: z.string(),
  /** How many things the contact said that were carried over; absent before the first. */
  carried: z.optional(z.number()),
});
export type ApprovalRow = z.output<typeof approvalRow>;

export function toApproval(
  { answerUntil, linkHash: _link, carried: _carried, ...row }: ApprovalRow,
  now: Date,
): Approval {
  const lapsed = row.status === 'waiting' && answerUntil <= now.toISOString();
  return { ...row, status: lapsed ? 'lapsed' : row.status, expiresAt: answerUntil };
}

/** What the link of a request ends with: 256 bits that nobody can guess, made again whenever a mail needs them. */
export async function linkToken(approvalId: string): Promise<string> {
  return createHmac('sha256', await ownSecret('approval'))
    .update(approvalId)
    .digest('base64url');
}

/** By which the contact's row is found. */
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
