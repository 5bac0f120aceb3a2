import { describe, expect, it, vi } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { referenceRoutes } from '#contract/resources/reference';
import { withdrawPermission } from '#functions/permission/withdraw-permission';
import { keys } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import { cutOffAfter } from '../support/cut-off.ts';
import { runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, write } from '../support/people.ts';
import { runJob } from '../support/run-job.ts';
import { readItem } from '../support/table.ts';
import { finishHere, later, makeWithdrawing, openWork } from '../support/withdrawals.ts';

runQuietly();
const {
  organizationId,
  caller,
  publish,
  ledger,
  inProcess,
  publicOf,
  newCustomer,
  makeDraft,
  published,
  republish,
  expectGone,
} = await makeWithdrawing();

describe('a withdrawal is never lost', () => {
  it('when the function dies between two writes: the job finishes', async () => {
    for (let writes = 0, finished = false; !finished; writes += 1) {
      const customerId = await newCustomer();
      const draft = await makeDraft(customerId);
      await published(customerId, 3);
      finished = await cutOffAfter(writes, () => withdrawPermission(inProcess(), { customerId }));
      const { entries, state } = await ledger(customerId);
      expect(entries).toHaveLength(writes === 0 ? 0 : 1);
      expect(state.name.website.state).toBe(writes === 0 ? 'not asked' : 'declined');
      expect(await publicOf(customerId)).toHaveLength(Math.max(0, 3 - Math.max(0, writes - 1)));
      if (writes === 0) continue;
      await expect(republish(draft, later())).rejects.toMatchObject({ code: 'PERMISSION_CLOSED' });
      await runJob('FinishWithdrawals', later());
      await expectGone(customerId);
      expect(writes).toBeLessThan(10);
    }
  });

  it('when the job dies after a write or runs twice', async () => {
    const customerId = await newCustomer();
    await published(customerId, 4);
    await cutOffAfter(1, () => withdrawPermission(inProcess(), { customerId }));
    let runs = 1;
    while (!(await cutOffAfter(1, finishHere))) runs += 1;
    expect(runs).toBeGreaterThan(4);
    await expectGone(customerId);

    const otherId = await newCustomer();
    await published(otherId, 4);
    await cutOffAfter(1, () => withdrawPermission(inProcess(), { customerId: otherId }));
    await Promise.all([finishHere(), finishHere(), finishHere()]);
    await expectGone(otherId);
  });

  it('when there is too much for one call: it counts what remains', async () => {
    const customerId = await newCustomer();
    await published(customerId, 3);
    let ms = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (ms += 800));
    const done = await withdrawPermission(inProcess(), { customerId }).finally(() => clock.mockRestore());
    expect(done.remaining).toBeGreaterThan(0);
    expect(done.takenDown.length + done.remaining).toBe(3);
    expect(await publicOf(customerId)).toHaveLength(done.remaining);
    await runJob('FinishWithdrawals', later());
    await expectGone(customerId);
  });

  it('when its customer is deleted before the job', async () => {
    const customerId = await newCustomer();
    const reference = await publish(customerId);
    await cutOffAfter(1, () => withdrawPermission(inProcess(), { customerId }));
    await call(referenceRoutes.deleteReference, { id: reference.id }, caller);
    await call(customerRoutes.deleteCustomer, { id: customerId }, caller);
    await runJob('FinishWithdrawals', later());
    expect(await openWork(customerId)).toEqual([]);
    expect(await readItem(keys.customer(organizationId, customerId))).toBeUndefined();
    await expectConsistent(organizationId);
  });

  it('while its organization is deleted: it waits for a restore', async () => {
    const customerId = await newCustomer();
    await publish(customerId);
    await cutOffAfter(1, () => withdrawPermission(inProcess(), { customerId }));
    const status = (to: string) =>
      write([update(keys.organization(organizationId), { set: { status: to } }, {})]);
    await status('deleted');
    await finishHere();
    expect(await openWork(customerId)).toHaveLength(1);
    await status('active');
    await finishHere();
    await expectGone(customerId);
  });
});
