import * as z from 'zod/mini';
import type { PermissionEntry, StillNamed } from '#contract/resources/permission';
import { tender as tenderRow, type Tender } from '#contract/resources/tender';
import { said } from '#contract/tender/dispatch';
import { holdUntilOf } from '#contract/tender/light';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { readLedger } from '../permission/store.ts';
import { heldOf, keys, partitions } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { dayIn } from '../shared/days/days.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { closedOf } from './closing.ts';

const heldRow = z.extend(z.omit(said, { title: true }), { tenderId: z.string(), dispatchId: z.string() });
export type Held = z.output<typeof heldRow>;

/** Returns what buyers were sent of a customer. */
export async function readHeld(
  { table, organizationId }: Pick<ActorContext, 'table' | 'organizationId'>,
  customerId: string,
): Promise<Held[]> {
  const rows = await table.all(partitions.organization(organizationId), { prefix: heldOf(customerId) });
  return rows.map((row) => fromRow(heldRow, row));
}

/** A buyer whose tender was won goes on with what it was sent; one that has decided otherwise does not. */
export const isStillHeld = (tender: Tender, today: string): boolean =>
  tender.status === 'won' ||
  (tender.status !== 'lost' && tender.status !== 'cancelled' && holdUntilOf(tender) >= today);

/**
 * Returns in how many tenders a contact is still named who takes back a permission by these new entries of one
 * customer, and until when. Returns nothing if no buyer holds what they close.
 */
export async function readStillNamed(
  context: ActorContext,
  added: readonly PermissionEntry[],
): Promise<StillNamed | undefined> {
  const { now } = context;
  const customerId = added[0]?.customerId;
  const held = customerId === undefined ? [] : await readHeld(context, customerId);
  if (customerId === undefined || held.length === 0) return undefined;
  const [ledger, settings] = await Promise.all([readLedger(context, customerId), readSettingsRow(context)]);
  const today = dayIn(settingsOf(settings).timeZone, now);
  const entries = [...ledger, ...added];
  const closed = held.filter((one) =>
    added.some((entry) => closedOf({ entry, entries, today }, one, one.subjects).length > 0),
  );
  return await stillNamedIn(context, closed, today);
}

/** Returns in how many tenders that are not over a buyer holds something of these, and until when. */
export async function stillNamedIn(
  { table, organizationId }: Pick<ActorContext, 'table' | 'organizationId'>,
  held: readonly Held[],
  today: string,
): Promise<StillNamed | undefined> {
  const ids = [...new Set(held.map(({ tenderId }) => tenderId))];
  const rows = await table.getMany(ids.map((id) => keys.tender(organizationId, id)));
  const ends = rows
    .flatMap((row) => (row ? [fromRow(tenderRow, row)] : []))
    .filter((tender) => isStillHeld(tender, today))
    .map(holdUntilOf);
  const until = ends.toSorted().at(-1);
  return until === undefined ? undefined : { tenders: ends.length, until };
}
