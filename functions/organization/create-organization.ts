import { ulid } from 'ulid';
import { limits } from '#contract/limits';
import { defaultBranding, type Organization } from '#contract/organization';
import { freePlan, maxCards } from '#contract/plans';
import { texts } from '#contract/text';
import { record } from '../audit/record.ts';
import { absent, below, equals } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { anyOf, guardScope, organizationScope, userScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { put, update } from '../data/write.ts';
import { remember } from '../guard/once.ts';
import { AppError, RaceLost } from '../http/failure.ts';
import type { UserContext } from '../tenancy/context.ts';
import { profileOf } from '../user/store.ts';
import { toOrganization, type OrganizationItem } from './store.ts';

export async function createOrganization(
  context: UserContext,
  input: { name: string; email?: string },
): Promise<Organization> {
  const { userId, now } = context;
  const organizationId = ulid(now.getTime());
  if (!context.profile) throw new AppError('VALIDATION_FAILED', texts.emailUnavailable);
  const profile = profileOf(context);
  const at = now.toISOString();
  const organization: OrganizationItem = {
    organizationId,
    name: input.name,
    email: input.email ?? profile.email,
    status: 'active',
    ownerCount: 1,
    memberCount: 1,
    referenceCount: 0,
    maxCards: maxCards(freePlan),
    createdAt: at,
    updatedAt: at,
  };
  const role = 'owner';
  const member = { organizationId, userId, role, name: profile.name, email: profile.email, joinedAt: at };

  const scope = anyOf(userScope(userId), organizationScope(organizationId), guardScope);
  const answer = toOrganization(organization, role);
  await scopedTable(scope).commit([
    ...remember(context, answer),
    update(
      keys.profile(userId),
      { set: { activeOrganizationId: organizationId }, add: { organizationCount: 1 } },
      // With the address that the member row repeats: it may have changed, and a deleted account has none.
      { email: equals(profile.email), organizationCount: below(limits.organizationsPerUser) },
      (current) => (current?.email === profile.email ? new AppError('ORGANIZATION_LIMIT') : new RaceLost()),
    ),
    put(keys.organization(organizationId), organization, { pk: absent }),
    put(keys.member(organizationId, userId), member, { pk: absent }),
    put(keys.membership(userId, organizationId), { organizationId, role, joinedAt: at }, { pk: absent }),
    put(
      keys.publicPage(organizationId),
      { organizationId, name: input.name, branding: defaultBranding, version: 1 },
      { pk: absent },
    ),
    record(context, organizationId, 'organization.create', { id: organizationId }),
  ]);
  return answer;
}
