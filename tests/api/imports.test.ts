import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { importRoutes } from '#contract/resources/import';
import { routeKey } from '#contract/primitives/route';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';
import { earlierImports, undoImport } from '#web/workspace/features/references/imports/undo-import.ts';
import { bringFile, contextOf, customersOf, planOf, recordsIn, referencesOf } from '../support/imports.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeOwner, type Owner } from '../support/people.ts';
import { dumpPartition } from '../support/table.ts';

interface Capacity {
  routes: Record<string, { writes: number }>;
}

const sample = new URL('../support/import-samples/references-messy.xlsx', import.meta.url);
const sheets = await readTable(new Uint8Array(await readFile(sample)), 'references-messy.xlsx');

const bring = (owner: Owner) => bringFile(owner, { file: 'references-messy.xlsx', sheets });

async function countStates(owner: Owner) {
  const counts: Record<string, number> = {};
  for (const { state } of (await planOf(owner, sheets)).rows) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

describe('a look before bringing in', () => {
  it('writes nothing, and costs nothing but reading', async () => {
    const owner = await makeOwner({ maxCards: 500 });
    await bring(owner);
    const before = await dumpPartition(`ORG#${owner.organizationId}`);
    const { rows } = await planOf(owner, sheets);
    expect(rows).toHaveLength(60);
    expect(await dumpPartition(`ORG#${owner.organizationId}`)).toEqual(before);
    const { routes } = JSON.parse(await readFile('docs/operations/capacity.json', 'utf8')) as Capacity;
    const { listReferences, getFacts } = referenceRoutes;
    for (const route of [listReferences, getFacts, customerRoutes.listCustomers, importRoutes.getImport])
      expect([route.path, routes[routeKey(route)]!.writes]).toEqual([route.path, 0]);
  });
});

describe('a spreadsheet', () => {
  it('becomes drafts of its customers, and twice changes nothing', async () => {
    const owner = await makeOwner({ maxCards: 500 });
    expect(await countStates(owner)).toEqual({ new: 58, twin: 2 });
    const { made, refused, left } = await bring(owner);
    expect([made.length, refused, left]).toEqual([58, [], []]);
    const references = await referencesOf(owner);
    expect(new Set(references.map(({ status }) => status))).toEqual(new Set(['Draft']));
    expect(await customersOf(owner)).toHaveLength(26);
    expect(references.find(({ externalId }) => externalId === 'P-1000')).toMatchObject({
      name: 'Koulukampuksen peruskorjaus, rakennesuunnittelu, Kuusilahti',
      origin: { file: 'references-messy.xlsx', worksheet: 'Referenssit 2016-2023', row: 5 },
      attributes: { referenceType: 'koulu' },
      custom: { projectLocation: 'Kuusilahti' },
    });
    const facts = await Promise.all(
      references.map(async ({ id }) => (await call(referenceRoutes.getFacts, { id }, owner.caller)).values),
    );
    expect(facts.filter(({ contractValue }) => contractValue)).toHaveLength(55);
    expect(facts.filter(({ role }) => role)).toHaveLength(58);
    expect(facts.filter(({ clientContact }) => clientContact)).toHaveLength(43);
    const requests = await call(approvalRoutes.listApprovals, {}, owner.caller);
    expect(requests.approvals).toEqual([]);
    expect(JSON.stringify(references)).not.toMatch(/contractValue|kate heikko/);
    await expectConsistent(owner.organizationId);
    expect(await countStates(owner)).toEqual({ same: 59, twin: 1 });
    expect((await bring(owner)).made).toEqual([]);
    expect(await referencesOf(owner)).toEqual(references);
  });

  it('stops where the plan is full, and says what is left', async () => {
    const owner = await makeOwner({ maxCards: 5 });
    const { made, refused, left } = await bring(owner);
    expect([made.length, refused, left.length]).toEqual([5, [], 53]);
    await expectConsistent(owner.organizationId);
  });
});

describe('an undone import', () => {
  it('leaves the organization as it was', async () => {
    const owner = await makeOwner({ maxCards: 500 });
    const pk = `ORG#${owner.organizationId}`;
    const before = await recordsIn(pk);
    await bring(owner);
    const [brought] = earlierImports(await referencesOf(owner));
    const undo = () => undoImport(contextOf(owner), brought!);
    // Two people take it back at once.
    const both = await Promise.all([undo(), undo()]);
    expect(both).toEqual([
      { gone: 58, restored: 0, kept: [] },
      { gone: 58, restored: 0, kept: [] },
    ]);
    expect(await recordsIn(pk)).toEqual(before);
  });

  it('takes back the chosen references alone, and the others later', async () => {
    const owner = await makeOwner({ maxCards: 500 });
    const pk = `ORG#${owner.organizationId}`;
    const before = await recordsIn(pk);
    await bring(owner);
    const references = await referencesOf(owner);
    const contactsOf = async () =>
      (await dumpPartition(pk)).filter(({ sk }) => String(sk).includes('CONTACT#')).length;
    const contacts = await contactsOf();
    const chosen = new Set(references.slice(0, 3).map(({ id }) => id));
    const [brought] = earlierImports(references);
    expect(await undoImport(contextOf(owner), brought!, chosen)).toEqual({ gone: 3, restored: 0, kept: [] });
    const left = await referencesOf(owner);
    expect(left.map(({ id }) => id)).toEqual(references.slice(3).map(({ id }) => id));
    const facts = await Promise.all(
      left.map(async ({ id }) => (await call(referenceRoutes.getFacts, { id }, owner.caller)).values),
    );
    expect(new Set(facts.flatMap(({ clientContact }) => clientContact ?? [])).size).toBe(await contactsOf());
    expect(await contactsOf()).toBeLessThanOrEqual(contacts);
    await undoImport(contextOf(owner), earlierImports(left)[0]!);
    expect(await recordsIn(pk)).toEqual(before);
  });

  it('keeps what somebody changed since, also while it runs', async () => {
    const owner = await makeOwner({ maxCards: 500 });
    await bring(owner);
    const references = await referencesOf(owner);
    const [brought] = earlierImports(references);
    const [changed, racing, checked, allowed] = references;
    const rename = (reference: typeof changed) =>
      call(
        referenceRoutes.updateReference,
        { id: reference!.id, attributes: reference!.attributes, name: 'By hand' },
        owner.caller,
      );
    await rename(changed);
    const { values, version } = await call(referenceRoutes.getFacts, { id: checked!.id }, owner.caller);
    await call(referenceRoutes.saveFacts, { id: checked!.id, values, version, checked: true }, owner.caller);
    const permission = {
      customerId: allowed!.attributes.customerId,
      referenceId: allowed!.id,
      subjects: ['name'],
      channels: ['tender'],
      wording: 'Acme may be named in tenders.',
      method: 'contract',
    };
    await call(permissionRoutes.recordPermission, permission, owner.caller);
    const now = earlierImports(await referencesOf(owner))[0]!;
    // The list that the screen has is older than this change.
    await rename(racing);
    const { gone, kept } = await undoImport(contextOf(owner), now);
    expect(gone).toBe(54);
    expect(new Set(kept.map(({ id }) => id))).toEqual(
      new Set([changed!.id, racing!.id, checked!.id, allowed!.id]),
    );
    expect(brought!.made).toHaveLength(58);
    const left = await referencesOf(owner);
    expect(new Set(left.map(({ name }) => name))).toEqual(new Set(['By hand', checked!.name, allowed!.name]));
    const customers = await customersOf(owner);
    expect(customers.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(left.map(({ attributes }) => attributes.customerId))].toSorted(),
    );
    await expectConsistent(owner.organizationId);
  });

  it('keeps what a customer was asked about, and customers with a contact', async () => {
    const owner = await makeOwner({ maxCards: 500 });
    await bring(owner);
    const [asked] = await referencesOf(owner);
    const { customerId } = asked!.attributes;
    const contact = { id: customerId, name: 'Kim', email: 'kim@customer.example' };
    const { id: contactId } = await call(customerRoutes.createContact, contact, owner.caller);
    const question = {
      contactId,
      referenceId: asked!.id,
      subjects: ['name'],
      channels: ['website'],
    };
    await call(approvalRoutes.askApproval, question, owner.caller);
    const other = (await customersOf(owner)).find(({ id }) => id !== customerId)!;
    await call(customerRoutes.createContact, { ...contact, id: other.id }, owner.caller);
    const { kept } = await undoImport(contextOf(owner), earlierImports(await referencesOf(owner))[0]!);
    expect(kept.map(({ id }) => id)).toEqual([asked!.id]);
    const left = (await customersOf(owner)).map(({ id }) => id).toSorted();
    expect(left).toEqual([customerId, other.id].toSorted());
  });
});
