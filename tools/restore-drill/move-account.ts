import { record } from '#functions/shared/audit/record';
import { absent, absentOr, equals } from '#functions/shared/data/expression';
import { keys, partitions, prefixes } from '#functions/shared/data/keys';
import { anyOf, everyMembershipScope, mailScope, userScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { put, remove, retryRace } from '#functions/shared/data/write';
import { mailStep } from '#functions/shared/email/outbox';
import { AppError } from '#functions/shared/errors/app-error';
import type { ProfileItem } from '#functions/shared/membership/profile';

/** One transaction gives the account its new id everywhere and mails the person, so it happens once or not at all. */
export async function moveAccount(from: string, to: string, now: Date): Promise<void> {
  await retryRace(async () => {
    const rows = await scopedTable(userScope(from)).all(partitions.user(from));
    const profile = rows.find(({ sk }) => sk === keys.profile(from).sk) as unknown as ProfileItem;
    const memberships = rows.filter(({ sk }) => String(sk).startsWith(prefixes.membership));
    const ids = memberships.map(({ organizationId }) => organizationId as string);
    const members = await scopedTable(everyMembershipScope(from, ids)).getMany(
      ids.map((id) => keys.member(id, from)),
    );
    const operator = { now, userId: 'operator', requestId: 'restore-users' };
    const at = now.toISOString();
    const { email, language, organizationCount } = profile;
    const scope = anyOf(everyMembershipScope(from, ids), everyMembershipScope(to, ids), mailScope);
    await scopedTable(scope).commit([
      // A first sign-in may have made an empty profile.
      put(
        keys.profile(to),
        { ...profile, userId: to, updatedAt: at },
        { organizationCount: absentOr(equals(0)) },
        taken,
      ),
      // The count covers the list of memberships.
      remove(keys.profile(from), { email: equals(email), organizationCount: equals(organizationCount) }),
      ...ids.flatMap((id, n) => {
        const member = members[n];
        return [
          put(keys.membership(to, id), memberships[n]!, { pk: absent }),
          remove(keys.membership(from, id), {}),
          // A purged organization leaves the person's own row.
          ...(member
            ? [
                put(keys.member(id, to), { ...member, userId: to }, { pk: absent }),
                remove(keys.member(id, from), { role: equals(member.role) }),
                record(operator, id, 'profile.restore', { id: to, reason: from }),
              ]
            : []),
        ];
      }),
      record(operator, to, 'profile.restore', { id: to, reason: from }),
      mailStep({ kind: 'security', to: email, language, event: 'restored', at }, now),
    ]);
  });
}

const taken = () =>
  new AppError('INVALID_TRANSITION', 'The person has joined organizations with a new account');
