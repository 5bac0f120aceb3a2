import { describe, expect, it } from 'vitest';
import { permissionRoutes } from '#contract/resources/permission';
import { addDays } from '#functions/shared/days/days';
import type { Role } from '#contract/rules/roles';
import { answerByLink } from '#functions/approval/answer-by-link';
import { recordPermission } from '#functions/permission/record-permission';
import { makeAsking } from '../support/approvals.ts';
import { callRaw } from '../support/call.ts';
import { ownersContext, runInProcess } from '../support/in-process.ts';
import { mailAbout } from '../support/mail.ts';
import { call, makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { pdf } from '../support/pictures.ts';
import { upload } from '../support/uploads.ts';

runInProcess();
const { owner, organizationId, caller } = await makeOwner();
const today = new Date().toISOString().slice(0, 10);

async function makeRefused() {
  const { id: customerId } = await makeCustomer(owner, organizationId);
  const { id: referenceId } = await makeReference(owner, organizationId, customerId);
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
  await record({ channels: ['press'] });
  await call(permissionRoutes.withdrawPermission, { referenceId, channels: ['press'] }, caller);
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

  it('is recorded by a manager with later day and file, and mailed to the contact', async () => {
    const { owner: asker, organizationId: asking, openRequest, carried, ledger } = await makeAsking();
    const { customerId, reference, contact, token, id } = await openRequest();
    await answerByLink(token, 'declined', { name: 'Maija Meri', allowed: [] }, new Date());
    await carried(id);
    const file = await upload({ token: asker.accessToken, organizationId: asking }, pdf, 'application/pdf');
    const later = new Date(Date.now() + 3 * 86_400_000);
    const context = { ...ownersContext(asking, asker.userId, later), role: 'admin' as Role };
    const body = permissionRoutes.recordPermission.body.parse({
      customerId,
      subjects: ['name'],
      channels: ['press'],
      wording: 'You may name us in the press',
      method: 'contract',
      agreedOn: addDays(today, 2),
      evidence: { note: '', assetIds: [file.id] },
    });
    const closed = { code: 'PERMISSION_CLOSED' };
    await expect(recordPermission({ ...context, role: 'member' }, body)).rejects.toMatchObject(closed);
    const { evidence: _file, ...unproven } = body;
    await expect(recordPermission(context, unproven)).rejects.toMatchObject(closed);
    await recordPermission(context, { ...body, referenceId: reference.id });
    const { state } = await call(
      permissionRoutes.getPermission,
      { referenceId: reference.id },
      { token: asker.accessToken, organizationId: asking },
    );
    expect(state.name.press.state).toBe('allowed');
    expect((await ledger(customerId)).intact).toBe(true);
    const mail = await mailAbout(contact.email, /recorded a permission in your name/);
    expect(mail.text).toContain('You may name us in the press');
    expect(mail.text).toContain(asker.email);
  });
});
