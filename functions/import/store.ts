import * as z from 'zod/mini';
import { importJob, importOutcome, importStep, type ImportJob } from '#contract/resources/import';
import { roles } from '#contract/rules/roles';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { scheduledScope } from '../shared/data/scope.ts';
import type { ScopedTable } from '../shared/data/scoped-table.ts';
import type { JobRef } from '../shared/files/objects.ts';

/** There is one row, so that an organization has one import at a time. */
export const importRow = z.extend(importJob, {
  /** The job goes on with it, also where the person leaves the team meanwhile. */
  role: z.enum(roles),
  /** The page that comes next. */
  page: z.number(),
  dueAt: z.optional(z.string()),
  attempts: z.optional(z.number()),
  leasedUntil: z.optional(z.string()),
});
export type ImportItem = z.output<typeof importRow>;

export const pageRow = z.object({
  steps: z.array(importStep),
  outcomes: z.optional(z.array(importOutcome)),
  createdBy: z.string(),
});

export const toImportJob = (row: ImportItem): ImportJob => importJob.parse(row);

export const jobOf = (organizationId: string, id: string): JobRef => ({ job: 'import', organizationId, id });

export const importScope = (organizationId: string) => scheduledScope('import', organizationId);

interface Tenant {
  table: Pick<ScopedTable, 'get'>;
  organizationId: string;
}

export async function findImport({ table, organizationId }: Tenant): Promise<ImportItem | undefined> {
  return fromRow(importRow, await table.get(keys.importJob(organizationId)));
}

export async function findPage(
  { table, organizationId }: Tenant,
  importId: string,
  page: number,
): Promise<z.output<typeof pageRow> | undefined> {
  return fromRow(pageRow, await table.get(keys.importPage(organizationId, importId, page)));
}
