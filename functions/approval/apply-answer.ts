import { ulid } from 'ulid';
import type { Approval, Snapshot } from '#contract/resources/approval';
import { restOf, within } from '#contract/permission/places';
import type { PermissionEntry } from '#contract/resources/permission';
import type { AuditAction } from '#contract/rules/audit';
import { customerRow, type CustomerRow } from '../customer/store.ts';
import { chained, type NewEntry } from '../permission/rules.ts';
import { appendSteps } from '../permission/steps.ts';
import { followLedgerSteps } from '../publication/follow-ledger.ts';
import { proofNumber } from '../publication/proof.ts';
import { proofNumberSteps } from '../publication/proof-number-steps.ts';
import { referenceRow, type ReferenceItem } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { absent, equals, exists } from '../shared/data/expression.ts';
import { keys, type Key } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { approvalScope, mailScope, publicScope, scheduledScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { put, remove, retryRace, update, type Step } from '../shared/data/write.ts';
import { mailStep, type Mail } from '../shared/email/outbox.ts';
import { RaceLost } from '../shared/errors/app-error.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { readMembers } from '../team/store.ts';
import { approvedSnapshot, statementRow, type Statement as Stored } from './answer-by-link.ts';
import { confirmerAt } from './confirmer.ts';
import { askerOf, changesOf, logoOf } from './mails.ts';
import { endedLink } from './steps.ts';
import { renew } from './renew.ts';
import { approvalRow, linkToken, type ApprovalRow } from './store.ts';

type Statement = Stored & { kind: Exclude<Stored['kind'], 'asked again'> };

type Call = Pick<ActorContext, 'now' | 'requestId'>;

interface Affected {
  context: ActorContext;
  statement: Statement;
  row: ApprovalRow;
  customer: CustomerRow | undefined;
  reference: ReferenceItem | undefined;
}

/** The transaction that applies a response also removes it from the queue, so it takes effect once. */
export async function applyAnswer(call: Call, key: Key): Promise<void> {
  await retryRace(async () => {
    const linkHash = key.sk.split('#')[1] ?? '';
    const statement = fromRow(statementRow, await scopedTable(approvalScope(linkHash)).get(key));
    if (!statement) return;
    const { organizationId, customerId, approvalId, number } = statement;
    const table = memberTable(
      organizationId,
      approvalScope(linkHash),
      mailScope,
      scheduledScope('permission', organizationId),
      publicScope(proofNumber(approvalId)),
    );
    const [organization, home, customer] = await table.getMany([
      keys.organization(organizationId),
      keys.approval(organizationId, customerId, approvalId),
      keys.customer(organizationId, customerId),
    ]);
    if (!organization || !home) return await scopedTable(approvalScope(linkHash)).commit([remove(key, {})]);
    if (organization.status !== 'active') return;
    const row = fromRow(approvalRow, home);
    const { appliedCount = 0 } = row;
    if (appliedCount >= number) throw new RaceLost();
    if (appliedCount < number - 1) throw new Error('An earlier response of this contact is not applied yet');
    const { kind } = statement;
    if (kind === 'asked again') return await renew(call.now, key, statement, row);
    const context: ActorContext = {
      ...call,
      table,
      organizationId,
      userId: `contact:${row.contact.id}`,
    };
    const reference = fromRow(referenceRow, await table.get(keys.reference(organizationId, row.referenceId)));
    const affected = {
      context,
      statement: { ...statement, kind },
      row,
      customer: fromRow(customerRow, customer),
      reference: reference?.attributes.customerId === customerId ? reference : undefined,
    };
    await table.commit([
      remove(key, { pk: exists }),
      ...(await stepsOf(affected)),
      record(context, organizationId, actions[kind], { id: approvalId }),
    ]);
  });
}

const actions: Record<Statement['kind'], AuditAction> = {
  approved: 'approval.approve',
  'changes suggested': 'approval.suggest',
  declined: 'approval.decline',
  withdrawn: 'approval.withdraw',
};

async function stepsOf(affected: Affected): Promise<Step[]> {
  const { statement, customer, reference } = affected;
  // The ledger records every withdrawal, even if the reference is gone.
  if (!customer || (!reference && statement.kind !== 'withdrawn')) return endedSteps(affected);
  const steps: Record<Statement['kind'], () => Step[] | Promise<Step[]>> = {
    approved: () => approvedSteps(affected, customer, reference!),
    'changes suggested': () => [],
    declined: () => declinedSteps(affected, customer, reference!),
    withdrawn: () => withdrawnSteps(affected, customer),
  };
  return [
    ...(await steps[statement.kind]()),
    statementStep(affected),
    ...(await mailSteps(affected, customer)),
  ];
}

async function approvedSteps(
  affected: Affected,
  customer: CustomerRow,
  reference: ReferenceItem,
): Promise<Step[]> {
  const { context, statement, row } = affected;
  const { answer } = statement;
  const { expiresOn } = answer;
  const confirmer = await confirmerOf(affected, customer);
  const asked = await context.table.get(keys.snapshot(context.organizationId, row.snapshot));
  const { snapshot, text, ownWords } = approvedSnapshot(row.snapshot, asked!.text as string, answer);
  const granted = answer.allowed.map((parts) => ({
    ...parts,
    kind: 'granted' as const,
    expiresOn,
    snapshot,
    ...(ownWords && { ownWords }),
    confirmer,
  }));
  const refused = restOf(row, answer.allowed).map((parts) => ({ ...parts, kind: 'declined' as const }));
  const entries = entriesOf(affected, customer, [...granted, ...refused]);
  return [
    ...(ownWords ? [put(keys.snapshot(context.organizationId, snapshot), { text })] : []),
    ...(await ledgerSteps(affected, { customer, reference, entries })),
    ...(await proofNumberSteps(affected.context, entries)),
  ];
}

/** Compares the mail domain that the link went to with what is known on this day. */
async function confirmerOf({ context, row }: Affected, { attributes }: CustomerRow) {
  if (!row.contact.email) return undefined;
  const members = (await readMembers(context)).map(({ email }) => email);
  const website = typeof attributes.website === 'string' ? attributes.website : undefined;
  return confirmerAt(row.contact.email, { members, website });
}

async function declinedSteps(
  affected: Affected,
  customer: CustomerRow,
  reference: ReferenceItem,
): Promise<Step[]> {
  // A contact who is not the right person has refused nothing.
  if (affected.statement.answer.why === 'person') return [];
  const { subjects, channels } = affected.row;
  const reason = affected.statement.answer.comment;
  const entries = entriesOf(affected, customer, [{ kind: 'declined', subjects, channels, reason }]);
  return await ledgerSteps(affected, { customer, reference, entries });
}

/** A withdrawal names what had been allowed, and no more. */
async function withdrawnSteps(affected: Affected, customer: CustomerRow): Promise<Step[]> {
  const { statement, reference } = affected;
  const { channels = [], reason, answer } = statement;
  const entries = entriesOf(
    affected,
    customer,
    within(answer.allowed, channels).map((parts) => ({ ...parts, kind: 'withdrawn', reason })),
  );
  return await ledgerSteps(affected, { customer, reference, entries });
}

/** The public card follows in the same transaction. */
async function ledgerSteps(
  { context }: Affected,
  change: {
    customer: CustomerRow;
    reference: ReferenceItem | undefined;
    entries: readonly PermissionEntry[];
  },
): Promise<Step[]> {
  const { customer, reference, entries } = change;
  const appended = appendSteps(context.organizationId, entries, customer);
  if (!reference || entries.length === 0) return appended;
  const { steps } = await followLedgerSteps(context, { reference, customer, entries });
  return [...appended, ...steps];
}

type What = Pick<
  NewEntry,
  | 'kind'
  | 'subjects'
  | 'channels'
  | 'wording'
  | 'expiresOn'
  | 'snapshot'
  | 'ownWords'
  | 'confirmer'
  | 'reason'
>;

function entriesOf(
  { statement, row }: Affected,
  customer: CustomerRow,
  all: readonly What[],
): PermissionEntry[] {
  const { id, email } = row.contact;
  const { name, jobTitle } = statement.answer;
  const entries: PermissionEntry[] = [];
  for (const what of all) {
    const last = entries.at(-1);
    const entry: NewEntry = {
      ...what,
      id: ulid(Date.parse(statement.at)),
      customerId: row.customerId,
      referenceId: row.referenceId,
      method: 'link',
      person: { id, name, email, jobTitle },
      approvalId: row.id,
      at: statement.at,
    };
    entries.push(chained(entry, last ? { ledgerLength: last.sequence, ledgerHash: last.hash } : customer));
  }
  return entries;
}

function statementStep({ context, statement, row }: Affected): Step {
  const { kind, answer, number } = statement;
  const status = answer.why === 'person' ? 'canceled' : kind;
  return update(
    keys.approval(context.organizationId, row.customerId, row.id),
    { set: { ...(kind !== 'withdrawn' && { status, answer }), appliedCount: number } },
    { appliedCount: row.appliedCount === undefined ? absent : equals(row.appliedCount) },
  );
}

/** The reference or contact is gone, so only the request and the link record the response. */
function endedSteps({ context, statement, row }: Affected): Step[] {
  const { answer, number, linkHash } = statement;
  const status: Approval['status'] = 'canceled';
  return [
    update(
      keys.approval(context.organizationId, row.customerId, row.id),
      { set: { status, answer, appliedCount: number } },
      { appliedCount: row.appliedCount === undefined ? absent : equals(row.appliedCount) },
    ),
    put(keys.approvalLink(linkHash), endedLink(row, context.now)),
  ];
}

async function mailSteps({ context, statement, row }: Affected, customer: CustomerRow): Promise<Step[]> {
  const { table, organizationId, now } = context;
  const { kind, answer, channels: taken } = statement;
  const [page, member, snapshot] = await table.getMany([
    keys.publicPage(organizationId),
    keys.member(organizationId, row.askedBy),
    keys.snapshot(organizationId, row.snapshot),
  ]);
  const asker = askerOf(member);
  const { card } = JSON.parse(String(snapshot?.text)) as Snapshot;
  const { name, jobTitle } = answer;
  const about = {
    organizationName: (page?.name as string | undefined) ?? '',
    referenceName: card.title,
    asked: { subjects: row.subjects, channels: row.channels },
    allowed: answer.allowed.map(({ subjects, channels }) => ({ subjects, channels })),
    changes: changesOf(card, answer),
    expiresOn: answer.expiresOn,
    at: statement.at,
  };
  const receipt: Mail | false = Boolean(row.contact.email) &&
    (kind === 'approved' || kind === 'withdrawn') && {
      ...about,
      ...logoOf(organizationId, page),
      kind: 'approval-receipt',
      to: row.contact.email!,
      language: row.language,
      token: await linkToken(row.id),
      asker,
      taken,
      wording: answer.allowed.map(({ wording }) => wording).join('\n') || undefined,
    };
  const answered: Mail | undefined = asker && {
    ...about,
    kind: 'approval-answered',
    to: asker.email,
    event: answer.why === 'person' ? 'wrong person' : kind,
    customerId: customer.id,
    customerName: customer.name,
    referenceId: row.referenceId,
    contact: { name, jobTitle, email: row.contact.email },
    comment: kind === 'withdrawn' ? statement.reason : (answer.other ?? answer.comment),
  };
  return [receipt, answered].flatMap((mail) => (mail ? [mailStep(mail, now)] : []));
}
