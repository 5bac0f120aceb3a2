import { tender, type Tender } from '#contract/resources/tender';
import * as words from '#words/tender-fields';
import { equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { check, put, remove, update, type Step } from '../shared/data/write.ts';
import { daysAfter } from '../shared/days/days.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

type Tenant = Pick<MemberContext, 'table' | 'organizationId'>;

/** Requirements and picks change only while their tender is prepared, one change after the other. */
export function partsStep(
  organizationId: string,
  before: Tender,
  changes: Partial<Pick<Tender, 'referenceIds' | 'needs' | 'answered'>>,
  now: Date,
): Step {
  return update(
    keys.tender(organizationId, before.id),
    { set: { ...changes, partsVersion: before.partsVersion + 1, updatedAt: now.toISOString() } },
    { status: equals(before.status), partsVersion: equals(before.partsVersion) },
  );
}

const daysBefore = 2;

/** A job looks at the tender before its deadline and tells its owner what is not allowed. There is one row for each deadline. */
export function deadlineSteps(
  organizationId: string,
  { id: tenderId, deadline }: Pick<Tender, 'id' | 'deadline'>,
  now: Date,
): Step[] {
  const at = daysAfter(new Date(deadline), -daysBefore);
  if (at <= now) return [];
  return [put(keys.scheduled('approval', at, organizationId, tenderId), { organizationId, tenderId })];
}

/** The owner is a member when the tender is saved. One of another organization gets the same error as nobody. */
export function ownerSteps(organizationId: string, owner: string | undefined): Step[] {
  if (owner === undefined) return [];
  const unknown = () =>
    new AppError('VALIDATION_FAILED', words.ownerInvalid, { fields: { owner: words.ownerInvalid } });
  return [check(keys.member(organizationId, owner), { pk: exists }, unknown)];
}

/** References that were deleted after the tender was sent have nothing left to change. */
export async function leaveSteps(
  { table, organizationId }: Tenant,
  tenderId: string,
  referenceIds: readonly string[],
): Promise<Step[]> {
  const rows = await table.getMany(referenceIds.map((id) => keys.reference(organizationId, id)));
  return referenceIds.flatMap((id, index) => [
    remove(keys.pick(organizationId, tenderId, id), {}),
    ...(rows[index]
      ? [
          update(
            keys.reference(organizationId, id),
            { take: { tenderIds: new Set([tenderId]) } },
            { pk: exists },
          ),
        ]
      : []),
  ]);
}

/** A reference that a tender in preparation names is not deleted. */
export async function requireInNoTender(
  { table, organizationId }: Tenant,
  { tenderIds }: { tenderIds?: Set<string> },
): Promise<void> {
  const rows = await table.getMany([...(tenderIds ?? [])].map((id) => keys.tender(organizationId, id)));
  const tenders = rows
    .flatMap((row) => (row ? [fromRow(tender, row)] : []))
    .filter(({ status }) => status === 'preparing')
    .map(({ id, title }) => ({ id, name: title }));
  if (tenders.length > 0) throw new AppError('REFERENCE_IN_TENDER', undefined, { tenders });
}
