import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { cardOf } from '#contract/cards/card';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { keys } from '#functions/shared/data/keys';
import { put, update } from '#functions/shared/data/write';
import { call, makeCustomer, makeOwner, makeReference, write } from '../support/people.ts';

it('what a contact approved is given with the permissions of its reference, whatever the reference says by now', async () => {
  const { owner, organizationId, caller } = await makeOwner();
  const { id: customerId } = await makeCustomer(owner, organizationId);
  const reference = await makeReference(owner, organizationId, customerId);
  const read = (query: object) => call(permissionRoutes.getPermission, query, caller);
  expect((await read({ referenceId: reference.id })).approved).toBeUndefined();

  const card = cardOf(reference, 'Sample Ferries');
  const text = JSON.stringify({ organization: 'Harbour', branding: {}, card });
  const snapshot = createHash('sha256').update(text).digest('hex');
  const approved = { entryId: 'entry', approvalId: 'approval', snapshot, at: '2026-05-03T08:00:00.000Z' };
  const key = keys.reference(organizationId, reference.id);
  await write([
    put(keys.snapshot(organizationId, snapshot), { text }),
    update(key, { set: { approved } }, {}),
  ]);
  await call(
    referenceRoutes.updateReference,
    { id: reference.id, version: reference.version, name: 'Another title', attributes: { customerId } },
    caller,
  );
  const now = await read({ referenceId: reference.id });
  expect(now.approved).toMatchObject({ at: approved.at, entryId: approved.entryId });
  expect(now.approved!.card.title).toBe(reference.name);
  expect((await read({ customerId })).approved).toBeUndefined();
});
