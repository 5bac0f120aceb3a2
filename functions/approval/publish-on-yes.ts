import canonicalize from 'canonicalize';
import { cardOf, type CardContent } from '#contract/cards/card';
import { partsIn, type Parts } from '#contract/permission/places';
import { may } from '#contract/rules/roles';
import { appendSteps } from '../permission/steps.ts';
import { changeSteps } from '../publication/change-steps.ts';
import type { LedgerChange } from '../publication/follow-ledger.ts';
import { projectReference } from '../publication/project-reference.ts';
import { isShown } from '../publication/surfaces.ts';
import type { ReferenceItem } from '../reference/store.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { check, type Step } from '../shared/data/write.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { membershipRow } from '../shared/membership/profile.ts';
import type { ApprovalRow } from './store.ts';

interface Yes extends Omit<LedgerChange, 'reference'> {
  row: Pick<ApprovalRow, 'publishOnYes' | 'askedBy'>;
  allowed: readonly Parts[];
  /** The card that the contact approved. */
  card: CardContent;
  reference: ReferenceItem | undefined;
}

/**
 * Appends the entries and publishes the draft as its asker would, without the parts that nobody allowed. Returns
 * undefined if that is not wanted or cannot be.
 */
export async function publishOnYes(context: ActorContext, yes: Yes): Promise<Step[] | undefined> {
  const { row, allowed, card, reference: before, ...change } = yes;
  const { customer, entries = [] } = change;
  const { organizationId, now } = context;
  if (!row.publishOnYes || before?.status !== 'Draft') return undefined;
  if (partsIn(allowed, 'reference-page').length === 0 || !isSame(cardOf(before, customer.name), card))
    return undefined;
  const key = keys.member(organizationId, row.askedBy);
  const member = fromRow(membershipRow, await context.table.get(key));
  if (!member || !may(member.role, 'reference:write')) return undefined;
  const published = {
    ...before,
    status: 'Published',
    version: before.version + 1,
    updatedAt: now.toISOString(),
    updatedBy: row.askedBy,
  } as const;
  const project = (reference: ReferenceItem) => projectReference(context, { ...change, reference });
  const whole = await project(published);
  const open = whole.notAllowed.map(({ subject }) => subject);
  const leaveOut = [...new Set([...(before.leaveOut ?? []), ...open])];
  const changed = open.length > 0 ? { ...published, leaveOut } : published;
  const projected = open.length > 0 ? await project(changed) : whole;
  if (isShown(changed) && !projected.page) return undefined;
  const asker = { ...context, userId: row.askedBy };
  const { steps } = await changeSteps(asker, { ...change, before, changed, projected });
  return [
    // The card shows the customer's name.
    ...appendSteps(organizationId, entries, customer, { name: equals(customer.name) }),
    check(key, { role: equals(member.role) }),
    ...steps,
  ];
}

const isSame = (one: CardContent, other: CardContent) => contentOf(one) === contentOf(other);

/** The contact does not see the address and the status. */
const contentOf = ({ slug: _address, status: _status, ...card }: CardContent) => canonicalize(card);
