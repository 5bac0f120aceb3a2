import * as z from 'zod/mini';
import { ulid } from 'ulid';
import type { Snapshot } from '#contract/resources/approval';
import { suggestedWording } from '#contract/permission/words';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { findContact, findCustomerRow } from '../customer/store.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { record } from '../shared/audit/record.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow, storedKey } from '../shared/data/read.ts';
import { anyOf, approvalScope, mailScope, scheduledScope } from '../shared/data/scope.ts';
import { put, remove, retryRace, update, type Step } from '../shared/data/write.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { endLink, linkRow, type LinkRow } from './link.ts';
import { askerOf } from './mails.ts';
import { reminderStep } from './remind.ts';
import { sameQuestion } from './same-question.ts';
import { askedOf, countOnContact, neverAgain, recentAsks } from './steps.ts';
import { linkHashOf, linkToken, readApprovals, type ApprovalRow } from './store.ts';

export const nextRow = z.extend(storedKey, {
  organizationId: z.string(),
  customerId: z.string(),
  approvalId: z.string(),
  next: z.literal(true),
});

export function nextStep(organizationId: string, { customerId, id: approvalId, next }: ApprovalRow): Step[] {
  if (!next) return [];
  const key = keys.scheduled('approval', new Date(next.at), organizationId, customerId, approvalId, 'next');
  return [put(key, { organizationId, customerId, approvalId, next: true })];
}

/** One transaction ends the first link and opens the other, so an answer at the same moment wins or comes too late. */
export async function askNext(
  scheduled: z.output<typeof nextRow>,
  { now, requestId }: { now: Date; requestId: string },
): Promise<void> {
  const { organizationId, customerId, approvalId, pk, sk } = scheduled;
  const home = keys.approval(organizationId, customerId, approvalId);
  const id = ulid(now.getTime());
  const token = await linkToken(id);
  const own = anyOf(scheduledScope('approval', organizationId), approvalScope(linkHashOf(token)), mailScope);
  await retryRace(async () => {
    const tenant = { table: memberTable(organizationId), organizationId };
    const requests = await readApprovals(tenant, customerId);
    const row = requests.find((request) => request.id === approvalId);
    const table = memberTable(organizationId, own, ...(row ? [approvalScope(row.linkHash)] : []));
    const link = row && (await table.get(keys.approvalLink(row.linkHash)));
    const done = remove({ pk, sk }, {});
    const { next } = row ?? {};
    if (!row || !next || row.status !== 'waiting' || link?.status !== 'waiting')
      return await table.commit([done]);
    const question = fromRow(linkRow, link);
    const found = await whoIsNext(tenant, { row, requests, contactId: next.contactId, now });
    const outcome = (result: 'asked' | 'skipped', status: ApprovalRow['status']) =>
      update(
        home,
        { set: { status, next: { ...next, outcome: result } } },
        { status: equals('waiting'), next: equals(next) },
      );
    if (!found) return await table.commit([done, outcome('skipped', 'waiting')]);
    const { contact, approvalLimit } = found;
    const asked = sameQuestion({
      row,
      question,
      id,
      token,
      now,
      asker: askerOf(await table.get(keys.member(organizationId, row.askedBy))),
      to: {
        contact: askedOf(contact),
        language: contact.language,
        wording: wordingIn(contact.language, question),
      },
      most: serverLimits.approvals,
    });
    await table.commit([
      done,
      outcome('asked', 'lapsed'),
      endLink(row, now),
      ...asked.steps,
      countOnContact(organizationId, customerId, contact, { now, approvalLimit }),
      reminderStep(organizationId, [asked.row], 0),
      record({ now, requestId, userId: row.askedBy }, organizationId, 'approval.next', { id }),
    ]);
  });
}

interface Turn {
  row: ApprovalRow;
  requests: readonly ApprovalRow[];
  contactId: string;
  now: Date;
}

/** The limits of an ordinary request hold; nobody is there who could be told to wait. */
async function whoIsNext(tenant: Parameters<typeof findContact>[0], { row, requests, contactId, now }: Turn) {
  const { customerId, referenceId } = row;
  const [contact, customer, reference, settings] = await Promise.all([
    findContact(tenant, customerId, contactId),
    findCustomerRow(tenant, customerId),
    tenant.table.get(keys.reference(tenant.organizationId, referenceId)),
    readSettingsRow(tenant),
  ]);
  if (!contact || !customer || !reference) return undefined;
  const { approvalLimit } = settingsOf(settings);
  const isAsked = requests.some(
    (request) =>
      request.referenceId === referenceId &&
      request.status === 'waiting' &&
      request.contact.id === contactId &&
      request.validUntil > now.toISOString(),
  );
  const isFull =
    recentAsks(contact, now).length >= (approvalLimit ?? Infinity) ||
    (customer.approvalCount ?? 0) >= serverLimits.approvals ||
    (customer.ledgerLength ?? 0) >= limits.permissionEntries;
  return isAsked || neverAgain(requests, row) || isFull ? undefined : { contact, approvalLimit };
}

const wordingIn = (language: LinkRow['language'], question: LinkRow): string =>
  suggestedWording(
    {
      ...question,
      organization: (JSON.parse(question.snapshotText) as Snapshot).organization,
      customer: question.customerName,
      reference: question.referenceName,
    },
    language,
  );
