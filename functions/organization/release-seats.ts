import { equals } from '../data/expression.ts';
import { keys, partitions, prefixes } from '../data/keys.ts';
import { anyOf, organizationScope, seatScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { check, retryRace } from '../data/write.ts';
import { clearSeat, oneOrganizationLess, type Seat } from './seat.ts';

/** Three items each, of the hundred that a transaction takes. */
const seatsAtOnce = 30;

/**
 * Ends every seat of a deleted organisation, so that it no longer counts for its members. A seat and its count go in one
 * transaction, so this can be cut off and run again at any point.
 */
export async function releaseSeats(organizationId: string): Promise<void> {
  while (await retryRace(() => releaseSome(organizationId)));
}

/** Whether there were any. */
async function releaseSome(organizationId: string): Promise<boolean> {
  const table = scopedTable(organizationScope(organizationId));
  const organization = await table.get(keys.organization(organizationId));
  if (organization?.status !== 'deleted') return false;

  const page = { limit: seatsAtOnce };
  const { items } = await table.page(partitions.organization(organizationId), prefixes.member, page);
  if (items.length === 0) return false;
  const seats = items as unknown as Seat[];
  const theirs = seats.map(({ userId }) => seatScope(organizationId, userId));
  await scopedTable(anyOf(organizationScope(organizationId), ...theirs)).commit([
    check(keys.organization(organizationId), { status: equals('deleted') }),
    ...seats.flatMap((seat) => [...clearSeat(seat), oneOrganizationLess(seat.userId)]),
  ]);
  return true;
}
