import { ulid } from 'ulid';
import { limits } from '#contract/rules/limits';
import { absentOr, absent, below, equals, exists } from '../shared/data/expression.ts';
import { keys, type Key } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { anyOf, approvalScope, mailScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { put, remove, update } from '../shared/data/write.ts';
import { mailStep } from '../shared/email/outbox.ts';
import { RaceLost } from '../shared/errors/app-error.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import type { Statement } from './answer-by-link.ts';
import { endLink, linkRow, openLink } from './link.ts';
import { askerOf, requestMail } from './mails.ts';
import { linkHashOf, linkToken, type ApprovalRow } from './store.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The contact of a lapsed request gets the same question with a new link, and the old link ends. */
export async function renew(now: Date, key: Key, statement: Statement, row: ApprovalRow): Promise<void> {
  const { organizationId, customerId, linkHash, number } = statement;
  const id = ulid(now.getTime());
  const token = await linkToken(id);
  const newHash = linkHashOf(token);
  const scope = anyOf(approvalScope(linkHash), approvalScope(newHash), mailScope);
  const table = memberTable(organizationId, scope);
  const [stored, reference, contact, asker] = await table.getMany([
    keys.approvalLink(linkHash),
    keys.reference(organizationId, row.referenceId),
    keys.customerContact(organizationId, customerId, row.contact.id ?? ''),
    keys.member(organizationId, row.askedBy),
  ]);
  const home = keys.approval(organizationId, customerId, row.id);
  const end = { set: { status: 'canceled', appliedCount: number } };
  const asRead = { appliedCount: row.appliedCount === undefined ? absent : equals(row.appliedCount) };
  const done = [remove(key, { pk: exists }), update(home, end, asRead)];
  if (stored?.status !== 'waiting') return await scopedTable(approvalScope(linkHash)).commit([done[0]!]);
  const ended = endLink(row, now);
  if (!reference || !contact) return await table.commit([...done, ended]);
  const asked = {
    askedAt: now.toISOString(),
    validUntil: new Date(now.getTime() + limits.approvalDays * dayMs).toISOString(),
    status: 'waiting',
  } as const;
  const { draft: _draft, draftVersion: _version, againAt: _again, ...link } = fromRow(linkRow, stored);
  const question = { ...link, ...asked, approvalId: id, statementCount: 0 };
  const { appliedCount: _applied, answer: _answer, delivery: _delivery, ...same } = row;
  const renewed: ApprovalRow = {
    ...same,
    ...asked,
    id,
    linkHash: newHash,
    reminders: [],
    delivery: 'sending',
  };
  await table.commit([
    ...done,
    ended,
    put(keys.approval(organizationId, customerId, id), renewed, { pk: absent }),
    openLink(newHash, question),
    update(
      keys.customer(organizationId, customerId),
      { add: { approvalCount: 1 } },
      { pk: exists, approvalCount: absentOr(below(limits.approvals)) },
      () => new RaceLost(),
    ),
    mailStep(requestMail(question, { to: row.contact.email ?? '', token, asker: askerOf(asker) }), now),
  ]);
}
