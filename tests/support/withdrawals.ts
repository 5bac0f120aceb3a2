import { expect } from 'vitest';
import { limits } from '#contract/rules/limits';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { updateReference } from '#functions/reference/update-reference';
import { keys } from '#functions/shared/data/keys';
import { handler } from '#functions/triggers/finish-withdrawals';
import { callRaw } from './call.ts';
import { expectConsistent } from './invariants.ts';
import { call, makeCustomer, makeReference } from './people.ts';
import { makeRequiring } from './requiring.ts';
import { runHere } from './run-job.ts';
import { dumpPartition, readItem } from './table.ts';

/** Returns a time at which a call that began before `than` has ended. */
export const later = (than = new Date()) => new Date(than.getTime() + (limits.callSeconds + 1) * 1_000);

export const finishHere = (now = later()) => runHere(handler, now);

export const openWork = async (customerId: string) =>
  (await dumpPartition('JOB#withdraw')).filter((row) => row.customerId === customerId);

export async function makeWithdrawing() {
  const { owner, organizationId, caller, inProcess, approve } = await makeRequiring('warn');
  const publish = (customerId: string, input: object = {}) =>
    makeReference(owner, organizationId, customerId, { status: 'Published', ...input });
  const ledger = (customerId: string) => call(permissionRoutes.getPermission, { customerId }, caller);

  async function publicOf(customerId: string): Promise<string[]> {
    const rows = await dumpPartition(`PUB#${organizationId}`);
    const cards = rows.filter((row) => row.customerId === customerId && row.gone !== true);
    return cards.map(({ sk }) => String(sk).slice('REF#'.length));
  }

  return {
    owner,
    organizationId,
    caller,
    publish,
    ledger,
    inProcess,
    approve,
    publicOf,
    newCustomer: async () => (await makeCustomer(owner, organizationId)).id,
    makeDraft: (customerId: string) => makeReference(owner, organizationId, customerId),
    published: (customerId: string, count: number) =>
      Promise.all(Array.from({ length: count }, () => publish(customerId))),
    read: (id: string) => call(referenceRoutes.getReference, { id }, caller),
    withdraw: (input: object, as = caller) => call(permissionRoutes.withdrawPermission, input, as),
    save: ({ id, attributes: { customerId } }: Reference, changes: object) =>
      callRaw(referenceRoutes.updateReference, { id, attributes: { customerId }, ...changes }, caller),
    republish: ({ id, attributes: { customerId } }: Reference, now?: Date) => {
      const body = { id, status: 'Published', attributes: { customerId } };
      return updateReference(inProcess(now), referenceRoutes.updateReference.body.parse(body));
    },
    expectGone: async (customerId: string): Promise<void> => {
      expect(await publicOf(customerId)).toEqual([]);
      expect(await readItem(keys.publicCustomer(organizationId, customerId))).toBeUndefined();
      expect(await openWork(customerId)).toEqual([]);
      expect((await ledger(customerId)).intact).toBe(true);
      await expectConsistent(organizationId);
    },
  };
}
