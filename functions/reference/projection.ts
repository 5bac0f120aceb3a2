import { cardOf } from '#contract/card';
import { above, equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put, remove, update, type Step } from '../shared/data/write.ts';
import { RaceLost } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { isGone, tombstone } from '../shared/data/tombstone.ts';
import { isShown } from './rules.ts';
import type { ReferenceItem } from './store.ts';

type Writer = Pick<MemberContext, 'table' | 'organizationId' | 'now'>;

interface Change {
  before?: ReferenceItem;
  after?: ReferenceItem;
  /** The name of the customer of `after`, as it was read for this change. */
  company?: string;
}

/**
 * The steps that carry a change over to the public side: the card itself, the name of its customer (stored once, while
 * at least one card needs it), and the page's version. Nothing that visitors may not see is ever written there; what they may not
 * see any more leaves a tombstone.
 */
export async function projectionSteps(context: Writer, change: Change): Promise<Step[]> {
  const { organizationId, now } = context;
  const before = change.before && (await isThere(context, change.before)) ? change.before : undefined;
  const after = change.after && isShown(change.after) ? change.after : undefined;
  if (!before && !after) return [];

  const steps: Step[] = [update(keys.publicPage(organizationId), { add: { version: 1 } }, { pk: exists })];
  const left = before?.attributes.customerId;
  const joined = after?.attributes.customerId;
  if (left && left !== joined) steps.push(await withdrawCompany(context, left));
  if (joined && left !== joined) steps.push(showCompany(organizationId, joined, change.company!));
  const key = keys.publicReference(organizationId, (before ?? after)!.id);
  if (after) {
    const { company: _omitted, ...card } = cardOf(after);
    const { visibility, updatedAt } = after;
    steps.push(put(key, { ...card, customerId: joined, visibility, updatedAt }));
  } else {
    steps.push(put(key, tombstone(now), { pk: exists }));
  }
  return steps;
}

/** An unlisted reference that was saved before these had copies has none until its next change. */
async function isThere({ table, organizationId }: Writer, before: ReferenceItem): Promise<boolean> {
  if (!isShown(before)) return false;
  if (before.visibility === 'public') return true;
  const copy = await table.get(keys.publicReference(organizationId, before.id));
  return copy !== undefined && !isGone(copy);
}

function showCompany(organizationId: string, customerId: string, name: string): Step {
  return update(
    keys.publicCustomer(organizationId, customerId),
    { set: { name }, add: { publicReferenceCount: 1 } },
    {},
  );
}

// The last card takes the customer's name off the public side with it.
async function withdrawCompany({ table, organizationId }: Writer, customerId: string): Promise<Step> {
  const key = keys.publicCustomer(organizationId, customerId);
  const row = await table.get(key);
  if (!row) throw new RaceLost();
  return row.publicReferenceCount === 1
    ? remove(key, { publicReferenceCount: equals(1) })
    : update(key, { add: { publicReferenceCount: -1 } }, { publicReferenceCount: above(1) });
}
