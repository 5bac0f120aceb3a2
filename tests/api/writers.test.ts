import { describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes } from '#contract/resources/reference';
import { updateCustomer } from '#functions/customer/update-customer';
import { updateReference } from '#functions/reference/update-reference';
import { withDeadline } from '#functions/shared/data/deadline';
import { callRaw, times } from '../support/call.ts';
import { ownersContext, runInProcess } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeCustomer, makeOwner, makeReference, type Owner } from '../support/people.ts';

async function setUp({ owner, organizationId, caller }: Owner) {
  const customer = await makeCustomer(owner, organizationId);
  const reference = await makeReference(owner, organizationId, customer.id);
  const context = ownersContext(organizationId, owner.userId);
  const attributes = { customerId: customer.id };
  return {
    customer: {
      change: (name: string) => callRaw(customerRoutes.updateCustomer, { id: customer.id, name }, caller),
      operate: (name: string) => updateCustomer(context, { id: customer.id, name }),
      read: () => call(customerRoutes.getCustomer, { id: customer.id }, caller),
    },
    reference: {
      change: (name: string) =>
        callRaw(referenceRoutes.updateReference, { id: reference.id, name, attributes }, caller),
      operate: (name: string) => updateReference(context, { id: reference.id, name, attributes }),
      read: () => call(referenceRoutes.getReference, { id: reference.id }, caller),
    },
  };
}

describe.each(['customer', 'reference'] as const)('writers of one %s at once', (kind) => {
  it('get 200 or 409, never BUSY', async () => {
    const tenant = await makeOwner();
    const { change, read } = (await setUp(tenant))[kind];
    const responses = await times(50, (n) => change(`No. ${n}`));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const won = statuses.filter((status) => status === 200).length;
    expect((await read()).version).toBe(1 + won);
    await expectConsistent(tenant.organizationId);
  });

  it('get the current record when no time is left to retry', async () => {
    runInProcess();
    const { operate, read } = (await setUp(await makeOwner()))[kind];
    const results = await times(10, (n) =>
      withDeadline(
        () =>
          operate(`No. ${n}`).then(
            () => undefined,
            (error: unknown) => error,
          ),
        0,
      ),
    );
    const errors = results.filter((error) => error !== undefined);
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors)
      expect(error).toMatchObject({
        code: 'VERSION_CONFLICT',
        details: { current: { id: (await read()).id } },
      });
    expect((await read()).version).toBe(1 + results.length - errors.length);
  });
});
