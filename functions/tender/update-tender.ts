import type { Tender, tenderRoutes } from '#contract/resources/tender';
import type { Input } from '#contract/primitives/route';
import { record } from '../shared/audit/record.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { retryRace, update } from '../shared/data/write.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { decidedAtOf, requireReason, requireTransition, withoutNulls } from './rules.ts';
import { deadlineSteps, ownerSteps } from './steps.ts';
import { readSame } from './store.ts';

export async function updateTender(
  context: MemberContext,
  { id, version: seen, ...changes }: Input<typeof tenderRoutes.updateTender>,
): Promise<Tender> {
  const { organizationId, userId, role, now } = context;
  const table = memberTable(organizationId, scheduledScope('approval', organizationId));
  return await retryRace(async () => {
    const before = await readSame(context, id, seen);
    requireTransition(before.status, changes.status ?? before.status, role);
    const set = {
      ...withoutNulls(changes),
      ...decidedAtOf(before, changes.status ?? before.status, now),
      version: before.version + 1,
      updatedAt: now.toISOString(),
      updatedBy: userId,
    };
    const unset = Object.entries(changes).flatMap(([name, value]) => (value === null ? [name] : []));
    const after: Tender = { ...before, ...set };
    for (const name of unset) delete after[name as 'lot'];
    requireReason(after);
    const isDueAnew =
      after.status === 'preparing' && (before.status !== 'preparing' || before.deadline !== after.deadline);
    await table.commit([
      update(keys.tender(organizationId, id), { set, unset }, { version: equals(before.version) }),
      ...ownerSteps(organizationId, changes.owner),
      ...(isDueAnew ? deadlineSteps(organizationId, after, now) : []),
      record(context, organizationId, 'tender.update', after),
    ]);
    return after;
  });
}
