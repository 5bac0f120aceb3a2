import { ulid } from 'ulid';
import { channels, subjects } from '#contract/rules/choices';
import type { PermissionEntry, permissionRoutes } from '#contract/resources/permission';
import { may } from '#contract/rules/roles';
import type { Input, Output } from '#contract/primitives/route';
import { readCustomerRow } from '../customer/store.ts';
import { readReference } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { check, put, retryRace } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { chained, takesDown, type NewEntry } from './rules.ts';
import { appendSteps } from './steps.ts';
import {
  endWithdrawal,
  publishedOrApproved,
  takeDown,
  withdrawalSteps,
  type Withdrawal,
} from '../publication/take-down.ts';

type TakenDown = Output<typeof permissionRoutes.withdrawPermission>;

/** After this time the job takes over, so that the caller gets a response. */
const enoughMs = 5_000;

export async function withdrawPermission(
  context: MemberContext,
  { customerId, referenceId, by, channels: named, reason }: Input<typeof permissionRoutes.withdrawPermission>,
): Promise<TakenDown> {
  if (by === 'us' && !may(context.role, 'permission:revoke')) throw new AppError('FORBIDDEN');
  const statement: Omit<NewEntry, 'customerId'> = {
    id: ulid(context.now.getTime()),
    kind: by === 'us' ? 'revoked' : 'withdrawn',
    subjects: [...subjects],
    channels: named ?? [...channels],
    reason,
    enteredBy: context.userId,
    at: context.now.toISOString(),
  };
  return referenceId === undefined
    ? await ofCustomer(context, { ...statement, customerId: customerId! })
    : await ofReference(context, referenceId, statement);
}

async function ofReference(
  context: MemberContext,
  referenceId: string,
  statement: Omit<NewEntry, 'customerId'>,
): Promise<TakenDown> {
  const { table, organizationId } = context;
  return await retryRace(async () => {
    const reference = await readReference(context, referenceId);
    const { customerId } = reference.attributes;
    const customer = await readCustomerRow(context, customerId);
    const entry = chained({ ...statement, customerId, referenceId }, customer);
    const isUp = takesDown(entry) && reference.status === 'Published';
    await table.commit([
      ...appendSteps(organizationId, entry, customer),
      ...(takesDown(entry)
        ? await withdrawalSteps(context, reference)
        : [check(keys.reference(organizationId, referenceId), { version: equals(reference.version) })]),
      record(context, organizationId, 'permission.withdraw', entry),
    ]);
    return { entryId: entry.id, takenDown: isUp ? [referenceId] : [], remaining: 0 };
  });
}

/** All references count as withdrawn once the transaction is written. */
async function ofCustomer(context: MemberContext, statement: NewEntry): Promise<TakenDown> {
  const { organizationId, userId, log } = context;
  const startedAt = performance.now();
  const { id: entryId, customerId } = statement;
  const scheduled = keys.scheduled('withdraw', context.now, organizationId, customerId, entryId);
  const withdrawal: Withdrawal = { organizationId, customerId, entryId, userId, ...scheduled };
  const call = { ...context, table: memberTable(organizationId, scheduledScope('withdraw', organizationId)) };

  const entry = await retryRace(async () => {
    const customer = await readCustomerRow(call, customerId);
    const next: PermissionEntry = chained(statement, customer);
    await call.table.commit([
      ...appendSteps(organizationId, next, customer),
      ...(takesDown(next) ? [put(scheduled, withdrawal)] : []),
      record(call, organizationId, 'permission.withdraw', next),
    ]);
    return next;
  });
  if (!takesDown(entry)) return { entryId, takenDown: [], remaining: 0 };

  const left = await publishedOrApproved(call, customerId);
  const takenDown: string[] = [];
  try {
    while (left.length > 0 && performance.now() - startedAt < enoughMs) {
      if (await takeDown(call, customerId, left[0]!)) takenDown.push(left[0]!);
      left.shift();
    }
    if (left.length === 0) await endWithdrawal(call, withdrawal);
  } catch (error) {
    log('WITHDRAWAL_LEFT_TO_JOB', { organizationId, remaining: left.length, cause: String(error) });
  }
  return { entryId, takenDown, remaining: left.length };
}
