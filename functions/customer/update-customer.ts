import { customer, type Customer, type customerRoutes } from '#contract/resources/customer';
import type { Input } from '#contract/primitives/route';
import { assetUseSteps, customerPictures } from '../asset/steps.ts';
import { record } from '../shared/audit/record.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { recordChanged, retryRace, update } from '../shared/data/write.ts';
import { renamePublicCustomer } from '../publication/public-customer.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readCustomer } from './store.ts';

export async function updateCustomer(
  context: MemberContext,
  input: Input<typeof customerRoutes.updateCustomer>,
): Promise<Customer> {
  const { table, organizationId, userId, now } = context;
  const { id, version: seen, ...changes } = input;
  return await retryRace(async () => {
    const before = await readCustomer(context, id);
    if (seen !== undefined && seen !== before.version) {
      throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    }
    const version = before.version + 1;
    const set = { ...changes, version, updatedAt: now.toISOString(), updatedBy: userId };
    const renamed = changes.name !== undefined && changes.name !== before.name;
    await table.commit([
      // Each field is set separately, because references change their count in the same row.
      update(
        keys.customer(organizationId, id),
        { set },
        { version: equals(before.version) },
        recordChanged((row) => fromRow(customer, row)),
      ),
      ...assetUseSteps(
        organizationId,
        `customer:${id}`,
        customerPictures(before),
        customerPictures({ ...before, ...changes }),
      ),
      ...(renamed ? await renamePublicCustomer(context, id, changes.name!) : []),
      record(context, organizationId, 'customer.update', { id, version: set.version }),
    ]);
    return { ...before, ...set };
  });
}
