import { isRecordId } from '#contract/primitives/schema';
import { keys } from '../shared/data/keys.ts';
import { pageSlugScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { AppError } from '../shared/errors/app-error.ts';

/** A current or former slug matches in any case. */
export async function findOrganization(slugOrId: string): Promise<string> {
  if (isRecordId(slugOrId)) return slugOrId;
  const slug = slugOrId.toLowerCase();
  const row = await scopedTable(pageSlugScope(slug)).get(keys.pageSlug(slug));
  if (!row) throw new AppError('NOT_FOUND');
  return row.organizationId as string;
}
