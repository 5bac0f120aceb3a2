import { ulid } from 'ulid';
import { channels, subjects, type Channel, type Subject } from '#contract/rules/choices';
import { grouped, type Parts } from '#contract/permission/places';
import { isRefused, opens, permissionState } from '#contract/permission/state';
import type { PermissionEntry, permissionRoutes } from '#contract/resources/permission';
import { may } from '#contract/rules/roles';
import type { Input, Output } from '#contract/primitives/route';
import { evidenceSteps } from '../asset/steps.ts';
import { readCustomerRow, type CustomerRow } from '../customer/store.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { followCustomerNow, followLedgerSteps, ledgerWork } from '../publication/follow-ledger.ts';
import { readReference } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import { put, retryRace } from '../shared/data/write.ts';
import { dayIn } from '../shared/days/days.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { chainedAll, concernsPublic } from './rules.ts';
import { appendSteps, ledgerScope } from './steps.ts';
import { readLedger } from './store.ts';

type TakenDown = Output<typeof permissionRoutes.withdrawPermission>;

interface Statement extends Parts {
  isOurs: boolean;
  wasAllowed: boolean;
  said: Pick<PermissionEntry, 'referenceId' | 'reason' | 'method' | 'evidence'>;
}

export async function withdrawPermission(
  context: MemberContext,
  { customerId, by, allowedBefore = false, ...input }: Input<typeof permissionRoutes.withdrawPermission>,
): Promise<TakenDown> {
  if (by === 'us' && !may(context.role, 'permission:revoke')) throw new AppError('FORBIDDEN');
  // Parts that nobody was asked about have to close too, and only the customer can refuse them.
  const { subjects: parts = [...subjects], channels: places = [...channels], ...said } = input;
  const statement = {
    isOurs: by === 'us',
    wasAllowed: allowedBefore,
    subjects: parts,
    channels: places,
    said,
  };
  const { referenceId } = said;
  return referenceId === undefined
    ? await ofCustomer(context, customerId!, statement)
    : await ofReference(context, referenceId, statement);
}

async function ofReference(
  context: MemberContext,
  referenceId: string,
  statement: Statement,
): Promise<TakenDown> {
  const { organizationId } = context;
  const table = memberTable(organizationId, ledgerScope(organizationId));
  return await retryRace(async () => {
    const reference = await readReference(context, referenceId);
    const customer = await readCustomerRow(context, reference.attributes.customerId);
    const { entries, entryId } = await entriesOf(context, customer, statement);
    const { steps, isDown } = await followLedgerSteps(context, { reference, customer, entries });
    await table.commit([
      ...appendSteps(organizationId, entries, customer),
      ...evidenceSteps(organizationId, entries),
      ...steps,
      ...entries.map((entry) => record(context, organizationId, 'permission.withdraw', entry)),
    ]);
    return { entryId, takenDown: isDown ? [referenceId] : [], remaining: 0 };
  });
}

async function ofCustomer(
  context: MemberContext,
  customerId: string,
  statement: Statement,
): Promise<TakenDown> {
  const { organizationId, now } = context;
  const work = ledgerWork(context, { customerId, id: ulid(now.getTime()) });
  const call = {
    ...context,
    table: memberTable(
      organizationId,
      ledgerScope(organizationId),
      scheduledScope('withdraw', organizationId),
    ),
  };
  const isPublic = concernsPublic(statement);
  const entryId = await retryRace(async () => {
    const customer = await readCustomerRow(call, customerId);
    const { entries, ...written } = await entriesOf(call, customer, statement);
    const steps = [
      ...appendSteps(organizationId, entries, customer),
      ...evidenceSteps(organizationId, entries),
      ...(isPublic ? [put(work, work)] : []),
      ...entries.map((entry) => record(call, organizationId, 'permission.withdraw', entry)),
    ];
    if (steps.length > 0) await call.table.commit(steps);
    return written.entryId;
  });
  const done = isPublic ? await followCustomerNow(call, work) : { takenDown: [], remaining: 0 };
  return { entryId, ...done };
}

/** Parts that the customer has closed are not closed again, so there may be nothing to append. */
async function entriesOf(
  context: MemberContext,
  customer: CustomerRow,
  { said, isOurs, ...parts }: Statement,
): Promise<{ entries: PermissionEntry[]; entryId: string }> {
  // The customer's row was read before, so that a later entry makes the transaction fail.
  const [ledger, settings] = await Promise.all([
    customer.ledgerLength === undefined ? [] : readLedger(context, customer.id),
    readSettingsRow(context),
  ]);
  const today = dayIn(settingsOf(settings).timeZone, context.now);
  const { referenceId } = said;
  const closing = isOurs
    ? [{ kind: 'revoked' as const, subjects: parts.subjects, channels: parts.channels }]
    : takenBack(ledger, parts, { referenceId, today });
  const at = context.now.toISOString();
  const entries = chainedAll(
    closing.map((part) => ({
      ...said,
      ...part,
      id: ulid(context.now.getTime()),
      customerId: customer.id,
      enteredBy: context.userId,
      at,
    })),
    customer,
  );
  const closed = () =>
    permissionState(ledger, { referenceId, today })[parts.subjects[0]!][parts.channels[0]!].entryId!;
  return { entries, entryId: entries[0]?.id ?? closed() };
}

/** A customer withdraws what they had allowed, and no more. The rest of what they say no to is refused. */
function takenBack(
  ledger: readonly PermissionEntry[],
  named: Parts & Pick<Statement, 'wasAllowed'>,
  { referenceId, today }: { referenceId: string | undefined; today: string },
): (Parts & { kind: 'withdrawn' | 'declined' })[] {
  const isAsked = (one: string | undefined) =>
    referenceId === undefined || one === undefined || one === referenceId;
  const applying = ledger.filter((entry) => isAsked(entry.referenceId));
  const narrower = referenceId === undefined ? applying.flatMap((entry) => entry.referenceId ?? []) : [];
  const tables = [referenceId, ...new Set(narrower)].map((one) =>
    permissionState(ledger, { referenceId: one, today }),
  );
  const byCustomer = new Set(ledger.flatMap(({ id, kind }) => (kind === 'revoked' ? [] : [id])));
  const kindOf = (subject: Subject, channel: Channel) => {
    const { state, entryId } = tables[0]![subject][channel];
    const isClosed = isRefused(state) && byCustomer.has(entryId!);
    const isOpen = tables.some((table) => isGranted(table[subject][channel].state));
    if (isClosed && !isOpen) return undefined;
    const wasAllowed = applying.some(
      (entry) => opens(entry) && entry.subjects.includes(subject) && entry.channels.includes(channel),
    );
    return named.wasAllowed || wasAllowed ? 'withdrawn' : 'declined';
  };
  return (['withdrawn', 'declined'] as const).flatMap((kind) =>
    grouped((channel) =>
      named.channels.includes(channel)
        ? named.subjects.filter((subject) => kindOf(subject, channel) === kind)
        : [],
    ).map((parts) => ({ ...parts, kind })),
  );
}

const isGranted = (state: string) => state === 'allowed' || state === 'expired' || state === 'waiting';
