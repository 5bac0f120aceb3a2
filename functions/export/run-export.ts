import { retention } from '#contract/rules/retention';
import { asset } from '#contract/resources/asset';
import { dispatch } from '#contract/tender/dispatch';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { equals } from '../shared/data/expression.ts';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { anyOf, mailScope, organizationScope } from '../shared/data/scope.ts';
import { scopedTable, type ScopedTable } from '../shared/data/scoped-table.ts';
import { check, update, wins, type Step } from '../shared/data/write.ts';
import { daysAfter } from '../shared/days/days.ts';
import { removeObject } from '../shared/files/bucket.ts';
import { objects, type JobRef } from '../shared/files/objects.ts';
import { leaseAttributes, leaseHeld } from '../shared/jobs/lease.ts';
import { runJob } from '../shared/jobs/run-job.ts';
import { announceJob, dueAfter, endJob, putTicket } from '../shared/jobs/ticket.ts';
import type { Log } from '../shared/log/log.ts';
import { exportScope, findExport, jobOf, mailsToOwners, volumeKey, type ExportItem } from './store.ts';
import { fileOfAsset, filesOfDispatch, volumeAfter, type KeptFile } from './volumes.ts';
import { writeVolume, type SiteFiles } from './write-volume.ts';

type Ref = Pick<JobRef, 'organizationId' | 'id'>;

/** Makes one volume and starts the next run, because a run has minutes and a library may have a hundred gigabytes. */
export async function runExport(
  { organizationId, id }: Ref,
  now: Date,
  log: Log,
  siteFiles: SiteFiles,
): Promise<void> {
  const table = scopedTable(anyOf(organizationScope(organizationId), exportScope(organizationId), mailScope));
  const key = keys.export(organizationId);
  const job = jobOf(organizationId, id);

  /** Returns false where another run has taken the row over. */
  async function change(
    item: ExportItem,
    set: Partial<ExportItem>,
    steps: readonly Step[],
  ): Promise<boolean> {
    return await wins(
      table.commit([
        update(
          key,
          { set: { ...set, ...expiresAfterDays('exportDays', now) }, unset: leaseAttributes },
          leaseHeld(item),
        ),
        endJob(job, item.dueAt!),
        ...steps,
      ]),
    );
  }

  async function end(item: ExportItem, set: Partial<ExportItem>, steps: readonly Step[] = []): Promise<void> {
    if (!(await change(item, set, steps))) return;
    await removeObject(objects.ticket(job));
    log('JOB_DONE', { step: 'export', organizationId, id, status: set.status });
  }

  await runJob(
    {
      table,
      key,
      ticket: objects.ticket(job),
      wornOut: 'The archive could not be made',
      find: async () => {
        const found = await findExport(table, organizationId);
        return found?.id === id ? found : undefined;
      },
      work: async (item) => {
        const { volumes, createdBy, createdAt } = item;
        const all = await readKept(table, organizationId, createdAt);
        const number = volumes.length + 1;
        const taken = number === 1 ? await bytesOfForms(table, organizationId) : 0;
        const { files, last, isLast } = volumeAfter(all, volumes.at(-1)?.last, taken);
        const volume = { number, isLast, files, askedBy: createdBy };
        const exported = { table, organizationId, now: new Date(createdAt) };
        const bytes = await writeVolume(exported, volume, volumeKey(organizationId, id, number), siteFiles);
        const made = [...volumes, { bytes, last }];
        if (!isLast) {
          const dueAt = dueAfter(now);
          if (await change(item, { volumes: made, dueAt }, [announceJob(job, dueAt)])) await putTicket(job);
          return;
        }
        const validUntil = daysAfter(now, retention.exportDays).toISOString();
        await end(item, { status: 'ready', volumes: made, validUntil }, [
          check(keys.organization(organizationId), { status: equals('active') }),
          ...(await mailsToOwners({ table, organizationId, now }, { event: 'ready', askedBy: createdBy })),
        ]);
      },
      fail: (item, reason) => end(item, { status: 'failed', reason }),
    },
    now,
  );
}

/** They lie in the first volume. */
async function bytesOfForms(table: ScopedTable, organizationId: string): Promise<number> {
  const pk = partitions.organization(organizationId);
  const rows = await table.all(pk, { prefix: prefixes.form, only: ['size'] });
  return rows.reduce((sum, { size }) => sum + Number(size), 0);
}

/** The files that were there when the export was asked for. Their ids sort by time, those of dispatches last. */
async function readKept(table: ScopedTable, organizationId: string, before: string): Promise<KeptFile[]> {
  const pk = partitions.organization(organizationId);
  const [library, parts] = await Promise.all([
    table.all(pk, { prefix: prefixes.asset }),
    table.all(pk, { prefix: prefixes.partOfTender }),
  ]);
  const assets = library
    .map((row) => fromRow(asset, row))
    .filter(({ status, createdAt }) => status === 'ready' && createdAt <= before);
  const sent = parts.flatMap((row) => {
    const [tenderId = '', kind] = String(row.sk).slice(prefixes.partOfTender.length).split('#');
    return kind === 'SENT' && String(row.createdAt) <= before
      ? filesOfDispatch(organizationId, tenderId, fromRow(dispatch, row))
      : [];
  });
  return [
    ...assets.map((one) => fileOfAsset(organizationId, one)),
    ...sent.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  ];
}
