import { ulid } from 'ulid';
import { erasedName } from '#contract/resources/approval';
import { endLinks } from '../approval/steps.ts';
import { readApprovals, type ApprovalRow } from '../approval/store.ts';
import { readLedger } from '../permission/store.ts';
import { followCustomerNow, ledgerWork } from '../publication/follow-ledger.ts';
import { record } from '../shared/audit/record.ts';
import { absent, equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { approvalScope, publicScope, scheduledScope } from '../shared/data/scope.ts';
import { put, remove, retryRace, update, type Step } from '../shared/data/write.ts';
import { AppError, RaceLost } from '../shared/errors/app-error.ts';
import type { ActorContext, MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { forgetProven } from './forget-proven.ts';
import { findContact } from './store.ts';

interface Erased {
  contactId: string;
  entries: number;
  requests: number;
}

/** Other steps of the transaction need room among its hundred. */
const mostSteps = 80;

/**
 * Name, address and job title go from contact, requests, links, ledger, buyers' pages and public cards; what was
 * allowed stays. This can be interrupted and repeated, also for a contact who was deleted before.
 */
export async function eraseContact(
  context: ActorContext & Pick<MemberContext, 'log'>,
  { id: customerId, contactId }: { id: string; contactId: string },
): Promise<Erased> {
  const { organizationId, now } = context;
  const scopes = [publicScope(organizationId), scheduledScope('withdraw', organizationId)];
  const call = { ...context, table: memberTable(organizationId, ...scopes) };
  const work = ledgerWork(call, { customerId, id: ulid(now.getTime()) });
  const erased = await retryRace(async () => {
    const [contact, all, ledger] = await Promise.all([
      findContact(context, customerId, contactId),
      readApprovals(context, customerId),
      readLedger(context, customerId),
    ]);
    const requests = all.filter((request) => request.contact.id === contactId);
    const named = all.filter(({ next }) => next?.contactId === contactId);
    const called = all.filter(({ calledId }) => calledId === contactId);
    const entries = ledger.filter(({ person }) => person?.id === contactId);
    if (!contact && requests.length === 0 && entries.length === 0) throw new AppError('NOT_FOUND');
    await requireApplied(organizationId, requests);
    const { table, steps } = await endLinks(organizationId, requests, now);
    if (steps.length > 0) await table.commit(steps);
    await forgetCalled(organizationId, called);
    await forgetProven(context, { customerId, contactId });
    const texts: Step[] = [
      ...requests.map((request) => withoutPerson(organizationId, request)),
      ...named.map(({ id, next }) =>
        update(
          keys.approval(organizationId, customerId, id),
          { set: { next: { ...next, name: erasedName } } },
          { next: equals(next) },
        ),
      ),
      ...entries.map(({ sequence, hash }) =>
        update(
          keys.permissionEntry(organizationId, customerId, sequence),
          { unset: ['person', 'personSalt'] },
          { hash: equals(hash) },
        ),
      ),
    ];
    while (texts.length > mostSteps) await call.table.commit(texts.splice(0, mostSteps));
    await call.table.commit([
      ...texts,
      ...(contact
        ? [
            remove(keys.customerContact(organizationId, customerId, contactId), {
              pk: exists,
              asks: contact.asks === undefined ? absent : equals(contact.asks),
            }),
            update(keys.customer(organizationId, customerId), { add: { contactCount: -1 } }, { pk: exists }),
          ]
        : []),
      // Cards that name the person are written anew, by the job if this call ends here.
      put(work, work),
      record(context, organizationId, 'contact.erase', { id: contactId }),
    ]);
    return { contactId, entries: entries.length, requests: requests.length };
  });
  await followCustomerNow(call, work);
  return erased;
}

/** An answer on its way would bring the name back, and takes a second. */
async function requireApplied(organizationId: string, requests: readonly ApprovalRow[]): Promise<void> {
  const table = memberTable(organizationId, ...requests.map(({ linkHash }) => approvalScope(linkHash)));
  const links = await table.getMany(requests.map(({ linkHash }) => keys.approvalLink(linkHash)));
  const isWaiting = requests.some(({ appliedCount = 0 }, index) => {
    const count = links[index]?.statementCount as number | undefined;
    return count !== undefined && count > appliedCount;
  });
  if (isWaiting) throw new RaceLost();
}

/** Other contacts were asked whether a buyer may call this one. Their links stay, without the name. */
async function forgetCalled(organizationId: string, requests: readonly ApprovalRow[]): Promise<void> {
  for (const { linkHash } of requests) {
    const table = memberTable(organizationId, approvalScope(linkHash));
    const key = keys.approvalLink(linkHash);
    if ((await table.get(key))?.called)
      await table.commit([update(key, { unset: ['called'] }, { pk: exists })]);
  }
}

function withoutPerson(organizationId: string, request: ApprovalRow): Step {
  const { id, customerId, contact, answer, appliedCount } = request;
  const { jobTitle: _jobTitle, other: _other, ...said } = answer ?? {};
  return update(
    keys.approval(organizationId, customerId, id),
    {
      set: {
        contact: { id: contact.id, name: erasedName },
        answer: answer && { ...said, name: erasedName },
      },
      unset: ['message'],
    },
    { appliedCount: appliedCount === undefined ? absent : equals(appliedCount) },
  );
}
