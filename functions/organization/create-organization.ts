import { ulid } from 'ulid';
import { defaultBranding } from '#contract/cards/default-branding';
import type { Organization } from '#contract/resources/organization';
import { freePlan, maxCards, storageBytes } from '#contract/rules/plans';
import { isSmokeAddress } from '#contract/rules/smoke';
import * as fixed from '#words/fixed';
import { record } from '../shared/audit/record.ts';
import { absent } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { anyOf, pageSlugScope, securityScope, organizationScope, userScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { put, retryRace } from '../shared/data/write.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { profileOf } from '../shared/membership/profile.ts';
import { addMembership } from '../shared/membership/membership.ts';
import { defaultTimeZone } from './store.ts';
import { freePageSlug } from './page-slug.ts';
import { toOrganization, type OrganizationItem } from '../shared/membership/organization.ts';

export async function createOrganization(
  context: UserContext,
  input: { name: string; email?: string; timeZone?: string },
): Promise<Organization> {
  const { userId, now } = context;
  const organizationId = ulid(now.getTime());
  if (!context.profile) throw new AppError('VALIDATION_FAILED', fixed.emailUnavailable);
  const profile = profileOf(context);
  const at = now.toISOString();
  const smokeTest = isSmokeAddress(profile.email) && { smokeTest: true };
  const organization: Omit<OrganizationItem, 'slug'> = {
    organizationId,
    name: input.name,
    email: input.email ?? profile.email,
    status: 'active',
    ownerCount: 1,
    memberCount: 1,
    referenceCount: 0,
    maxCards: maxCards(freePlan),
    storageBytes: storageBytes(freePlan),
    createdAt: at,
    updatedAt: at,
    ...smokeTest,
  };

  return await retryRace(async () => {
    const slug = await freePageSlug(organization);
    const response = toOrganization({ ...organization, slug }, { role: 'owner' });
    const scope = anyOf(
      userScope(userId),
      organizationScope(organizationId),
      pageSlugScope(slug),
      securityScope,
    );
    await scopedTable(scope).commit([
      ...saveResponse(context, response),
      ...addMembership({ organizationId, userId, role: 'owner' }, profile, now),
      put(keys.organization(organizationId), { ...organization, slug }, { pk: absent }),
      put(keys.pageSlug(slug), { organizationId }, { pk: absent }),
      put(
        keys.publicPage(organizationId),
        {
          organizationId,
          name: input.name,
          slug,
          slugs: new Set([slug]),
          branding: defaultBranding,
          brandingVersion: 1,
          timeZone: input.timeZone ?? defaultTimeZone,
          version: 1,
          ...smokeTest,
        },
        { pk: absent },
      ),
      record(context, organizationId, 'organization.create', { id: organizationId }),
    ]);
    return response;
  });
}
