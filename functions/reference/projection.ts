import { cardOf } from '#contract/card';
import { above, equals, exists } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { check, put, remove, update, type Step } from '../data/write.ts';
import { RaceLost } from '../http/failure.ts';
import type { MemberContext } from '../tenancy/context.ts';
import { isPublic } from './rules.ts';
import type { ReferenceItem } from './store.ts';

interface Change {
  before?: ReferenceItem;
  after?: ReferenceItem;
  /** The name of the customer of `after`, as it was read for this change. */
  company?: string;
}

/**
 * The steps that carry a change over to the public side: the card itself, the name of its customer (kept once, while
 * at least one public card needs it), and the page's version. Nothing that is not public is ever written there.
 */
export async function projectionSteps(context: MemberContext, change: Change): Promise<Step[]> {
  const { organizationId } = context;
  const before = change.before && isPublic(change.before) ? change.before : undefined;
  const after = change.after && isPublic(change.after) ? change.after : undefined;
  if (!before && !after) return [];

  const steps: Step[] = [update(keys.publicPage(organizationId), { add: { version: 1 } }, { pk: exists })];
  const left = before?.attributes.customerId;
  const joined = after?.attributes.customerId;
  if (left && left !== joined) steps.push(await withdrawCompany(context, left));
  if (joined && left !== joined) steps.push(showCompany(organizationId, joined, change.company!));
  if (after) {
    const { company: _kept, ...card } = cardOf(after);
    const item = { ...card, customerId: joined };
    steps.push(put(keys.publicReference(organizationId, after.id), item));
  } else if (before) {
    steps.push(remove(keys.publicReference(organizationId, before.id), { pk: exists }));
  }
  return steps;
}

function showCompany(organizationId: string, customerId: string, name: string): Step {
  return update(
    keys.publicCustomer(organizationId, customerId),
    { set: { name }, add: { publicReferenceCount: 1 } },
    {},
  );
}

// The last card takes the customer's name off the public side with it.
async function withdrawCompany({ table, organizationId }: MemberContext, customerId: string): Promise<Step> {
  const key = keys.publicCustomer(organizationId, customerId);
  const row = await table.get(key);
  if (!row) throw new RaceLost();
  return row.publicReferenceCount === 1
    ? remove(key, { publicReferenceCount: equals(1) })
    : update(key, { add: { publicReferenceCount: -1 } }, { publicReferenceCount: above(1) });
}

/** Holds a customer's name still while a card is published under it. */
export function sameName(organizationId: string, customerId: string, name: string): Step {
  return check(keys.customer(organizationId, customerId), { name: equals(name) });
}
