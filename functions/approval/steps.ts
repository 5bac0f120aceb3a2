import { expiresAfterDays } from '../shared/data/expiry.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { approvalScope } from '../shared/data/scope.ts';
import type { ScopedTable } from '../shared/data/scoped-table.ts';
import { put, update, type Step } from '../shared/data/write.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import type { ApprovalRow } from './store.ts';

export const forgottenAfter = (end: string) => expiresAfterDays('approvalLinkDays', new Date(end));

/** Replaces a link that opens nothing any more. */
export const endedLink = ({ language }: Pick<ApprovalRow, 'language'>, now: Date) => ({
  status: 'ended' as const,
  language,
  ...forgottenAfter(now.toISOString()),
});

/** Other steps of the transaction need room among its hundred. */
const mostSteps = 80;

/**
 * Ends the links of these requests, answered ones too. Steps beyond one transaction are committed first. An answer
 * that arrives meanwhile makes the caller decide again.
 */
export async function endLinks(
  organizationId: string,
  requests: readonly ApprovalRow[],
  now: Date,
): Promise<{ table: ScopedTable; steps: Step[] }> {
  const table = memberTable(organizationId, ...requests.map(({ linkHash }) => approvalScope(linkHash)));
  const links = await table.getMany(requests.map(({ linkHash }) => keys.approvalLink(linkHash)));
  const steps = requests.flatMap((request, index) => {
    const link = links[index];
    if (!link || link.status === 'ended') return [];
    const same = { status: equals(link.status), statementCount: equals(link.statementCount) };
    const end = put(keys.approvalLink(request.linkHash), endedLink(request, now), same);
    const row = keys.approval(organizationId, request.customerId, request.id);
    return link.status === 'waiting'
      ? [end, update(row, { set: { status: 'canceled' } }, { status: equals('waiting') })]
      : [end];
  });
  while (steps.length > mostSteps) await table.commit(steps.splice(0, mostSteps));
  return { table, steps };
}
