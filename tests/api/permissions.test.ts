import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes, type PermissionEntry } from '#contract/resources/permission';
import { isIntact } from '#functions/permission/rules';
import { keys } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import { callRaw } from '../support/call.ts';
import { call, makeCustomer, makeOwner, makeReference, write } from '../support/people.ts';

const { owner, organizationId, caller } = await makeOwner();
const customer = async () => (await makeCustomer(owner, organizationId)).id;
const customerId = await customer();
const missing = '01HZX0000000000000000000ZZ';

const given = {
  subjects: ['logo', 'name'],
  channels: ['website'],
  wording: 'You may name us',
  method: 'email',
} as const;
const grant = (input: object = {}) =>
  call(permissionRoutes.recordPermission, { customerId, ...given, ...input }, caller);
const refuse = async (input: object) =>
  (await callRaw(permissionRoutes.recordPermission, { customerId, ...given, ...input }, caller)).body;
const read = (query: object) => call(permissionRoutes.getPermission, query, caller);
const addContact = (id: string, name: string) =>
  call(customerRoutes.createContact, { id, name, email: `${name}@customer.example`, language: 'fi' }, caller);

describe('a contact', () => {
  it('is created, listed newest first, updated by field and deleted', async () => {
    const id = await customer();
    const [first, second] = [await addContact(id, 'maija'), await addContact(id, 'matti')];
    expect(second).toMatchObject({ name: 'matti', email: 'matti@customer.example', language: 'fi' });
    const list = async () => (await call(customerRoutes.listContacts, { id }, caller)).contacts;
    expect(await list()).toEqual([second, first]);
    const changed = await call(
      customerRoutes.updateContact,
      { id, contactId: first.id, jobTitle: 'Head of sales' },
      caller,
    );
    expect(changed).toEqual({ ...first, jobTitle: 'Head of sales', updatedAt: changed.updatedAt });
    await call(customerRoutes.deleteContact, { id, contactId: second.id }, caller);
    expect(await list()).toEqual([changed]);
  });

  it('is not found under another customer', async () => {
    const [id, other] = [await customer(), await customer()];
    const { id: contactId } = await addContact(id, 'maija');
    for (const route of [customerRoutes.updateContact, customerRoutes.deleteContact] as const) {
      expect((await callRaw(route, { id: other, contactId }, caller)).status).toBe(404);
    }
    const input = { id: missing, name: 'A', email: 'a@customer.example' };
    expect((await callRaw(customerRoutes.createContact, input, caller)).status).toBe(404);
    expect((await callRaw(customerRoutes.listContacts, { id: missing }, caller)).status).toBe(404);
  });

  it('is deleted with its customer', async () => {
    const id = await customer();
    await addContact(id, 'maija');
    await call(customerRoutes.deleteCustomer, { id }, caller);
    expect((await callRaw(customerRoutes.listContacts, { id }, caller)).status).toBe(404);
  });
});

describe('a permission', () => {
  it('is stored with the person as they were and applies to its reference', async () => {
    const id = await customer();
    const contact = await addContact(id, 'maija');
    const [named, other] = [
      await makeReference(owner, organizationId, id),
      await makeReference(owner, organizationId, id),
    ];
    const entry = await grant({ customerId: id, referenceId: named.id, contactId: contact.id });
    expect(entry).toMatchObject({
      ...given,
      subjects: ['name', 'logo'],
      kind: 'granted',
      sequence: 1,
      enteredBy: owner.userId,
      person: { id: contact.id, name: 'maija', email: 'maija@customer.example' },
    });
    await call(customerRoutes.deleteContact, { id, contactId: contact.id }, caller);
    const ofNamed = await read({ referenceId: named.id });
    expect(ofNamed).toMatchObject({ customerId: id, entries: [entry], intact: true });
    expect(ofNamed.state.logo.website).toEqual({ state: 'allowed', entryId: entry.id });
    expect(ofNamed.state.quote.website).toEqual({ state: 'not asked' });
    for (const query of [{ referenceId: other.id }, { customerId: id }]) {
      expect((await read(query)).state.logo.website).toEqual({ state: 'not asked' });
    }
  });

  it('follows the calendar of the organization', async () => {
    const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone }).format();
    // These zones are always on different days.
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;
    const id = await customer();
    await grant({ customerId: id, expiresOn: dayIn(zones[1]) });
    const found: string[] = [];
    for (const timeZone of zones) {
      await call(organizationRoutes.saveSettings, { timeZone }, caller);
      const { state, today } = await read({ customerId: id });
      expect(today).toBe(dayIn(timeZone));
      found.push(state.name.website.state);
    }
    expect(found).toEqual(['expired', 'allowed']);
  });

  it('is refused for a foreign reference, a foreign contact or reversed days', async () => {
    const [id, other] = [await customer(), await customer()];
    const reference = await makeReference(owner, organizationId, other);
    const contact = await addContact(other, 'maija');
    expect(await refuse({ customerId: id, referenceId: reference.id })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { referenceId: 'A valid reference ID is required' },
    });
    expect(await refuse({ customerId: id, contactId: contact.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refuse({ validFrom: '2026-05-02', expiresOn: '2026-05-01' })).toMatchObject({
      fields: { expiresOn: 'Must not be before the first day' },
    });
    expect(await refuse({ customerId: missing })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await callRaw(permissionRoutes.getPermission, { referenceId: missing }, caller)).status).toBe(
      404,
    );
    expect((await callRaw(permissionRoutes.getPermission, {}, caller)).body).toMatchObject({
      fields: { customerId: 'A valid customer ID is required' },
    });
  });

  it('cannot be recorded with the method link, which only contacts use', async () => {
    expect(await refuse({ method: 'link' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { method: expect.any(String) },
    });
    expect((await read({ customerId })).entries).toEqual([]);
  });

  it('is never lost when eight are recorded at once in one chain', async () => {
    const id = await customer();
    const wordings = Array.from({ length: 8 }, (_, n) => `Agreed ${n}`);
    await Promise.all(wordings.map((wording) => grant({ customerId: id, wording })));
    const { entries, intact } = await read({ customerId: id });
    expect(new Set(entries.map(({ wording }) => wording))).toEqual(new Set(wordings));
    expect(entries.map(({ sequence }) => sequence)).toEqual(wordings.map((_, n) => n + 1));
    expect(intact).toBe(true);
  });

  it('that is changed directly in the table is reported as not intact', async () => {
    const id = await customer();
    await grant({ customerId: id });
    await grant({ customerId: id });
    expect((await read({ customerId: id })).intact).toBe(true);
    await write([
      update(keys.permissionEntry(organizationId, id, 1), { set: { expiresOn: '2036-01-01' } }, {}),
    ]);
    expect((await read({ customerId: id })).intact).toBe(false);
  });
});

describe('the hash chain of a ledger', () => {
  it('detects a changed, removed, moved, repeated or cut off entry', async () => {
    const id = await customer();
    for (let n = 0; n < 4; n += 1) await grant({ customerId: id, wording: `Agreed ${n}` });
    const { entries } = await read({ customerId: id });
    const end = { ledgerLength: entries.length, ledgerHash: entries.at(-1)!.hash };
    expect(isIntact(entries, end)).toBe(true);
    const index = fc.nat({ max: entries.length - 1 });
    const tampered: fc.Arbitrary<PermissionEntry[]> = fc.oneof(
      index.map((n) => entries.filter((_, m) => m !== n)),
      index.map((n) => entries.map((entry, m) => (m === n ? { ...entry, wording: 'Anything' } : entry))),
      index.map((n) =>
        entries.map((entry, m) => (m === n ? { ...entry, channels: ['press' as const] } : entry)),
      ),
      index.map((n) => [...entries, entries[n]!]),
      fc
        .shuffledSubarray(entries, { minLength: entries.length })
        .filter((list) => list.some((entry, n) => entry !== entries[n])),
    );
    fc.assert(fc.property(tampered, (list) => !isIntact(list, end)));
  });
});
