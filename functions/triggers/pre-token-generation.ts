import type { PreTokenGenerationTriggerHandler } from 'aws-lambda';
import { keys, partitions } from '../data/keys.ts';
import { userScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { ensureProfile } from '../user/ensure-profile.ts';

/**
 * Puts the active organisation and the role in it into the ID token, for the screens. The server never decides by
 * them. Reads the person's own partition once: profile and memberships.
 */
export const handler: PreTokenGenerationTriggerHandler = async (event) => {
  const { sub, ...attributes } = event.request.userAttributes;
  if (!sub) return event;
  const items = await scopedTable(userScope(sub)).all(partitions.user(sub));
  const profile = items.find((item) => item.sk === keys.profile(sub).sk);
  if (!profile) await ensureProfile({ sub, ...attributes }, new Date());

  const activeId = profile?.activeOrganizationId as string | undefined;
  const active = activeId && items.find((item) => item.sk === keys.membership(sub, activeId).sk);
  event.response = {
    claimsOverrideDetails: {
      claimsToAddOrOverride: active
        ? {
            'custom:organization_id': active.organizationId as string,
            'custom:roles': active.role as string,
          }
        : { 'custom:organization_id': '', 'custom:roles': '' },
    },
  };
  return event;
};
