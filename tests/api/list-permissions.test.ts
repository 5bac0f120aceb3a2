import { expect, it } from 'vitest';
import { permissionRoutes, type PermissionEntry } from '#contract/resources/permission';
import { permissionState } from '#contract/permission/state';
import { chained } from '#functions/permission/rules';
import { keys } from '#functions/shared/data/keys';
import { put } from '#functions/shared/data/write';
import { callRaw, everyPage } from '../support/call.ts';
import { call, makeCustomer, makeOwner, makeReference, write } from '../support/people.ts';

const given = {
  subjects: ['name', 'logo'],
  channels: ['reference-page', 'website'],
  wording: 'You may name us and show our logo',
  method: 'contract',
  evidence: { note: 'Frame contract' },
} as const;

const { owner, organizationId, caller } = await makeOwner();

async function everyEntry() {
  const pages = await everyPage((cursor) => call(permissionRoutes.listPermissions, cursor, caller));
  return { entries: pages.flatMap(({ entries }) => entries), pages, today: pages[0]!.today };
}

it("lists every customer's entries as their own ledger does, without words or addresses", async () => {
  const customers = [await makeCustomer(owner, organizationId), await makeCustomer(owner, organizationId)];
  const references = await Promise.all(customers.map(({ id }) => makeReference(owner, organizationId, id)));
  for (const [index, { id: customerId }] of customers.entries()) {
    const referenceId = references[index]!.id;
    await call(permissionRoutes.recordPermission, { ...given, customerId, expiresOn: '2099-01-31' }, caller);
    await call(permissionRoutes.recordPermission, { ...given, customerId, referenceId }, caller);
  }
  await call(permissionRoutes.withdrawPermission, { referenceId: references[1]!.id, by: 'customer' }, caller);
  const { entries, today } = await everyEntry();
  for (const [index, { id: customerId }] of customers.entries()) {
    const referenceId = references[index]!.id;
    const own = await call(permissionRoutes.getPermission, { referenceId }, caller);
    const listed = entries.filter((entry) => entry.customerId === customerId);
    expect(listed.toReversed().map(({ id }) => id)).toEqual(own.entries.map(({ id }) => id));
    expect(permissionState(listed, { referenceId, today })).toEqual(own.state);
    expect(today).toBe(own.today);
  }
  expect(JSON.stringify(entries)).not.toMatch(/wording|evidence|hash|email/);
});

it('lists each entry once over pages that one query reads', async () => {
  const { id: customerId } = await makeCustomer(owner, organizationId);
  const before = (await everyEntry()).entries.length;
  const count = 700;
  let end: Partial<PermissionEntry> = {};
  const person = { name: 'Maija', email: 'maija@customer.example' };
  const made = Array.from({ length: count }, (_, index) => {
    const entry = { ...given, subjects: [...given.subjects], channels: [...given.channels] };
    end = chained(
      {
        ...entry,
        id: `entry-${index}`,
        kind: 'granted',
        customerId,
        wording: 'w'.repeat(2_000),
        person,
        at: '2026-11-23T06:00:00.000Z',
      },
      { ledgerLength: index, ledgerHash: end.hash },
    );
    return end as PermissionEntry;
  });
  for (let at = 0; at < count; at += 100) {
    const some = made.slice(at, at + 100);
    await write(
      some.map((entry) => put(keys.permissionEntry(organizationId, customerId, entry.sequence), entry, {})),
    );
  }
  const { entries, pages } = await everyEntry();
  expect(pages.length).toBeGreaterThan(1);
  expect(entries).toHaveLength(before + count);
  const listed = entries.filter((entry) => entry.customerId === customerId);
  expect(listed.map(({ id }) => id)).toEqual(made.toReversed().map(({ id }) => id));
  expect(listed[0]!.person).toEqual({ name: 'Maija' });
});

it('refuses a cursor of another organization', async () => {
  const { caller: other } = await makeOwner();
  expect(await call(permissionRoutes.listPermissions, {}, other)).toMatchObject({ entries: [] });
  const { nextCursor: cursor } = await call(permissionRoutes.listPermissions, {}, caller);
  expect((await callRaw(permissionRoutes.listPermissions, { cursor }, other)).status).toBe(400);
});
