import * as z from 'zod/mini';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { profileExport, type ProfileExport } from '#contract/resources/profile-export';
import { retention } from '#contract/rules/retention';
import { auditMonths, record } from '../shared/audit/record.ts';
import { fromRow } from '../shared/data/read.ts';
import { emailHash } from '../shared/data/hash.ts';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { addressScope, anyOf, organizationScope, userScope } from '../shared/data/scope.ts';
import { scopedTable, type ScopedTable } from '../shared/data/scoped-table.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';
import { fitting } from '../shared/http/fitting.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { readOwnMemberships, type OwnMembership } from './memberships.ts';
import { profileOf, type ProfileItem } from '../shared/membership/profile.ts';

export async function exportProfile(context: UserContext): Promise<ProfileExport> {
  const { table, userId, now } = context;
  const profile = profileOf(context);
  // The limit protects the reads, so it counts before them.
  await table.commit([
    rateLimit(
      {
        of: ['export', userId],
        limit: serverLimits.exportsPerHour,
        windowSeconds: 60 * 60,
        message: `Your data can be exported ${serverLimits.exportsPerHour} times an hour. Please try again later.`,
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
    authored: fitting(authored.slice(0, serverLimits.exportedRecords)),
    activity: activity.slice(0, serverLimits.exportedRecords),
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
    joinedAt: member!.joinedAt as string,
  };
}

const { shape } = profileExport;

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

/** `full` means that records did not fit. */
export function notIncluded(full: boolean): ProfileExport['notIncluded'] {
  return [
    ...(full
      ? [
          {
            what: `Records and activities beyond the newest ${serverLimits.exportedRecords} of each`,
            why: 'They would not fit one document. Your organizations list every record.',
          },
        ]
      : []),
    {
      what: 'The content of references, customers, collections and files',
      why: 'It belongs to your organizations, where you can read it.',
    },
    {
      what: 'What you did in an organization',
      why: `It is in the audit trail of that organization, with your user ID and without your name or address, for ${retention.auditDays} days.`,
    },
    { what: 'Invoices', why: 'They are issued to your organizations and kept as tax law requires.' },
    {
      what: 'Your password and second factor',
      why: 'They are kept by the sign-in service in a form that nobody can read.',
    },
    {
      what: 'Messages that you sent through the contact form',
      why: 'They are filed by month and not under your account, and expire after a year. Ask us for them.',
    },
    {
      what: 'Copies of mails to you',
      why: `They expire ${retention.outboxDays} days after they were sent.`,
    },
    {
      what: 'Technical logs',
      why: `They are not kept by person and expire after ${retention.logDays} days.`,
    },
    { what: 'Backups', why: `They hold the same data and expire after ${retention.backupDays} days.` },
  ];
}

type Authored = ProfileExport['authored'][number];

const authoredRow = z.object({ id: z.string(), name: z.string(), createdAt: z.string() });

const types = ['reference', 'customer', 'collection', 'asset'] as const;

/** No key has the author, so every record is read; exports are rare. Stops when the export is full. */
export async function readAuthored(userId: string, organizationIds: readonly string[]): Promise<Authored[]> {
  const table = scopedTable(anyOf(...organizationIds.map(organizationScope)));
  const lists = organizationIds.flatMap((organizationId) =>
    types.map((type) => readOfType(table, organizationId, type, userId)),
  );
  return (await Promise.all(lists)).flat();
}

async function readOfType(
  table: ScopedTable,
  organizationId: string,
  type: Authored['type'],
  userId: string,
): Promise<Authored[]> {
  const found: Authored[] = [];
  let cursor: string | undefined;
  do {
    const page = await table.page(partitions.organization(organizationId), prefixes[type], {
      limit: limits.pageSize,
      cursor,
    });
    const own = page.items.filter(({ createdBy }) => createdBy === userId);
    found.push(...own.map((item) => ({ organizationId, type, ...fromRow(authoredRow, item) })));
    cursor = page.nextCursor;
  } while (cursor && found.length <= serverLimits.exportedRecords);
  return found;
}
