import { record } from '../shared/audit/record.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { approvalScope } from '../shared/data/scope.ts';
import { update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { endLink } from './link.ts';
import { readApproval } from './store.ts';

export async function cancelApproval(
  context: MemberContext,
  { customerId, id }: { customerId: string; id: string },
): Promise<{ id: string }> {
  const { organizationId, now } = context;
  const before = await readApproval(context, customerId, id);
  if (before.status !== 'waiting') throw notWaiting();
  // The contact's row decides, because a recent response may not have reached the team's row.
  await memberTable(organizationId, approvalScope(before.linkHash)).commit([
    endLink(before, now, notWaiting),
    update(
      keys.approval(organizationId, customerId, id),
      { set: { status: 'canceled' } },
      { status: equals('waiting') },
      notWaiting,
    ),
    record(context, organizationId, 'approval.cancel', { id }),
  ]);
  return { id };
}

const notWaiting = () =>
  new AppError(
    'INVALID_TRANSITION',
    'This request was answered or canceled already. Reload to see how it ended.',
  );
