import { record } from '../audit/record.ts';
import { above, equals } from '../data/expression.ts';
import { keys, partitions, prefixes } from '../data/keys.ts';
import { organizationScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { check, remove, update, type Step } from '../data/write.ts';
import { clearSeat } from '../organization/seat.ts';
import type { OwnSeat } from './seats.ts';

export interface Leaver {
  userId: string;
  /** Also the contact address of the organisations that the person made. */
  email: string;
  now: Date;
  requestId: string;
}

/** The organisations that would be left without an owner. Suspended and deleted ones hold nobody back. */
export const soleOwned = (seats: readonly OwnSeat[]): OwnSeat[] =>
  seats.filter(
    ({ role, organization }) =>
      role === 'owner' && organization?.status === 'active' && organization.ownerCount <= 1,
  );

/** The steps by which a person leaves every organisation; at most five for each. */
export async function giveUpSeats(leaver: Leaver, seats: readonly OwnSeat[]): Promise<Step[]> {
  const steps = await Promise.all(seats.map((seat) => giveUp(leaver, seat)));
  return steps.flat();
}

async function giveUp(leaver: Leaver, seat: OwnSeat): Promise<Step[]> {
  const { userId } = leaver;
  const { organizationId, organization, member, role } = seat;
  // What a purge has left behind.
  if (!member || !organization) return [remove(keys.membership(userId, organizationId), {})];

  const owned = role === 'owner';
  const isContact = organization.email === leaver.email;
  const heir = isContact ? await otherOwner(organizationId, userId) : undefined;
  return [
    ...clearSeat({ organizationId, userId, role }),
    update(
      keys.organization(organizationId),
      {
        add: { memberCount: -1, ...(owned && { ownerCount: -1 }) },
        set: { email: isContact ? (heir?.email ?? '') : undefined },
      },
      {
        status: equals(organization.status),
        email: equals(organization.email),
        // Two owners who leave at once have both read that there are two.
        ...(owned && organization.status === 'active' && { ownerCount: above(1) }),
      },
    ),
    ...(heir
      ? [
          check(keys.member(organizationId, heir.userId), {
            role: equals('owner'),
            email: equals(heir.email),
          }),
        ]
      : []),
    record(leaver, organizationId, 'member.leave', { id: userId }),
  ];
}

/** Whose address takes the place of the leaver's as the organisation's own. */
async function otherOwner(
  organizationId: string,
  userId: string,
): Promise<{ userId: string; email: string } | undefined> {
  const members = await scopedTable(organizationScope(organizationId)).all(
    partitions.organization(organizationId),
    { prefix: prefixes.member },
  );
  const owner = members.find((member) => member.role === 'owner' && member.userId !== userId);
  return owner as { userId: string; email: string } | undefined;
}
