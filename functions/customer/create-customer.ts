import { ulid } from 'ulid';
import type { Customer, customerRoutes } from '#contract/resources/customer';
import type { Input } from '#contract/primitives/route';
import { assetUseSteps, customerPictures } from '../asset/steps.ts';
import { record } from '../shared/audit/record.ts';
import { absent } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put } from '../shared/data/write.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function createCustomer(
  context: MemberContext,
  input: Input<typeof customerRoutes.createCustomer>,
): Promise<Customer> {
  const { table, organizationId, userId, now } = context;
  const customer: Customer = {
    ...input,
    id: ulid(now.getTime()),
    referenceCount: 0,
    version: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    createdBy: userId,
  };
  await table.commit([
    ...saveResponse(context, customer),
    put(keys.customer(organizationId, customer.id), customer, { pk: absent }),
    ...assetUseSteps(organizationId, `customer:${customer.id}`, {}, customerPictures(customer)),
    record(context, organizationId, 'customer.create', customer),
  ]);
  return customer;
}
