import { ulid } from 'ulid';
import type { Snapshot } from '#contract/resources/approval';
import { restOf, within } from '#contract/permission/places';
import type { PermissionEntry, StillNamed } from '#contract/resources/permission';
import type { AuditAction } from '#contract/rules/audit';
import { customerRow, type CustomerRow } from '../customer/store.ts';
import { chainedAll, type NewEntry } from '../permission/rules.ts';
import { appendSteps, ledgerScope } from '../permission/steps.ts';
import { followLedgerSteps, type LedgerChange } from '../publication/follow-ledger.ts';
import { proofNumber } from '../publication/proof.ts';
import { proofNumberSteps } from '../publication/proof-number-steps.ts';
import { referenceRow, type ReferenceItem } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { absent, equals, exists } from '../shared/data/expression.ts';
import { keys, type Key } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { approvalScope, mailScope, publicScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { put, remove, retryRace, update, type Step } from '../shared/data/write.ts';
import { RaceLost } from '../shared/errors/app-error.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { readStillNamed } from '../publication/held.ts';
import { approvedSnapshot, statementRow, type Statement as Stored } from './answer-by-link.ts';
import { confirmerOf } from './confirmer.ts';
import { answerMails } from './answer-mails.ts';
import { publishOnYes } from './publish-on-yes.ts';
import { endedLink } from './steps.ts';
import { renew } from './renew.ts';
import { approvalRow, type ApprovalRow } from './store.ts';

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
      ledgerScope(organizationId),
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

interface Answered {
  steps: Step[];
  /** Undefined unless the asker wanted a yes to publish. */
  published?: boolean | undefined;
  /** In how many tenders a withdrawal leaves the customer named. */
  stillNamed?: StillNamed | undefined;
}

async function stepsOf(affected: Affected): Promise<Step[]> {
  const { statement, customer, reference } = affected;
  // The ledger records every withdrawal, even if the reference is gone.
  if (!customer || (!reference && statement.kind !== 'withdrawn')) return endedSteps(affected);
  const answers: Record<Statement['kind'], () => Answered | Promise<Answered>> = {
    approved: () => approvedSteps(affected, customer),
    'changes suggested': () => ({ steps: [] }),
    declined: () => declinedSteps(affected, customer),
    withdrawn: () => withdrawnSteps(affected, customer),
  };
  const { steps, published, stillNamed } = await answers[statement.kind]();
  const mails = await answerMails(affected, { customer, published, stillNamed });
  return [...steps, statementStep(affected), ...mails];
}

async function approvedSteps(affected: Affected, customer: CustomerRow): Promise<Answered> {
  const { context, statement, row, reference } = affected;
  const { answer } = statement;
  const { expiresOn } = answer;
  const confirmer = await confirmerOf(context, row.contact.email, customer);
  const asked = await context.table.get(keys.snapshot(context.organizationId, row.snapshot));
  const { text, ...seen } = approvedSnapshot(row.snapshot, asked!.text as string, answer);
  const granted = answer.allowed.map((parts) => ({
    ...parts,
    kind: 'granted' as const,
    expiresOn,
    ...seen,
    confirmer,
  }));
  const snapshots = new Map(seen.ownWords ? [[seen.snapshot, text]] : []);
  const refused = restOf(row, answer.allowed).map((parts) => ({ ...parts, kind: 'declined' as const }));
  const entries = entriesOf(affected, customer, [...granted, ...refused]);
  const change = { customer, entries, snapshots };
  const { card } = JSON.parse(text) as Snapshot;
  // A reference with other words than the approved ones is not published.
  const publishing = await publishOnYes(context, {
    ...change,
    row,
    allowed: answer.allowed,
    card,
    reference,
  });
  return {
    steps: [
      ...(seen.ownWords ? [put(keys.snapshot(context.organizationId, seen.snapshot), { text })] : []),
      ...(publishing ?? (await ledgerSteps(affected, change))),
      ...(await proofNumberSteps(context, entries)),
    ],
    published: row.publishOnYes && publishing !== undefined,
  };
}

async function declinedSteps(affected: Affected, customer: CustomerRow): Promise<Answered> {
  // A contact who is not the right person has refused nothing.
  if (affected.statement.answer.why === 'person') return { steps: [] };
  const { subjects, channels } = affected.row;
  const reason = affected.statement.answer.comment;
  const entries = entriesOf(affected, customer, [{ kind: 'declined', subjects, channels, reason }]);
  return { steps: await ledgerSteps(affected, { customer, entries }) };
}

/** A withdrawal names what had been allowed, and no more. */
async function withdrawnSteps(affected: Affected, customer: CustomerRow): Promise<Answered> {
  const { channels = [], reason, answer } = affected.statement;
  const entries = entriesOf(
    affected,
    customer,
    within(answer.allowed, channels).map((parts) => ({ ...parts, kind: 'withdrawn', reason })),
  );
  const closing = entries.filter(({ channels: places }) => places.includes('tender'));
  const [steps, stillNamed] = await Promise.all([
    ledgerSteps(affected, { customer, entries }),
    readStillNamed(affected.context, closing),
  ]);
  return { steps: [...steps, ...(await namedStep(affected, stillNamed))], stillNamed };
}

/** The contact's page may read no tender, so it is told here which ones still name it. */
async function namedStep(
  { context, statement }: Affected,
  stillNamed: StillNamed | undefined,
): Promise<Step[]> {
  const key = keys.approvalLink(statement.linkHash);
  // The link of a contact who was erased has ended.
  if (!stillNamed || (await context.table.get(key))?.status !== 'approved') return [];
  return [update(key, { set: { stillNamed } }, { status: equals('approved') })];
}

/** The public card follows in the same transaction. */
async function ledgerSteps(
  { context, reference }: Affected,
  change: Omit<LedgerChange, 'reference'>,
): Promise<Step[]> {
  const { customer, entries = [] } = change;
  const appended = appendSteps(context.organizationId, entries, customer);
  if (!reference || entries.length === 0) return appended;
  const { steps } = await followLedgerSteps(context, { ...change, reference });
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
  | 'languages'
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
  return chainedAll(
    all.map((what) => ({
      ...what,
      id: ulid(Date.parse(statement.at)),
      customerId: row.customerId,
      referenceId: row.referenceId,
      method: 'link',
      person: { id, name, email, jobTitle },
      approvalId: row.id,
      tender: row.tender,
      at: statement.at,
    })),
    customer,
  );
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
  return [
    update(
      keys.approval(context.organizationId, row.customerId, row.id),
      { set: { status: 'canceled', answer, appliedCount: number } },
      { appliedCount: row.appliedCount === undefined ? absent : equals(row.appliedCount) },
    ),
    put(keys.approvalLink(linkHash), endedLink(row, context.now)),
  ];
}
