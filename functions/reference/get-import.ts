import type { importRoutes } from '#contract/resources/import';
import type { Output } from '#contract/primitives/route';
import { importRow, toImportJob } from '../import/store.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { organizationRow } from '../shared/membership/organization.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { columnsRow } from './store.ts';

export async function getImport({
  table,
  organizationId,
}: MemberContext): Promise<Output<typeof importRoutes.getImport>> {
  const [organization, columns, job] = await table.getMany([
    keys.organization(organizationId),
    keys.import(organizationId),
    keys.importJob(organizationId),
  ]);
  const found = fromRow(organizationRow, organization);
  if (!found) throw new AppError('NOT_FOUND');
  const latest = fromRow(importRow, job);
  return {
    room: Math.max(0, found.maxCards - found.referenceCount),
    columns: fromRow(columnsRow, columns)?.columns ?? [],
    ...(latest && { job: toImportJob(latest) }),
  };
}
