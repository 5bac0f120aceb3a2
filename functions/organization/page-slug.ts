import { absentOr, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { pageSlugScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { put, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { proposeSlug } from '../shared/slug/propose-slug.ts';

/** Another organization may take the slug first; the transaction that writes it decides. */
export function freePageSlug(organization: { organizationId: string; name: string }): Promise<string> {
  const { organizationId: id, name } = organization;
  return proposeSlug({ name, id, kind: 'page' }, async (candidate) => {
    const found = await scopedTable(pageSlugScope(candidate)).get(keys.pageSlug(candidate));
    return found !== undefined;
  });
}

/** The row of a slug is never deleted, so an old link cannot lead to another organization. */
export const takePageSlug = (organizationId: string, slug: string): Step =>
  put(
    keys.pageSlug(slug),
    { organizationId },
    { organizationId: absentOr(equals(organizationId)) },
    () => new AppError('SLUG_TAKEN'),
  );
