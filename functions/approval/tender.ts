import type { Snapshot } from '#contract/resources/approval';
import type { Tender } from '#contract/resources/tender';
import { facts as factsRow } from '#contract/reference/fact-schemas';
import { toldOf, withOwnWords } from '#contract/tender/pick';
import { pick as pickRow } from '#contract/tender/pick-schemas';
import { findContact } from '../customer/store.ts';
import type { ReferenceItem } from '../reference/store.ts';
import { absent, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { check, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readTender } from '../tender/store.ts';
import { contactHash, toldContact } from '../publication/told-in-tender.ts';
import type { LinkRow } from './link.ts';

interface Told {
  snapshot: NonNullable<Snapshot['tender']>;
  called: LinkRow['called'];
  /** The facts may not change while the contact is asked. */
  step: Step;
}

export async function readPrepared(context: MemberContext, id: string): Promise<Tender> {
  const tender = await readTender(context, id);
  if (tender.status !== 'preparing' || tender.deadline <= context.now.toISOString())
    throw new AppError('INVALID_TRANSITION', 'Customers are asked while a tender is prepared');
  return tender;
}

/** The tender stays in preparation while its contacts are asked. */
export const preparedStep = (organizationId: string, { id }: Tender): Step =>
  check(keys.tender(organizationId, id), { status: equals('preparing') });

/** Returns what the buyer of a tender would read of the reference. The contact may read another name of the tender. */
export async function readTold(
  context: MemberContext,
  { id: tenderId, title, buyer, deadline, name }: Tender & { name: string | undefined },
  { reference, original }: { reference: ReferenceItem; original: string },
): Promise<Told> {
  const { table, organizationId } = context;
  const { id: referenceId, attributes } = reference;
  const { customerId } = attributes;
  const factsKey = keys.facts(organizationId, referenceId);
  const [row, chosen] = await Promise.all([
    table.get(factsKey),
    table.get(keys.pick(organizationId, tenderId, referenceId)),
  ]);
  const known = row && fromRow(factsRow, row);
  const pick = fromRow(pickRow, chosen);
  const facts = withOwnWords(toldOf(known?.values ?? {}, pick), original, pick);
  const { clientContact } = facts;
  const contact = clientContact ? await findContact(context, customerId, clientContact) : undefined;
  const called = contact && toldContact(contact);
  return {
    snapshot: {
      // A team that keeps the tender to itself writes a name that tells less, and then the buyer is not named.
      name: name || title,
      ...(!name || name === title ? buyer && { buyer: buyer.name } : {}),
      deadline,
      facts,
      ...(called && { contactHash: contactHash(called) }),
    },
    called: called && { id: clientContact!, ...called },
    step: check(factsKey, known ? { version: equals(known.version) } : { pk: absent }),
  };
}
