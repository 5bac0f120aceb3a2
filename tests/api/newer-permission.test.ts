import { describe, expect, it } from 'vitest';
import { permissionRoutes } from '#contract/resources/permission';
import { addDays } from '#functions/shared/days/days';
import { callRaw } from '../support/call.ts';
import { runInProcess } from '../support/in-process.ts';
import { call, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { pdf } from '../support/pictures.ts';
import { upload } from '../support/uploads.ts';

runInProcess();
const { owner, organizationId, caller } = await makeOwner();
const today = new Date().toISOString().slice(0, 10);

async function makeRefused() {
  const { id: customerId } = await makeCustomer(owner, organizationId);
  const { id: referenceId } = await makeReference(owner, organizationId, customerId);
  await call(permissionRoutes.withdrawPermission, { referenceId, channels: ['press'] }, caller);
  const record = (input: object = {}, as = caller) =>
    callRaw(
      permissionRoutes.recordPermission,
      {
        customerId,
        referenceId,
        subjects: ['name'],
        channels: ['press', 'tender'],
        wording: 'You may',
        method: 'contract',
        ...input,
      },
      as,
    );
  const state = async () =>
    (await call(permissionRoutes.getPermission, { referenceId }, caller)).state.name.press.state;
  return { customerId, record, state };
}

describe('after a withdrawal, a permission', () => {
  it('is not recorded without a later day and a file, and says who withdrew when', async () => {
    const { record, state } = await makeRefused();
    const { id } = await upload(caller, pdf, 'application/pdf');
    const evidence = { note: 'Contract', assetIds: [id] };
    for (const input of [{}, { evidence }, { agreedOn: today, evidence }]) {
      const { status, body } = await record(input);
      expect([status, body.code]).toEqual([409, 'PERMISSION_CLOSED']);
      expect(body.closed).toEqual([
        { subject: 'name', channel: 'press', state: 'withdrawn', at: expect.stringContaining(today) },
      ]);
    }
    expect((await record({ agreedOn: addDays(today, 1), evidence })).body).toMatchObject({
      fields: { agreedOn: 'Must not be after today' },
    });
    expect(await state()).toBe('withdrawn');
    expect((await record({ channels: ['tender'] })).status).toBe(200);
  });

  it('for all references of the customer leaves the withdrawn one closed', async () => {
    const { record, state } = await makeRefused();
    expect((await record({ referenceId: undefined })).status).toBe(200);
    expect(await state()).toBe('withdrawn');
  });
});
