import type { Facts } from '#contract/reference/fact-schemas';
import type { FactValues } from '#contract/reference/facts';
import type { referenceRoutes } from '#contract/resources/reference';
import type { Input, Output } from '#contract/primitives/route';
import { record } from '../shared/audit/record.ts';
import { absent, belowAttribute, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { mailScope } from '../shared/data/scope.ts';
import { put, retryRace, update, type Step } from '../shared/data/write.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { publicSteps } from '../publication/public-steps.ts';
import { overrideOf } from '../publication/override.ts';
import { requireLanguage } from './language.ts';
import { newReference, requireComplete, requireOwnWords } from './rules.ts';
import { withSlug } from '../publication/slug.ts';
import { factsSteps } from './steps.ts';
import { externalIdKey, readCustomerOf, toReference, type ReferenceItem } from './store.ts';

type Written = Output<typeof referenceRoutes.createReference>;

export async function createReference(
  context: MemberContext,
  input: Input<typeof referenceRoutes.createReference>,
): Promise<Written> {
  const { organizationId } = context;
  const table = memberTable(organizationId, mailScope);
  const made = newReference(input, context);
  requireComplete(made);
  return await retryRace(async () => {
    const customer = await readCustomerOf(context, made);
    requireOwnWords(made, customer.name);
    await requireLanguage(context, {}, made.language);
    const { reference, steps, projected } = await withSlug(context, { reference: made, customer });
    const projection = await publicSteps(context, { after: reference, customer, projected });
    const { override, steps: overrideSteps } = await overrideOf(context, {
      reference,
      customerName: customer.name,
      notAllowed: projection.parts.notAllowed,
      reason: input.overrideReason,
    });
    const stored = { ...reference, ...(override && { override }) };
    const response = { ...toReference(stored), ...projection.parts };
    await table.commit([
      ...saveResponse(context, response),
      update(
        keys.organization(organizationId),
        { add: { referenceCount: 1 } },
        { referenceCount: belowAttribute('maxCards') },
        noRoom,
      ),
      // The name may become public, so it is part of the condition.
      update(
        keys.customer(organizationId, customer.id),
        { add: { referenceCount: 1 } },
        { name: equals(customer.name) },
      ),
      put(keys.reference(organizationId, reference.id), stored, { pk: absent }),
      ...steps,
      ...externalIdSteps(organizationId, reference),
      ...firstFacts(context, reference, input.facts),
      put(keys.customerReference(organizationId, customer.id, reference.id), {}),
      ...projection.steps,
      ...overrideSteps,
      record(context, organizationId, 'reference.create', reference),
    ]);
    return response;
  });
}

/** Two imports of the same project at once make one reference. */
function externalIdSteps(organizationId: string, { externalId, id }: ReferenceItem): Step[] {
  if (!externalId) return [];
  const taken = () => new AppError('EXTERNAL_ID_TAKEN');
  return [put(externalIdKey(organizationId, externalId), { referenceId: id }, { pk: absent }, taken)];
}

function firstFacts(
  { organizationId, userId }: MemberContext,
  { id: referenceId, createdAt, attributes: { customerId } }: ReferenceItem,
  values: FactValues = {},
): Step[] {
  if (Object.keys(values).length === 0) return [];
  const after: Facts = { referenceId, version: 1, values, updatedAt: createdAt, updatedBy: userId };
  return factsSteps(organizationId, { after, customerId, path: 'facts' });
}

function noRoom(organization: Item | undefined): AppError {
  return new AppError(
    'PLAN_LIMIT',
    `Your plan includes ${organization?.maxCards as number} reference cards. Delete one or choose a larger plan.`,
  );
}
