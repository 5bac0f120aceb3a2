import { ulid } from 'ulid';
import type { Contact } from '#contract/resources/customer';
import type { PermissionEntry, permissionRoutes } from '#contract/resources/permission';
import type { Input } from '#contract/primitives/route';
import * as fixed from '#words/fixed';
import { evidenceSteps } from '../asset/steps.ts';
import { readContact, readContacts, readCustomerRow, type CustomerRow } from '../customer/store.ts';
import { readSettingsRow } from '../organization/store.ts';
import { followCustomerNow, followLedgerSteps, ledgerWork } from '../publication/follow-ledger.ts';
import { readReference } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { mailScope, scheduledScope } from '../shared/data/scope.ts';
import { put, retryRace, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { readMembers } from '../team/store.ts';
import { mailStep } from '../shared/email/outbox.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import { chained, concernsPublic } from './rules.ts';
import { requireNewer } from './require-newer.ts';
import { appendSteps, ledgerScope } from './steps.ts';

type Recorded = Input<typeof permissionRoutes.recordPermission>;

export async function recordPermission(
  context: MemberContext,
  { contactId, ...given }: Recorded,
): Promise<PermissionEntry> {
  const { organizationId, userId, now } = context;
  const scopes = [mailScope, ledgerScope(organizationId), scheduledScope('withdraw', organizationId)];
  const call = { ...context, table: memberTable(organizationId, ...scopes) };
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
    const refusals = await requireNewer(context, given);
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
      ...evidenceSteps(organizationId, [next]),
      ...(shown?.steps ?? []),
      ...(isForAll(next) ? [put(work, work)] : []),
      ...(await objectionSteps(context, next, { customer, refusals })),
      record(context, organizationId, 'permission.record', next),
    ]);
    return next;
  });
  if (isForAll(entry)) await followCustomerNow(call, work);
  return entry;
}

/** Parts of many references may come back, so a job is there to go on with it. */
const isForAll = (entry: PermissionEntry) => entry.referenceId === undefined && concernsPublic(entry);

/** A contact who had refused is told what was recorded, and so is the one who is named now. */
async function objectionSteps(
  context: MemberContext,
  entry: PermissionEntry,
  { customer, refusals }: { customer: CustomerRow; refusals: readonly PermissionEntry[] },
): Promise<Step[]> {
  const people = [...refusals.map(({ person }) => person), entry.person].flatMap((one) =>
    one?.email ? [{ ...one, email: one.email }] : [],
  );
  if (refusals.length === 0 || people.length === 0 || entry.agreedOn === undefined) return [];
  const [page, members, contacts] = await Promise.all([
    readSettingsRow(context),
    readMembers(context),
    readContacts(context, customer.id),
  ]);
  const author = members.find(({ userId }) => userId === context.userId);
  const addresses = [...new Set(people.map(({ email }) => email))];
  return addresses.map((to) =>
    mailStep(
      {
        kind: 'permission-recorded',
        to,
        language: contacts.find(({ email }) => email === to)?.language ?? 'en',
        organizationName: page.name,
        customerName: customer.name,
        recordedByName: author?.name ?? '',
        recordedByEmail: author?.email ?? '',
        agreedOn: entry.agreedOn!,
        wording: entry.wording ?? '',
      },
      context.now,
    ),
  );
}

const asPerson = ({ id, name, email, jobTitle }: Contact) => ({ id, name, email, jobTitle });

const otherCustomer = () =>
  new AppError('VALIDATION_FAILED', fixed.referenceIdInvalid, {
    fields: { referenceId: fixed.referenceIdInvalid },
  });
