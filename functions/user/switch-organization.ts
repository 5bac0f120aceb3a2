import { exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { check, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { roleOf } from '../shared/membership/authorize.ts';

/** The claims change at the next token refresh; calls that name no organization change at once. */
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
