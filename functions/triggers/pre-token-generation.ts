import { setTimeout as pause } from 'node:timers/promises';
import type { PreTokenGenerationV2TriggerHandler } from 'aws-lambda';
import { fromRow, type Item } from '../shared/data/read.ts';
import { keys, partitions } from '../shared/data/keys.ts';
import { userScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { logFor } from '../shared/log/log.ts';
import { accountScope } from '../shared/membership/actor.ts';
import { ensureProfile } from '../user/ensure-profile.ts';
import { followAddress } from '../user/follow-address.ts';
import { membershipRow, profileRow, rolesOf } from '../shared/membership/profile.ts';

/** The server never decides by these claims. A renewed access token loses the scope for account changes. */
export const handler: PreTokenGenerationV2TriggerHandler = async (event, { awsRequestId }) => {
  const { sub, ...attributes } = event.request.userAttributes;
  if (!sub) return event;
  const items = await scopedTable(userScope(sub)).all(partitions.user(sub));
  const profile = items.find((item) => item.sk === keys.profile(sub).sk);
  // The user pool is about to delete this user; nobody may sign in until then.
  if (profile?.deletedAt !== undefined) throw new Error('This account was deleted');
  const at = { now: new Date(), requestId: awsRequestId };
  if (!profile) await ensureProfile({ sub, ...attributes }, at.now);
  else await storeAddress(profile, attributes, at);

  const activeId = profile?.activeOrganizationId as string | undefined;
  const active = activeId && items.find((item) => item.sk === keys.membership(sub, activeId).sk);
  event.response = {
    claimsAndScopeOverrideDetails: {
      idTokenGeneration: {
        claimsToAddOrOverride: active
          ? {
              'custom:organization_id': active.organizationId as string,
              'custom:roles': rolesOf(fromRow(membershipRow, active)).join(','),
            }
          : { 'custom:organization_id': '', 'custom:roles': '' },
      },
      accessTokenGeneration: {
        scopesToSuppress: event.triggerSource === 'TokenGeneration_RefreshTokens' ? [accountScope] : [],
      },
    },
  };
  return event;
};

/** The user pool gives a trigger five seconds. */
const patienceMs = 2_000;

/** A failure must not prevent a sign-in; the next one tries again. */
async function storeAddress(
  profile: Item,
  { email, email_verified: verified }: Record<string, string | undefined>,
  at: { now: Date; requestId: string },
): Promise<void> {
  const address = email?.toLowerCase();
  if (!address || verified !== 'true' || address === profile.email) return;
  const late = pause(patienceMs, undefined, { ref: false }).then(() => {
    throw new Error('Too late');
  });
  try {
    await Promise.race([followAddress(fromRow(profileRow, profile), address, at), late]);
  } catch (error) {
    logFor({ requestId: at.requestId })('ADDRESS_NOT_FOLLOWED', { cause: (error as Error).name });
  }
}
