import { ulid } from 'ulid';
import { channels, subjects } from '#contract/rules/choices';
import type { PermissionEntry, permissionRoutes } from '#contract/resources/permission';
import { may } from '#contract/rules/roles';
import type { Input, Output } from '#contract/primitives/route';
import { readCustomerRow } from '../customer/store.ts';
import { followCustomerNow, followLedgerSteps, ledgerWork } from '../publication/follow-ledger.ts';
import { readReference } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { put, retryRace } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { chained, concernsPublic, type NewEntry } from './rules.ts';
import { appendSteps } from './steps.ts';
type TakenDown = Output<typeof permissionRoutes.withdrawPermission>;

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
    const { steps, isDown } = await followLedgerSteps(context, { reference, customer, entries: [entry] });
    await table.commit([
      ...appendSteps(organizationId, entry, customer),
      ...steps,
      record(context, organizationId, 'permission.withdraw', entry),
    ]);
    return { entryId: entry.id, takenDown: isDown ? [referenceId] : [], remaining: 0 };
  });
}

async function ofCustomer(context: MemberContext, statement: NewEntry): Promise<TakenDown> {
  const { organizationId } = context;
  const work = ledgerWork(context, statement);
  const call = { ...context, table: memberTable(organizationId, scheduledScope('withdraw', organizationId)) };
  const entry = await retryRace(async () => {
    const customer = await readCustomerRow(call, statement.customerId);
    const next: PermissionEntry = chained(statement, customer);
    await call.table.commit([
      ...appendSteps(organizationId, next, customer),
      ...(concernsPublic(next) ? [put(work, work)] : []),
      record(call, organizationId, 'permission.withdraw', next),
    ]);
    return next;
  });
  const done = concernsPublic(entry) ? await followCustomerNow(call, work) : { takenDown: [], remaining: 0 };
  return { entryId: entry.id, ...done };
}
