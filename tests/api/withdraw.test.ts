import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Context, ScheduledEvent } from 'aws-lambda';
import { describe, expect, inject, it, vi } from 'vitest';
import { collectionRoutes } from '#contract/collection';
import { customerRoutes } from '#contract/customer';
import { limits } from '#contract/limits';
import { channels, permissionRoutes, subjects } from '#contract/permission';
import { referenceRoutes, type Reference } from '#contract/reference';
import { updateReference } from '#functions/reference/update-reference';
import { withdrawPermission } from '#functions/permission/withdraw-permission';
import { openTable } from '#functions/shared/data/client';
import { keys } from '#functions/shared/data/keys';
import { update } from '#functions/shared/data/write';
import { handler } from '#functions/triggers/finish-withdrawals';
import { callRaw } from '../support/call.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { ownersContext, runInProcess } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import {
  addMember,
  call,
  makeCollection,
  makeCustomer,
  makeOwner,
  makePerson,
  makeReference,
  write,
} from '../support/people.ts';
import { runJob } from '../support/run-job.ts';
import { auditOf, dumpPartition, readItem } from '../support/table.ts';

runInProcess();
// The log of the job, which here runs inside the test.
const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
const { owner, organizationId, caller } = await makeOwner({ maxCards: 1_000 });
const newCustomer = async () => (await makeCustomer(owner, organizationId)).id;
const publish = (customerId: string, input: object = {}) =>
  makeReference(owner, organizationId, customerId, { status: 'Published', ...input });
const published = (customerId: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => publish(customerId)));
const idsOf = (references: readonly { id: string }[]) => references.map(({ id }) => id);

const withdraw = (input: object, as = caller) => call(permissionRoutes.withdrawPermission, input, as);
const refused = async (input: object, as = caller) =>
  (await callRaw(permissionRoutes.withdrawPermission, input, as)).body;
const ledger = (customerId: string) => call(permissionRoutes.getPermission, { customerId }, caller);
const read = (id: string) => call(referenceRoutes.getReference, { id }, caller);

/** So much later that whoever publishes cannot have begun before the withdrawal. */
const later = () => new Date(Date.now() + (limits.callSeconds + 1) * 1_000);
const inProcess = (now = new Date()) => ownersContext(organizationId, owner.userId, now);
const change = ({ id, attributes }: Reference, changes: object) => ({
  id,
  attributes: { customerId: attributes.customerId },
  ...changes,
});
const republish = ({ id, attributes: { customerId } }: Reference, now?: Date) => {
  const body = { id, status: 'Published', attributes: { customerId } };
  return updateReference(inProcess(now), referenceRoutes.updateReference.body.parse(body));
};
/** As the browser sends it, to the deployed function. */
const save = (reference: Reference, changes: object) =>
  callRaw(referenceRoutes.updateReference, change(reference, changes), caller);

const runHere = async () => {
  await handler(
    { id: 'test', time: later().toISOString() } as ScheduledEvent,
    {} as Context,
    () => undefined,
  );
};
const openWork = async (customerId: string) =>
  (await dumpPartition('DUE#withdraw')).filter((row) => row.customerId === customerId);

/** The references of a customer that visitors can be shown. */
async function publicOf(customerId: string): Promise<string[]> {
  const rows = await dumpPartition(`PUB#${organizationId}`);
  const cards = rows.filter((row) => row.customerId === customerId && row.gone !== true);
  return cards.map(({ sk }) => String(sk).slice('REF#'.length));
}

async function expectGone(customerId: string): Promise<void> {
  expect(await publicOf(customerId)).toEqual([]);
  expect(await readItem(keys.publicCustomer(organizationId, customerId))).toBeUndefined();
  const row = await readItem(keys.customer(organizationId, customerId));
  expect(row?.withdrawals).toBeUndefined();
  expect(await openWork(customerId)).toEqual([]);
  expect((await ledger(customerId)).intact).toBe(true);
  await expectConsistent(organizationId);
}

describe('a withdrawal of one reference', () => {
  it('takes it down with the entry that says so, and leaves all others of the customer', async () => {
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
        kind: 'withdrawn',
        subjects: [...subjects],
        channels: [...channels],
        reason: 'They were bought',
        enteredBy: owner.userId,
      },
    ]);
    expect(state.name.website).toEqual({ state: 'withdrawn', entryId: done.entryId });
    const recorded = await auditOf(organizationId);
    const about = (id: string) =>
      recorded.filter((entry) => entry.subject === id).map(({ action }) => action);
    expect(about(done.entryId)).toEqual(['permission.withdraw']);
    expect(about(one.id)).toEqual(['reference.create', 'reference.unpublish']);
    await expectConsistent(organizationId);
  });

  it('from channels that are not ours is written down, and takes nothing down', async () => {
    const customerId = await newCustomer();
    const reference = await publish(customerId);
    for (const input of [{ referenceId: reference.id }, { customerId }]) {
      const done = await withdraw({ ...input, channels: ['press', 'social'] });
      expect(done).toMatchObject({ takenDown: [], remaining: 0 });
    }
    expect((await ledger(customerId)).entries).toMatchObject([
      { kind: 'withdrawn', referenceId: reference.id, channels: ['social', 'press'] },
      { kind: 'withdrawn', channels: ['social', 'press'] },
    ]);
    expect(await publicOf(customerId)).toEqual([reference.id]);
    expect(await openWork(customerId)).toEqual([]);
    // And keeps nobody from publishing.
    expect(
      (await save(await makeReference(owner, organizationId, customerId), { status: 'Published' })).status,
    ).toBe(200);
  });

  it('from our page alone takes it down, also an unlisted one; a draft stays what it is', async () => {
    const customerId = await newCustomer();
    const unlisted = await publish(customerId, { visibility: 'unlisted' });
    const draft = await makeReference(owner, organizationId, customerId);
    const only = { channels: ['reference-page'] };
    expect(await withdraw({ referenceId: unlisted.id, ...only })).toMatchObject({ takenDown: [unlisted.id] });
    expect(await withdraw({ referenceId: draft.id, ...only })).toMatchObject({ takenDown: [] });
    expect((await read(draft.id)).version).toBe(1);
    await expectGone(customerId);
  });

  it('is refused to whoever names nothing, both, or what is not theirs', async () => {
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

describe('a permission that we revoke', () => {
  it('is for managers; that a customer withdrew, everybody writes down', async () => {
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
      ['withdrawn', person.userId],
      ['revoked', owner.userId],
    ]);
    await expectGone(customerId);
  });
});

describe('a withdrawal of everything', () => {
  it('takes down all that a customer has, of any visibility, and nothing of another one', async () => {
    const [customerId, otherId] = [await newCustomer(), await newCustomer()];
    const references = await published(customerId, 3);
    const hidden = await publish(customerId, { visibility: 'private' });
    const draft = await makeReference(owner, organizationId, customerId);
    const other = await publish(otherId);
    const done = await withdraw({ customerId });
    expect(done.remaining).toBe(0);
    expect(done.takenDown.toSorted()).toEqual([...idsOf(references), hidden.id].toSorted());
    expect((await ledger(customerId)).entries).toHaveLength(1);
    expect((await read(draft.id)).version).toBe(1);
    expect(await publicOf(otherId)).toEqual([other.id]);
    await expectGone(customerId);
  });

  it('is never refused because the ledger is full', async () => {
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
    // What was made up here agrees with nothing.
    await write([
      update(keys.customer(organizationId, customerId), { unset: ['ledgerLength', 'ledgerHash'] }, {}),
    ]);
    const rows = await dumpPartition(`ORG#${organizationId}`);
    const { removeItem } = await import('../support/table.ts');
    for (const { pk, sk } of rows.filter(({ sk }) => String(sk).startsWith(`PERM#${customerId}`)))
      await removeItem({ pk: pk as string, sk: sk as string });
  });

  it('is told twice, and at once by four people, without harm', async () => {
    const customerId = await newCustomer();
    const references = await published(customerId, 4);
    const answers = await Promise.all([1, 2, 3, 4].map(() => withdraw({ customerId })));
    expect(answers.flatMap(({ takenDown }) => takenDown).toSorted()).toEqual(idsOf(references).toSorted());
    expect((await ledger(customerId)).entries).toHaveLength(4);
    await runJob('FinishWithdrawals', later());
    await expectGone(customerId);
  });
});

describe('a withdrawal is never lost', () => {
  it('when the function dies between any two writes: the next run of the job ends it', async () => {
    for (let writes = 0, finished = false; !finished; writes += 1) {
      const customerId = await newCustomer();
      const references = await published(customerId, 3);
      finished = await cutOffAfter(writes, () => withdrawPermission(inProcess(), { customerId }));
      const { entries, state } = await ledger(customerId);
      expect(entries).toHaveLength(writes === 0 ? 0 : 1);
      expect(state.name.website.state).toBe(writes === 0 ? 'not asked' : 'withdrawn');
      expect(await publicOf(customerId)).toHaveLength(Math.max(0, 3 - Math.max(0, writes - 1)));
      if (writes === 0) continue;
      // However late it is: until it is carried out nobody can publish behind its back.
      const again = republish(references[0]!, later());
      if (!finished) await expect(again).rejects.toMatchObject({ code: 'PERMISSION_WITHDRAWN' });
      else {
        await again;
        await withdraw({ customerId });
      }
      await runJob('FinishWithdrawals', later());
      await expectGone(customerId);
      expect(writes).toBeLessThan(10);
    }
  });

  it('when the job dies, after each of its writes, or two of its runs meet', async () => {
    const customerId = await newCustomer();
    await published(customerId, 4);
    await cutOffAfter(1, () => withdrawPermission(inProcess(), { customerId }));
    let runs = 1;
    while (!(await cutOffAfter(1, runHere))) runs += 1;
    expect(runs).toBeGreaterThan(4);
    await expectGone(customerId);

    const otherId = await newCustomer();
    await published(otherId, 4);
    await cutOffAfter(1, () => withdrawPermission(inProcess(), { customerId: otherId }));
    await Promise.all([runHere(), runHere(), runHere()]);
    await expectGone(otherId);
  });

  it('when its customer is deleted before the job has run', async () => {
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

  it('while its organisation is deleted: it waits for a restore', async () => {
    const customerId = await newCustomer();
    await publish(customerId);
    await cutOffAfter(1, () => withdrawPermission(inProcess(), { customerId }));
    const status = (to: string) =>
      write([update(keys.organization(organizationId), { set: { status: to } }, {})]);
    await status('deleted');
    await runHere();
    expect(await openWork(customerId)).toHaveLength(1);
    await status('active');
    await runHere();
    await expectGone(customerId);
  });
});

/** Does something after `operation` has read what it decides by, before it writes. */
async function between(operation: () => Promise<unknown>, act: () => Promise<unknown>): Promise<unknown> {
  const { client } = openTable();
  const send = client.send.bind(client) as (command: object) => Promise<unknown>;
  let waiting = true;
  const spy = vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
    if (waiting && command instanceof TransactWriteCommand) {
      waiting = false;
      await act();
    }
    return await send(command);
  }) as never);
  try {
    return await operation().catch((error: unknown) => error);
  } finally {
    spy.mockRestore();
    expect(waiting).toBe(false);
  }
}

describe('what is published at the moment of a withdrawal', () => {
  it.each([
    ['everything', ({ attributes }: Reference) => ({ customerId: attributes.customerId })],
    ['one reference', ({ id }: Reference) => ({ referenceId: id })],
  ])('of %s does not become public, however late it is written', async (_what, target) => {
    const customerId = await newCustomer();
    const draft = await makeReference(owner, organizationId, customerId);
    const outcome = await between(
      () => republish(draft),
      () => withdraw(target(draft)),
    );
    expect(outcome).toMatchObject({ code: 'PERMISSION_WITHDRAWN' });
    expect((await read(draft.id)).status).toBe('Draft');
    await expectGone(customerId);
    // Who decides after it, decides anew.
    expect((await save(draft, { status: 'Published' })).body).toMatchObject({ code: 'PERMISSION_WITHDRAWN' });
    await republish(draft, later());
    expect(await publicOf(customerId)).toEqual([draft.id]);
    await expectConsistent(organizationId);
  });

  it('and was published before it was written is taken down', async () => {
    const customerId = await newCustomer();
    const draft = await makeReference(owner, organizationId, customerId);
    const become = { referenceId: draft.id };
    await between(
      () => withdrawPermission(inProcess(), become),
      async () => expect((await save(draft, { status: 'Published' })).status).toBe(200),
    );
    await expectGone(customerId);
  });

  it('is not brought back by somebody who saves what they had open', async () => {
    const customerId = await newCustomer();
    const reference = await publish(customerId);
    const outcome = await between(
      () => republish(reference),
      () => withdraw({ customerId }),
    );
    expect(outcome).toMatchObject({ code: 'PERMISSION_WITHDRAWN' });
    await expectGone(customerId);
  });

  it('is not carried over to another customer, nor to the one that withdrew', async () => {
    const [customerId, otherId] = [await newCustomer(), await newCustomer()];
    const [leaving, coming] = [await publish(customerId), await publish(otherId)];
    await cutOffAfter(1, () => withdrawPermission(inProcess(), { customerId }));
    for (const [reference, to] of [
      [leaving, otherId],
      [coming, customerId],
    ] as const) {
      expect((await save(reference, { attributes: { customerId: to } })).body).toMatchObject({
        code: 'PERMISSION_WITHDRAWN',
      });
    }
    const input = { name: 'New', status: 'Published', attributes: { customerId, description: 'In short' } };
    expect((await callRaw(referenceRoutes.createReference, input, caller)).body).toMatchObject({
      code: 'PERMISSION_WITHDRAWN',
    });
    await runJob('FinishWithdrawals', later());
    await expectGone(customerId);
    expect(await publicOf(otherId)).toEqual([coming.id]);
  });

  it('by many at once leaves nothing public', async () => {
    const customerId = await newCustomer();
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () => makeReference(owner, organizationId, customerId)),
    );
    await Promise.all([
      ...drafts.map((draft) => save(draft, { status: 'Published' })),
      withdraw({ customerId }),
      ...drafts.map((draft) => save(draft, { status: 'Published', name: 'Again' })),
    ]);
    await expectGone(customerId);
  });
});

describe('what visitors see', () => {
  it('shows nothing of the customer any more: page, story, collection, embeds, social image, sitemap', async () => {
    const name = 'Tailored Lighthouses Ltd';
    const { id: customerId } = await makeCustomer(owner, organizationId, { name });
    const reference = await publish(customerId, { name: 'Light without a keeper' });
    const collection = await makeCollection(owner, organizationId, {
      visibility: 'public',
      itemIds: [reference.id],
    });
    const slug = (await read(reference.id)).slug!;
    const own = `/reference-page/${organizationId}`;
    const texts = {
      page: own,
      story: `${own}/${slug}`,
      collection: `${own}/collection/${collection.id}`,
      embed: `${own}/embed.json`,
      'embed of the collection': `${own}/collection/${collection.id}/embed.json`,
      sitemap: `${own}/sitemap.xml`,
    };
    const image = `${own}/${reference.id}/social-image.png`;
    const fetched = (path: string) => fetch(inject('cloud').origin + path);
    const shows = async (path: string) => {
      const text = await (await fetched(path)).text();
      return [name, reference.name, slug].some((word) => text.includes(word));
    };
    // Each is at the edge before it has to go from there.
    for (const path of Object.values(texts)) await expect.poll(() => shows(path)).toBe(true);
    await expect.poll(async () => (await fetched(image)).status).toBe(200);

    const begun = performance.now();
    const seconds = () => Math.round(performance.now() - begun) / 1_000;
    const measured: Record<string, number> = {};
    const watched = Object.entries(texts).map(async ([surface, path]) => {
      await expect.poll(() => shows(path)).toBe(false);
      measured[surface] = seconds();
    });
    const answered = withdraw({ customerId }).then(() => (measured.answer = seconds()));
    const imageGone = expect
      .poll(async () => (await fetched(image)).status)
      .toBe(410)
      .then(() => (measured['social image'] = seconds()));
    await Promise.all([answered, imageGone, ...watched]);
    log.mockRestore();
    console.info('seconds until it was gone', measured);
    await call(collectionRoutes.deleteCollection, { id: collection.id }, caller);
  });
});
