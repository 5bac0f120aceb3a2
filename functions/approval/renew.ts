import { ulid } from 'ulid';
import type { Snapshot } from '#contract/resources/approval';
import { absent, equals, exists } from '../shared/data/expression.ts';
import { keys, type Key } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { anyOf, approvalScope, mailScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { remove, update } from '../shared/data/write.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import type { Statement } from './answer-by-link.ts';
import { endLink, linkRow } from './link.ts';
import { askerOf } from './mails.ts';
import { sameQuestion } from './same-question.ts';
import { linkHashOf, linkToken, type ApprovalRow } from './store.ts';

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
  const question = fromRow(linkRow, stored);
  const { tender } = JSON.parse(question.snapshotText) as Snapshot;
  const isOver = tender !== undefined && tender.deadline <= now.toISOString();
  if (!reference || !contact || isOver) return await table.commit([...done, ended]);
  const { steps } = sameQuestion({ row, question, id, token, now, asker: askerOf(asker), to: row });
  await table.commit([...done, ended, ...steps]);
}
