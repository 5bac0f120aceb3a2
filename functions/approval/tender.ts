import type { approvalRoutes, Snapshot } from '#contract/resources/approval';
import { facts as factsRow } from '#contract/reference/fact-schemas';
import type { Input } from '#contract/primitives/route';
import { findContact } from '../customer/store.ts';
import type { ReferenceItem } from '../reference/store.ts';
import { absent, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { check, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { deadlineSteps } from '../tender/steps.ts';
import { readTender } from '../tender/store.ts';
import { factsForBuyers } from '../publication/tender-facts.ts';
import { contactHash, toldContact } from '../publication/told-in-tender.ts';
import type { LinkRow } from './link.ts';

interface Told {
  snapshot: NonNullable<Snapshot['tender']>;
  called: LinkRow['called'];
  /** Nothing of it may change while the contact is asked, and its owner hears before the deadline what is open. */
  steps: Step[];
}

/** Returns what the buyer of a tender in preparation would read of the reference. */
export async function readTold(
  context: MemberContext,
  { id, name }: NonNullable<Input<typeof approvalRoutes.askApproval>['tender']>,
  { id: referenceId, attributes: { customerId } }: ReferenceItem,
): Promise<Told> {
  const { table, organizationId, now } = context;
  const factsKey = keys.facts(organizationId, referenceId);
  const [tender, row] = await Promise.all([readTender(context, id), table.get(factsKey)]);
  const { title, buyer, deadline, status } = tender;
  if (status !== 'preparing' || deadline <= now.toISOString())
    throw new AppError('INVALID_TRANSITION', 'Customers are asked while a tender is prepared');
  const known = row && fromRow(factsRow, row);
  const facts = factsForBuyers(known?.values ?? {});
  const { clientContact } = facts;
  const contact = clientContact ? await findContact(context, customerId, clientContact) : undefined;
  const told = contact && toldContact(contact);
  return {
    snapshot: {
      // A team that keeps the tender to itself writes a name that tells less, and then the buyer is not named.
      name: name || title,
      ...(!name || name === title ? buyer && { buyer: buyer.name } : {}),
      deadline,
      facts,
      ...(told && { contactHash: contactHash(told) }),
    },
    called: told && { id: clientContact!, ...told },
    steps: [
      check(keys.tender(organizationId, id), { status: equals('preparing') }),
      check(factsKey, known ? { version: equals(known.version) } : { pk: absent }),
      ...deadlineSteps(organizationId, tender, now),
    ],
  };
}
