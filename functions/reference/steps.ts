import { facts, type Facts } from '#contract/reference/fact-schemas';
import * as words from '#words/facts';
import { absent, equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { check, put, recordChanged, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';

/** Writes facts over the version before theirs. `path` is where the caller's input has their values. */
export function factsSteps(
  organizationId: string,
  { after, customerId, path }: { after: Facts; customerId: string; path: 'facts' | 'values' },
): Step[] {
  const { referenceId, version, values } = after;
  return [
    ...(values.clientContact ? [contactStep(organizationId, customerId, values.clientContact, path)] : []),
    put(
      keys.facts(organizationId, referenceId),
      after,
      version === 1 ? { pk: absent } : { version: equals(version - 1) },
      recordChanged((row) => fromRow(facts, row)),
    ),
  ];
}

/** Buyers may call the contact, so it is one of the customer's. */
function contactStep(organizationId: string, customerId: string, contactId: string, path: string): Step {
  const unknown = () =>
    new AppError('VALIDATION_FAILED', words.contactUnknown, {
      fields: { [`${path}.clientContact`]: words.contactUnknown },
    });
  return check(keys.customerContact(organizationId, customerId, contactId), { pk: exists }, unknown);
}
