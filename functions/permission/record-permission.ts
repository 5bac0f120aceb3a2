import { ulid } from 'ulid';
import type { Contact } from '#contract/resources/customer';
import type { ClosedPart } from '#contract/primitives/error';
import { permissionState, reopens } from '#contract/permission/state';
import type { PermissionEntry, permissionRoutes } from '#contract/resources/permission';
import { may } from '#contract/rules/roles';
import type { Input } from '#contract/primitives/route';
import { texts } from '#contract/primitives/text';
import { dayInWords } from '#contract/permission/words';
import { evidenceSteps } from '../asset/steps.ts';
import { readContact, readCustomerRow } from '../customer/store.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { followCustomerNow, followLedgerSteps, ledgerWork } from '../publication/follow-ledger.ts';
import { readReference } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { dayIn } from '../shared/days/days.ts';
import { anyOf, scheduledScope } from '../shared/data/scope.ts';
import { put, retryRace } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import { chained, concernsPublic } from './rules.ts';
import { appendSteps } from './steps.ts';
import { readLedger } from './store.ts';

type Recorded = Input<typeof permissionRoutes.recordPermission>;

export async function recordPermission(
  context: MemberContext,
  { contactId, ...given }: Recorded,
): Promise<PermissionEntry> {
  const { organizationId, userId, now } = context;
  const scopes = (['permission', 'withdraw'] as const).map((job) => scheduledScope(job, organizationId));
  const call = { ...context, table: memberTable(organizationId, anyOf(...scopes)) };
  const { customerId, referenceId } = given;
  const id = ulid(now.getTime());
  const work = ledgerWork(call, { customerId, id });
  const entry = await retryRace(async () => {
    const [customer, contact, reference] = await Promise.all([
      readCustomerRow(context, customerId),
      contactId === undefined ? undefined : readContact(context, customerId, contactId),
      referenceId === undefined ? undefined : readReference(context, referenceId),
    ]);
    if (reference && reference.attributes.customerId !== customerId) throw otherCustomer();
    await requireNewer(context, given);
    const next: PermissionEntry = chained(
      {
        ...given,
        id,
        kind: 'granted',
        person: contact && asPerson(contact),
        enteredBy: userId,
        at: now.toISOString(),
      },
      customer,
    );
    const shown = reference && (await followLedgerSteps(call, { reference, customer, entries: [next] }));
    await call.table.commit([
      ...saveResponse(context, next),
      ...appendSteps(organizationId, next, customer),
      ...evidenceSteps(organizationId, next),
      ...(shown?.steps ?? []),
      ...(isForAll(next) ? [put(work, work)] : []),
      record(context, organizationId, 'permission.record', next),
    ]);
    return next;
  });
  if (isForAll(entry)) await followCustomerNow(call, work);
  return entry;
}

/** Parts of many references may come back, so a job is there to go on with it. */
const isForAll = (entry: PermissionEntry) => entry.referenceId === undefined && concernsPublic(entry);

/** What a customer refused opens only by a newer agreement that a manager proves with a file. */
async function requireNewer(
  context: MemberContext,
  { customerId, referenceId, subjects, channels, agreedOn, evidence }: Omit<Recorded, 'contactId'>,
): Promise<void> {
  const [entries, settings] = await Promise.all([readLedger(context, customerId), readSettingsRow(context)]);
  const today = dayIn(settingsOf(settings).timeZone, context.now);
  if (agreedOn !== undefined && agreedOn > today) throw notYetAgreed();
  const state = permissionState(entries, { referenceId, today });
  const isProven = may(context.role, 'permission:revoke') && evidence?.assetIds !== undefined;
  const closed = subjects.flatMap((subject) =>
    channels.flatMap((channel): ClosedPart[] => {
      const cell = state[subject][channel];
      if (cell.state !== 'declined' && cell.state !== 'withdrawn') return [];
      const closing = entries.find(({ id }) => id === cell.entryId)!;
      const isNewer = reopens({ kind: 'granted', agreedOn }, closing);
      if (isNewer && (isProven || closing.kind === 'revoked')) return [];
      return [{ subject, channel, state: cell.state, at: closing.at, by: closing.person?.name }];
    }),
  );
  if (closed.length > 0) throw new AppError('PERMISSION_CLOSED', closedText(closed), { closed });
}

function closedText([{ state, at, by = 'The customer' } = {} as ClosedPart]: ClosedPart[]): string {
  const verb = state === 'declined' ? 'refused' : 'withdrew';
  return `${by} ${verb} this on ${dayInWords(at.slice(0, 10))}. A manager can record a newer permission, with the day it was given and a file as evidence.`;
}

const notYetAgreed = () => {
  const message = 'Must not be after today';
  return new AppError('VALIDATION_FAILED', message, { fields: { agreedOn: message } });
};

const asPerson = ({ id, name, email, jobTitle }: Contact) => ({ id, name, email, jobTitle });

const otherCustomer = () =>
  new AppError('VALIDATION_FAILED', texts.referenceIdInvalid, {
    fields: { referenceId: texts.referenceIdInvalid },
  });
