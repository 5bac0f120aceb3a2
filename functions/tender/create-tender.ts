import { ulid } from 'ulid';
import type { Tender, tenderRoutes } from '#contract/resources/tender';
import type { Input } from '#contract/primitives/route';
import { tenderLimits } from '#contract/tender/limits';
import { record } from '../shared/audit/record.ts';
import { absent, absentOr, below } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { put, update } from '../shared/data/write.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { withoutNulls } from './rules.ts';
import { deadlineSteps, ownerSteps } from './steps.ts';

export async function createTender(
  context: MemberContext,
  { title, deadline, languages = [], owner, ...input }: Input<typeof tenderRoutes.createTender>,
): Promise<Tender> {
  const { organizationId, userId, now } = context;
  const table = memberTable(organizationId, scheduledScope('approval', organizationId));
  const tender: Tender = {
    ...withoutNulls(input),
    title,
    deadline,
    id: ulid(now.getTime()),
    languages,
    owner: owner ?? userId,
    status: 'preparing',
    referenceIds: [],
    needs: 0,
    answered: 0,
    partsVersion: 1,
    version: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    createdBy: userId,
  };
  await table.commit([
    ...saveResponse(context, tender),
    update(
      keys.organization(organizationId),
      { add: { tenderCount: 1 } },
      { tenderCount: absentOr(below(tenderLimits.tenders)) },
      () => new AppError('TENDER_LIMIT'),
    ),
    ...ownerSteps(organizationId, owner),
    put(keys.tender(organizationId, tender.id), tender, { pk: absent }),
    ...deadlineSteps(organizationId, tender, now),
    record(context, organizationId, 'tender.create', tender),
  ]);
  return tender;
}
