import * as z from 'zod/mini';
import { languageCodes } from '#contract/words/languages';
import { roles } from '#contract/rules/roles';
import { endSubscription } from '../payments/end-subscription.ts';
import type { SyncCall } from '../payments/sync-subscription.ts';
import { keys, partitions, prefixes, type Key } from '../shared/data/keys.ts';
import {
  anyOf,
  inviteeScope,
  mailScope,
  membershipScope,
  organizationScope,
  scheduledScope,
} from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { check, put, remove, retryRace, type Step } from '../shared/data/write.ts';
import { equals } from '../shared/data/expression.ts';
import { fromRow } from '../shared/data/read.ts';
import { mailStep } from '../shared/email/outbox.ts';
import { oneOrganizationLess, removeMembership, type Membership } from '../shared/membership/membership.ts';
import { organizationRow, type OrganizationItem } from '../shared/membership/organization.ts';

export async function releaseOrganization(
  call: SyncCall,
  organizationId: string,
  scheduled: Key,
): Promise<void> {
  await releaseMemberships(organizationId, call.now);
  await withdrawInvitations(organizationId);
  await endSubscription(call, organizationId);
  await scopedTable(scheduledScope('release', organizationId)).commit([remove(scheduled, {})]);
}

/** Each membership takes five of the hundred items of a transaction. */
const membershipsPerTransaction = 19;

const memberRow = z.object({
  organizationId: z.string(),
  userId: z.string(),
  role: z.enum(roles),
  email: z.string(),
  language: z.optional(z.enum(languageCodes)),
  joinedAt: z.string(),
});
type MemberRow = z.output<typeof memberRow>;

/** The profile has the name and address, so a restore does not need them here. */
export interface FormerMembership extends Membership {
  joinedAt: string;
}

/** Each membership, its saved form and the mail are one transaction, so this can be interrupted and repeated. */
export async function releaseMemberships(organizationId: string, now: Date): Promise<void> {
  while (await retryRace(() => releaseSome(organizationId, now)));
}

async function releaseSome(organizationId: string, now: Date): Promise<boolean> {
  const table = scopedTable(organizationScope(organizationId));
  const organization = fromRow(organizationRow, await table.get(keys.organization(organizationId)));
  if (organization?.status !== 'deleted') return false;

  const page = { limit: membershipsPerTransaction };
  const { items } = await table.page(partitions.organization(organizationId), prefixes.member, page);
  if (items.length === 0) return false;
  const members = items.map((item) => fromRow(memberRow, item));
  const owners = members.filter(({ role }) => role === 'owner');
  const theirs = members.map(({ userId }) => membershipScope(organizationId, userId));
  await scopedTable(anyOf(organizationScope(organizationId), mailScope, ...theirs)).commit([
    check(keys.organization(organizationId), { status: equals('deleted') }),
    ...members.flatMap((membership) => [
      ...removeMembership(membership),
      oneOrganizationLess(membership.userId),
      storeFormerMembership(membership),
    ]),
    ...(owners.length > 0 && !organization.smokeTest ? await notifyOwners(organization, owners, now) : []),
  ]);
  return true;
}

function storeFormerMembership({ organizationId, userId, role, joinedAt }: MemberRow): Step {
  const former: FormerMembership = { organizationId, userId, role, joinedAt };
  return put(keys.formerMembership(organizationId, userId), former);
}

async function notifyOwners(
  { organizationId, name, deletedBy, deletedAt = '' }: OrganizationItem,
  owners: readonly MemberRow[],
  now: Date,
): Promise<Step[]> {
  const profile = deletedBy
    ? await scopedTable(membershipScope(organizationId, deletedBy)).get(keys.profile(deletedBy))
    : undefined;
  const mail = {
    kind: 'organization-deleted' as const,
    organizationId,
    organizationName: name,
    deletedByName: (profile?.name as string | undefined) ?? '',
    deletedAt,
  };
  return owners.map(({ email, language }) => mailStep({ ...mail, to: email, language }, now));
}

/** Each invitation takes two of the hundred items of a transaction. */
const invitationsPerTransaction = 50;

/** This can be interrupted and repeated at any point. */
export async function withdrawInvitations(organizationId: string): Promise<void> {
  const pk = partitions.organization(organizationId);
  for (;;) {
    const { items } = await scopedTable(organizationScope(organizationId)).page(pk, prefixes.invitation, {
      limit: invitationsPerTransaction,
    });
    if (items.length === 0) return;
    const addresses = items.map(({ sk }) => (sk as string).slice(prefixes.invitation.length));
    const scope = anyOf(organizationScope(organizationId), ...addresses.map(inviteeScope));
    await scopedTable(scope).commit(
      addresses.flatMap((address) => [
        remove(keys.invitee(address, organizationId), {}),
        remove(keys.invitation(organizationId, address), {}),
      ]),
    );
  }
}
