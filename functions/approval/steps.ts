import type { Snapshot } from '#contract/resources/approval';
import type { Contact } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { absent, equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { approvalScope } from '../shared/data/scope.ts';
import type { ScopedTable } from '../shared/data/scoped-table.ts';
import { put, update, type Step } from '../shared/data/write.ts';
import { daysAfter } from '../shared/days/days.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import type { ApprovalRow } from './store.ts';

export const forgottenAfter = (end: string) => expiresAfterDays('approvalLinkDays', new Date(end));

/** An answer about a tender helps only until its deadline. */
export function answerBy(
  now: Date,
  tender: Pick<NonNullable<Snapshot['tender']>, 'deadline'> | undefined,
): string {
  const usual = daysAfter(now, limits.approvalDays).toISOString();
  return tender && tender.deadline < usual ? tender.deadline : usual;
}

/** Replaces a link that opens nothing any more. */
export const endedLink = ({ language }: Pick<ApprovalRow, 'language'>, now: Date) => ({
  status: 'ended' as const,
  language,
  ...forgottenAfter(now.toISOString()),
});

/** Other steps of the transaction need room among its hundred. */
const mostSteps = 80;

/**
 * Ends the links of these requests, answered ones too. Steps beyond one transaction are committed first. An answer
 * that arrives meanwhile makes the caller decide again.
 */
export async function endLinks(
  organizationId: string,
  requests: readonly ApprovalRow[],
  now: Date,
): Promise<{ table: ScopedTable; steps: Step[] }> {
  const table = memberTable(organizationId, ...requests.map(({ linkHash }) => approvalScope(linkHash)));
  const links = await table.getMany(requests.map(({ linkHash }) => keys.approvalLink(linkHash)));
  const steps = requests.flatMap((request, index) => {
    const link = links[index];
    if (!link || link.status === 'ended') return [];
    const same = { status: equals(link.status), statementCount: equals(link.statementCount) };
    const end = put(keys.approvalLink(request.linkHash), endedLink(request, now), same);
    const row = keys.approval(organizationId, request.customerId, request.id);
    return link.status === 'waiting'
      ? [end, update(row, { set: { status: 'canceled' } }, { status: equals('waiting') })]
      : [end];
  });
  while (steps.length > mostSteps) await table.commit(steps.splice(0, mostSteps));
  return { table, steps };
}

export function recentAsks({ asks = [] }: Pick<Contact, 'asks'>, now: Date): string[] {
  const since = daysAfter(now, -limits.approvalLoadDays).toISOString();
  return asks.filter((at) => at > since);
}

/** The last answer about a reference, if it asked for no more requests about it. */
export function neverAgain(
  requests: readonly ApprovalRow[],
  { referenceId }: Pick<ApprovalRow, 'referenceId'>,
): ApprovalRow['answer'] {
  const answered = requests.find((one) => one.referenceId === referenceId && one.answer !== undefined);
  return answered?.answer?.never ? answered.answer : undefined;
}

/** A request keeps this of its contact. */
export const askedOf = ({ id, name, email, jobTitle }: Contact) => ({ id, name, email, jobTitle });

/** Counting on the contact's row makes two members who ask at once conflict. */
export function countOnContact(
  organizationId: string,
  customerId: string,
  contact: Contact,
  { now, approvalLimit }: { now: Date; approvalLimit: number | undefined },
): Step {
  const { id, asks } = contact;
  const recent = recentAsks(contact, now);
  if (approvalLimit !== undefined && recent.length >= approvalLimit) throw new AppError('APPROVAL_LIMIT');
  return update(
    keys.customerContact(organizationId, customerId, id),
    { set: { asks: [...recent, now.toISOString()] } },
    { pk: exists, asks: asks === undefined ? absent : equals(asks) },
  );
}
