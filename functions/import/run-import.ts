import { importOutcome, type ImportOutcome, type ImportStep } from '#contract/resources/import';
import { serverLimits } from '#contract/rules/server-limits';
import * as z from 'zod/mini';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { equals } from '../shared/data/expression.ts';
import { importPagesOf, keys, partitions } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { anyOf, mailScope, organizationScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { check, put, update, wins, type Step } from '../shared/data/write.ts';
import { removeObject } from '../shared/files/bucket.ts';
import { objects, type JobRef } from '../shared/files/objects.ts';
import { leaseAttributes, leaseHeld } from '../shared/jobs/lease.ts';
import { runJob } from '../shared/jobs/run-job.ts';
import { announceJob, dueAfter, endJob, putTicket } from '../shared/jobs/ticket.ts';
import type { Log } from '../shared/log/log.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { readOrganization } from '../shared/membership/organization.ts';
import { mailStep } from '../shared/email/outbox.ts';
import { readMembers } from '../team/store.ts';
import { findImport, findPage, importScope, jobOf, type ImportItem } from './store.ts';
import { refusalOf, writeStep, Written, type Calls } from './write-step.ts';

type Ref = Pick<JobRef, 'organizationId' | 'id'>;

interface How {
  calls: Calls;
  /** Whether the function has time for another page. */
  hasTime: () => boolean;
}

/** Another run goes on with the page at which this one stops, for whatever reason it does. */
export async function runImport(
  { organizationId, id }: Ref,
  now: Date,
  log: Log,
  { calls, hasTime }: How,
): Promise<void> {
  const table = scopedTable(anyOf(organizationScope(organizationId), importScope(organizationId), mailScope));
  const key = keys.importJob(organizationId);
  const job = jobOf(organizationId, id);

  /** False where another run has taken the row over, or the organization is gone. */
  const commit = (steps: readonly Step[]) => wins(table.commit(steps));

  async function end(item: ImportItem, status: 'done' | 'failed'): Promise<void> {
    const isOurs = await commit([
      update(key, { set: { status }, unset: ['dueAt', ...leaseAttributes] }, leaseHeld(item)),
      endJob(job, item.dueAt!),
      ...(await mailToMember({ ...item, status })),
    ]);
    if (!isOurs) return;
    await removeObject(objects.ticket(job));
    log('JOB_DONE', { step: 'import', organizationId, id, status });
  }

  /** Whoever has left the team meanwhile gets none. */
  async function mailToMember({ createdBy, status, file, made, changed, refused, leftOut }: ImportItem) {
    const tenant = { table, organizationId };
    const [organization, members] = await Promise.all([readOrganization(tenant), readMembers(tenant)]);
    const member = members.find(({ userId }) => userId === createdBy);
    if (!member) return [];
    const counts = { made, changed, refused, leftOut };
    const { email: to, language } = member;
    const about = { organizationName: organization.name, file, isWhole: status === 'done', counts };
    return [mailStep({ kind: 'import-ended', to, language, ...about }, now)];
  }

  async function writtenBefore(item: ImportItem): Promise<Written> {
    const written = new Written();
    if (item.page === 0) return written;
    const prefix = importPagesOf(id);
    const rows = await table.all(partitions.organization(organizationId), { prefix, only: ['outcomes'] });
    for (const row of rows) for (const one of fromRow(outcomesOf, row).outcomes ?? []) written.add(one);
    return written;
  }

  /** Returns the job after the page, or nothing where another run has taken it over. */
  async function writePage(
    item: ImportItem,
    write: (step: ImportStep) => Promise<ImportOutcome>,
  ): Promise<ImportItem | undefined> {
    const found = await findPage({ table, organizationId }, id, item.page);
    const steps = found?.createdBy === item.createdBy ? found.steps : [];
    const outcomes: ImportOutcome[] = [];
    for (const step of steps) outcomes.push(await write(step));
    const set = { page: item.page + 1, ...counted(item, steps, outcomes) };
    const isOurs = await commit([
      update(key, { set, unset: ['attempts'] }, leaseHeld(item)),
      check(keys.organization(organizationId), { status: equals('active') }),
      put(keys.importPage(organizationId, id, item.page), {
        steps: steps.map((step, at) => told(step, outcomes[at]!)),
        outcomes,
        createdBy: item.createdBy,
        ...expiresAfterDays('importDays', now),
      }),
    ]);
    return isOurs ? { ...item, ...set } : undefined;
  }

  async function work(item: ImportItem): Promise<void> {
    const { createdBy: userId, role } = item;
    const context = {
      requestId: id,
      now,
      log,
      userId,
      organizationId,
      role,
      table: memberTable(organizationId),
    };
    const written = await writtenBefore(item);
    // A step that fails by no fault of its own must not keep the others from being written.
    const isLastAttempt = (item.attempts ?? 0) + 1 >= serverLimits.jobAttempts;
    const write = (isCertain: boolean) => async (step: ImportStep) => {
      const outcome = await writeStep({ context, importId: id, calls, written }, step).catch((error) => {
        if (!isCertain) throw error;
        return refusalOf(step.key, error);
      });
      written.add(outcome);
      return outcome;
    };
    let current: ImportItem | undefined = item;
    while (current && current.page < current.pages) {
      const isFirst = current === item;
      if (!isFirst && !hasTime()) return await goOn(current);
      current = await writePage(current, write(isFirst && isLastAttempt));
    }
    if (current) await end(current, 'done');
  }

  async function goOn(item: ImportItem): Promise<void> {
    const dueAt = dueAfter(now);
    const isOurs = await commit([
      update(key, { set: { dueAt }, unset: leaseAttributes }, leaseHeld(item)),
      endJob(job, item.dueAt!),
      announceJob(job, dueAt),
    ]);
    if (isOurs) await putTicket(job);
  }

  await runJob(
    {
      table,
      key,
      ticket: objects.ticket(job),
      wornOut: '',
      find: async () => {
        const found = await findImport({ table, organizationId });
        return found?.id === id ? found : undefined;
      },
      work,
      fail: (item) => end(item, 'failed'),
    },
    now,
  );
}

const outcomesOf = z.object({ outcomes: z.optional(z.array(importOutcome)) });

/** What a step has written lies in its record, so only what was refused is kept to be handed back. */
const told = ({ about, ...step }: ImportStep, { error }: ImportOutcome): ImportStep => ({
  ...step,
  input: '',
  ...(about && { about: error ? about : { ...about, rows: [] } }),
});

function counted(before: ImportItem, steps: readonly ImportStep[], outcomes: readonly ImportOutcome[]) {
  const { settled, made, changed, refused } = before;
  const count =
    (...calls: ImportStep['call'][]) =>
    (isRefused: boolean) =>
      outcomes.filter(
        ({ error }, at) => calls.includes(steps[at]!.call) && (error !== undefined) === isRefused,
      ).length;
  return {
    settled: settled + steps.length,
    made: made + count('createReference')(false),
    changed: changed + count('updateReference')(false),
    refused: refused + count('createReference', 'updateReference')(true),
  };
}
