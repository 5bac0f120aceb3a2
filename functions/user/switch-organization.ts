import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { check, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { roleOf } from '../shared/membership/authorize.ts';

/** Takes effect in the claims at the next token refresh, and at once for calls that name no organization. */
export async function switchOrganization(
  { table, userId }: UserContext,
  { organizationId }: { organizationId: string },
): Promise<{ organizationId: string }> {
  await roleOf(userId, organizationId);
  const notFound = () => new AppError('NOT_FOUND');
  await table.commit([
    check(keys.member(organizationId, userId), { pk: exists }, notFound),
    update(
      keys.profile(userId),
      { set: { activeOrganizationId: organizationId } },
      // A deleted account has a profile too, but no address.
      { email: exists },
      notFound,
    ),
  ]);
  return { organizationId };
}
