import { describe, expect, it } from 'vitest';
import { channels, subjects } from '#contract/rules/choices';
import { limits } from '#contract/rules/limits';
import { permissionRoutes, type PermissionEntry } from '#contract/resources/permission';
import { keys } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import { callRaw } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import { addMember, call, makeOwner, makePerson, write } from '../support/people.ts';
import { runJob } from '../support/run-job.ts';
import { auditOf, dumpPartition, removeItem } from '../support/table.ts';
import { later, makeWithdrawing, openWork } from '../support/withdrawals.ts';

const {
  owner,
  organizationId,
  caller,
  publish,
  ledger,
  publicOf,
  newCustomer,
  makeDraft,
  published,
  read,
  withdraw,
  save,
  expectGone,
} = await makeWithdrawing();

const grant = (customerId: string, parts: object) =>
  call(
    permissionRoutes.recordPermission,
    { customerId, subjects, channels, wording: 'You may', method: 'contract', ...parts },
    caller,
  );

const refused = async (input: object, as = caller) =>
  (await callRaw(permissionRoutes.withdrawPermission, input, as)).body;
const idsOf = (references: readonly { id: string }[]) => references.map(({ id }) => id);

describe('a withdrawal of one reference', () => {
  it('takes it down with a ledger entry and leaves other references alone', async () => {
    const customerId = await newCustomer();
    const [one, other] = await Promise.all([publish(customerId), publish(customerId)]);
    const done = await withdraw({ referenceId: one.id, reason: 'They were bought' });
    expect(done).toEqual({ entryId: done.entryId, takenDown: [one.id], remaining: 0 });
    expect(await read(one.id)).toMatchObject({ status: 'Draft', version: 2, updatedBy: owner.userId });
    expect(await publicOf(customerId)).toEqual([other.id]);
    const { entries, state } = await call(permissionRoutes.getPermission, { referenceId: one.id }, caller);
    expect(entries).toMatchObject([
      {
        id: done.entryId,
        kind: 'declined',
        subjects: [...subjects],
        channels: [...channels],
        reason: 'They were bought',
        enteredBy: owner.userId,
      },
    ]);
    expect(state.name.website).toEqual({ state: 'declined', entryId: done.entryId });
    const recorded = await auditOf(organizationId);
    const about = (id: string) =>
      recorded.filter((entry) => entry.subject === id).map(({ action }) => action);
    expect(about(done.entryId)).toEqual(['permission.withdraw']);
    expect(about(one.id)).toEqual(['reference.create', 'reference.unpublish']);
    await expectConsistent(organizationId);
  });

  it('from channels outside our pages is recorded only', async () => {
    const customerId = await newCustomer();
    const reference = await publish(customerId);
    for (const input of [{ referenceId: reference.id }, { customerId }]) {
      const done = await withdraw({ ...input, channels: ['press', 'social'] });
      expect(done).toMatchObject({ takenDown: [], remaining: 0 });
    }
    expect((await ledger(customerId)).entries).toMatchObject([
      { kind: 'declined', referenceId: reference.id, channels: ['social', 'press'] },
      { kind: 'declined', channels: ['social', 'press'] },
    ]);
    expect(await publicOf(customerId)).toEqual([reference.id]);
    expect(await openWork(customerId)).toEqual([]);
    expect((await save(await makeDraft(customerId), { status: 'Published' })).status).toBe(200);
  });

  it('from our page takes down unlisted cards too and skips drafts', async () => {
    const customerId = await newCustomer();
    const unlisted = await publish(customerId, { visibility: 'unlisted' });
    const draft = await makeDraft(customerId);
    const only = { channels: ['reference-page'] };
    expect(await withdraw({ referenceId: unlisted.id, ...only })).toMatchObject({ takenDown: [unlisted.id] });
    expect(await withdraw({ referenceId: draft.id, ...only })).toMatchObject({ takenDown: [] });
    expect((await read(draft.id)).version).toBe(1);
    await expectGone(customerId);
  });

  it('names what had been allowed, and as refused what never was', async () => {
    const customerId = await newCustomer();
    const reference = await publish(customerId);
    await grant(customerId, { subjects: ['name', 'logo'], channels: ['reference-page', 'website'] });
    await grant(customerId, { referenceId: reference.id, subjects: ['text'], channels: ['reference-page'] });
    const only = { channels: ['reference-page', 'website'] };
    const { takenDown } = await withdraw({ referenceId: reference.id, ...only });
    expect(takenDown).toEqual([reference.id]);
    const said = ({ kind, subjects: named, channels: where }: PermissionEntry) => [kind, named, where];
    expect((await ledger(customerId)).entries.slice(2).map(said)).toEqual([
      ['withdrawn', ['name', 'logo', 'text'], ['reference-page']],
      ['withdrawn', ['name', 'logo'], ['website']],
      ['declined', ['quote', 'images', 'person', 'value'], ['reference-page']],
      ['declined', ['text', 'quote', 'images', 'person', 'value'], ['website']],
    ]);
    await withdraw({ customerId, ...only });
    const { entries, intact } = await ledger(customerId);
    expect(entries.slice(6).map(said)).toEqual([
      ['withdrawn', ['name', 'logo', 'text'], ['reference-page']],
      ['withdrawn', ['name', 'logo'], ['website']],
      ['declined', ['quote', 'images', 'person', 'value'], ['reference-page']],
      ['declined', ['text', 'quote', 'images', 'person', 'value'], ['website']],
    ]);
    expect(intact).toBe(true);
    await expectGone(customerId);
  });

  it('adds nothing to what the customer withdrew before, but to our own revocation', async () => {
    const customerId = await newCustomer();
    const reference = await publish(customerId);
    await grant(customerId, { subjects: ['name'] });
    await withdraw({ customerId, by: 'us' });
    const first = await withdraw({ referenceId: reference.id });
    const again = await withdraw({ referenceId: reference.id });
    expect(again).toEqual({ entryId: first.entryId, takenDown: [], remaining: 0 });
    expect((await ledger(customerId)).entries.map(({ kind, subjects: named }) => [kind, named])).toEqual([
      ['granted', ['name']],
      ['revoked', [...subjects]],
      ['withdrawn', ['name']],
      ['declined', subjects.filter((subject) => subject !== 'name')],
    ]);
  });

  it('is refused without a target, with two, or for strangers', async () => {
    const customerId = await newCustomer();
    const reference = await publish(customerId);
    for (const input of [{}, { customerId, referenceId: reference.id }]) {
      expect(await refused(input)).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { customerId: 'Name a customer or a reference, and not both' },
      });
    }
    const stranger = await makeOwner();
    for (const input of [{ customerId }, { referenceId: reference.id }]) {
      expect(await refused(input, stranger.caller)).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await publicOf(customerId)).toEqual([reference.id]);
  });
});

describe('a revocation of our own', () => {
  it("is for managers, while every member may record a customer's withdrawal", async () => {
    const person = await makePerson();
    await addMember(organizationId, person, 'member');
    const member = { token: person.accessToken, organizationId };
    const customerId = await newCustomer();
    const reference = await publish(customerId);
    expect(await refused({ customerId, by: 'us' }, member)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await publicOf(customerId)).toEqual([reference.id]);
    expect((await ledger(customerId)).entries).toEqual([]);
    expect(await withdraw({ customerId }, member)).toMatchObject({ takenDown: [reference.id] });
    await withdraw({ customerId, by: 'us' });
    const { entries } = await ledger(customerId);
    expect(entries.map(({ kind, enteredBy }) => [kind, enteredBy])).toEqual([
      ['declined', person.userId],
      ['revoked', owner.userId],
    ]);
    await expectGone(customerId);
  });
});

describe('a withdrawal of everything', () => {
  it('takes down every card of the customer and of no other', async () => {
    const [customerId, otherId] = [await newCustomer(), await newCustomer()];
    const references = await published(customerId, 3);
    const hidden = await publish(customerId, { visibility: 'private' });
    const draft = await makeDraft(customerId);
    const other = await publish(otherId);
    const done = await withdraw({ customerId });
    expect(done.remaining).toBe(0);
    expect(done.takenDown.toSorted()).toEqual([...idsOf(references), hidden.id].toSorted());
    expect((await ledger(customerId)).entries).toHaveLength(1);
    expect((await read(draft.id)).version).toBe(1);
    expect(await publicOf(otherId)).toEqual([other.id]);
    await expectGone(customerId);
  });

  it('succeeds although the ledger is full', async () => {
    const customerId = await newCustomer();
    const reference = await publish(customerId);
    await write([
      update(
        keys.customer(organizationId, customerId),
        { set: { ledgerLength: limits.permissionEntries, ledgerHash: 'x' } },
        {},
      ),
    ]);
    expect(await withdraw({ customerId })).toMatchObject({ takenDown: [reference.id] });
    expect(await publicOf(customerId)).toEqual([]);
    // The invented counters are removed, because they match nothing.
    await write([
      update(keys.customer(organizationId, customerId), { unset: ['ledgerLength', 'ledgerHash'] }, {}),
    ]);
    const rows = await dumpPartition(`ORG#${organizationId}`);
    for (const { pk, sk } of rows.filter((row) => String(row.sk).startsWith(`PERM#${customerId}`)))
      await removeItem({ pk: pk as string, sk: sk as string });
  });

  it('succeeds four times at once and is written once', async () => {
    const customerId = await newCustomer();
    const references = await published(customerId, 4);
    const answers = await Promise.all([1, 2, 3, 4].map(() => withdraw({ customerId })));
    expect(answers.flatMap(({ takenDown }) => takenDown).toSorted()).toEqual(idsOf(references).toSorted());
    expect((await ledger(customerId)).entries).toHaveLength(1);
    await runJob('FinishWithdrawals', later());
    await expectGone(customerId);
  });
});
