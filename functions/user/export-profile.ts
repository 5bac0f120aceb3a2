import { limits } from '#contract/limits';
import { profileExport, type ProfileExport } from '#contract/profile-export';
import { auditMonths } from '../shared/audit/months.ts';
import { record } from '../shared/audit/record.ts';
import { fromRow } from '../shared/data/from-row.ts';
import { emailHash } from '../shared/data/hash.ts';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { addressScope, userScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';
import { fitting } from '../shared/http/fitting.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { readAuthored } from './authored.ts';
import { notIncluded } from './export-texts.ts';
import { readOwnMemberships, type OwnMembership } from './memberships.ts';
import { profileOf, type ProfileItem } from '../shared/membership/profile.ts';

export async function exportProfile(context: UserContext): Promise<ProfileExport> {
  const { table, userId, now } = context;
  const profile = profileOf(context);
  // Counted before the reads, because it is them that the limit is about.
  await table.commit([
    rateLimit(
      {
        of: ['export', userId],
        limit: limits.exportsPerHour,
        windowSeconds: 60 * 60,
        message: `Your data can be exported ${limits.exportsPerHour} times an hour. Please try again later.`,
      },
      now,
    ),
    record(context, userId, 'profile.export', { id: userId }),
  ]);

  const memberships = (await readOwnMemberships(userId)).filter(
    ({ member, organization }) => member && organization,
  );
  const active = memberships.filter(({ organization }) => organization?.status === 'active');
  const [address, authored, activity] = await Promise.all([
    readAddress(profile.email),
    readAuthored(
      userId,
      active.map(({ organizationId }) => organizationId),
    ),
    readActivity(userId, now),
  ]);
  const listed = {
    authored: fitting(authored.slice(0, limits.exportedRecords)),
    activity: activity.slice(0, limits.exportedRecords),
  };
  return {
    format: 'refdeck-export/1',
    exportedAt: now.toISOString(),
    profile: ownProfile(profile),
    memberships: memberships
      .filter(({ organization }) => organization?.status !== 'deleted')
      .map(toMembership),
    ...address,
    ...listed,
    notIncluded: notIncluded(
      listed.authored.length < authored.length || listed.activity.length < activity.length,
    ),
  };
}

function ownProfile({ tokensValidAfter, ...profile }: ProfileItem): ProfileExport['profile'] {
  if (tokensValidAfter === undefined) return profile;
  return { ...profile, signedOutEverywhereAt: new Date(tokensValidAfter * 1000).toISOString() };
}

function toMembership({ organizationId, role, organization, member }: OwnMembership) {
  return {
    organizationId,
    organizationName: organization?.name ?? '',
    role,
    joinedAt: member?.joinedAt as string | undefined,
  };
}

/** What is said of these rows is what the export names of them. */
const { shape } = profileExport;

/** What is filed under the address rather than under the person. */
async function readAddress(email: string): Promise<Pick<ProfileExport, 'invitations' | 'newsletter'>> {
  const hash = emailHash(email);
  const table = scopedTable(addressScope(hash));
  const [invitations, newsletter] = await Promise.all([
    table.page(partitions.invitee(hash), prefixes.membership, { limit: limits.pageSize }),
    table.get(keys.subscriber(hash)),
  ]);
  return {
    invitations: invitations.items.map((item) => fromRow(shape.invitations.def.element, item)),
    newsletter: fromRow(shape.newsletter, newsletter),
  };
}

async function readActivity(userId: string, now: Date): Promise<ProfileExport['activity']> {
  const table = scopedTable(userScope(userId));
  const months = auditMonths(now).map((month) => table.all(partitions.auditMonth(userId, month)));
  const entries = (await Promise.all(months)).flatMap((month) => month.toReversed());
  return entries.map((item) => fromRow(shape.activity.def.element, item));
}
