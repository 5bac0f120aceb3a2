import type { PermissionEntry } from '#contract/resources/permission';
import { absent } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put, type Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { isProven, proofNumber } from './proof.ts';

/** The number of a certificate leads to it for as long as somebody may hold a document that shows it. */
export async function proofNumberSteps(
  { table, organizationId }: Pick<MemberContext, 'table' | 'organizationId'>,
  entries: readonly PermissionEntry[],
): Promise<Step[]> {
  const proven = entries.find(isProven);
  if (!proven) return [];
  const { referenceId, approvalId, at, expiresOn, snapshot: fingerprint } = proven;
  const key = keys.proofNumber(proofNumber(approvalId!));
  // A number that somebody else has already, one of a million million, stays theirs.
  if (await table.get(key)) return [];
  return [put(key, { organizationId, referenceId, approvalId, at, expiresOn, fingerprint }, { pk: absent })];
}
