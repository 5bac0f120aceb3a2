import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectionRoutes } from '#contract/resources/collection';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { publicRoutes } from '#contract/resources/public';
import { updateReference } from '#functions/reference/update-reference';
import { deleteReference } from '#functions/reference/delete-reference';
import { withdrawPermission } from '#functions/permission/withdraw-permission';
import { getReference } from '#functions/reference/get-reference';
import { keys } from '#functions/shared/data/keys';
import { callRaw } from '../support/call.ts';
import { cutOffAfter } from '../support/cut-off.ts';
import { runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call, makeCollection } from '../support/people.ts';
import { runJob } from '../support/run-job.ts';
import { readItem } from '../support/table.ts';
import { onWrite } from '../support/transactions.ts';
import { finishHere, later, makeWithdrawing } from '../support/withdrawals.ts';
import { AppError } from '#functions/shared/errors/app-error';

runQuietly();
const {
  owner,
  organizationId,
  caller,
  publish,
  inProcess,
  publicOf,
  newCustomer,
  makeDraft,
  read,
  approve,
  withdraw,
  save,
  republish,
  expectGone,
} = await makeWithdrawing();

async function between(operation: () => Promise<unknown>, act: () => Promise<unknown>): Promise<unknown> {
  let waiting = true;
  const restore = onWrite(async (write) => {
    if (waiting) {
      waiting = false;
      await act();
    }
    await write();
  });
  try {
    return await operation().catch((error: unknown) => error);
  } finally {
    restore();
    expect(waiting).toBe(false);
  }
}

describe('a publish during a withdrawal', () => {
  it.each([
    ['everything', ({ attributes }: Reference) => ({ customerId: attributes.customerId })],
    ['one reference', ({ id }: Reference) => ({ referenceId: id })],
  ])('of %s is refused, however late it writes', async (_what, target) => {
    const customerId = await newCustomer();
    const draft = await makeDraft(customerId);
    const outcome = await between(
      () => republish(draft),
      () => withdraw(target(draft)),
    );
    expect(outcome).toMatchObject({ code: 'PERMISSION_CLOSED' });
    expect((await read(draft.id)).status).toBe('Draft');
    await expectGone(customerId);
    await expect(republish(draft, later())).rejects.toMatchObject({ code: 'PERMISSION_CLOSED' });
    await approve(draft);
    await republish(draft);
    expect(await publicOf(customerId)).toEqual([draft.id]);
    await expectConsistent(organizationId);
  });

  it('that comes first is taken down', async () => {
    const customerId = await newCustomer();
    const draft = await makeDraft(customerId);
    const become = { referenceId: draft.id };
    await between(
      () => withdrawPermission(inProcess(), become),
      async () => expect((await save(draft, { status: 'Published' })).status).toBe(200),
    );
    await expectGone(customerId);
  });

  it('is refused to somebody who saves an open form', async () => {
    const customerId = await newCustomer();
    const reference = await publish(customerId);
    const outcome = await between(
      () => republish(reference),
      () => withdraw({ customerId }),
    );
    expect(outcome).toMatchObject({ code: 'PERMISSION_CLOSED' });
    await expectGone(customerId);
  });

  it('is refused on a move to the withdrawing customer', async () => {
    const [customerId, otherId] = [await newCustomer(), await newCustomer()];
    const coming = await publish(otherId);
    await publish(customerId);
    await cutOffAfter(1, () => withdrawPermission(inProcess(), { customerId }));
    expect((await save(coming, { attributes: { customerId } })).body).toMatchObject({
      code: 'PERMISSION_CLOSED',
    });
    const input = { name: 'New', status: 'Published', attributes: { customerId, description: 'In short' } };
    expect((await callRaw(referenceRoutes.createReference, input, caller)).body).toMatchObject({
      code: 'PERMISSION_CLOSED',
    });
    await runJob('FinishWithdrawals', later());
    await expectGone(customerId);
    expect(await publicOf(otherId)).toEqual([coming.id]);
  });

  it('by many at once leaves nothing public', async () => {
    const customerId = await newCustomer();
    const drafts = await Promise.all(Array.from({ length: 6 }, () => makeDraft(customerId)));
    await Promise.all([
      ...drafts.map((draft) => save(draft, { status: 'Published' })),
      withdraw({ customerId }),
      ...drafts.map((draft) => save(draft, { status: 'Published', name: 'Again' })),
    ]);
    await expectGone(customerId);
  });
});

/** Errors that concurrent calls may get. */
const outcomes = new Set(['NOT_FOUND', 'PERMISSION_CLOSED', 'VALIDATION_FAILED', 'BUSY']);
function expected(error: unknown): void {
  if (!(error instanceof AppError && outcomes.has(error.code))) throw error;
}

/**
 * Returns the cards of a customer on page, in collection and in the public rows, which is all that visitors'
 * functions read.
 */
async function shown(customerId: string, collectionId: string): Promise<string[]> {
  const page = await callRaw(publicRoutes.getReferencePage, { id: organizationId }, {});
  const collection = await callRaw(publicRoutes.getPublicCollection, { id: collectionId }, {});
  const listed = [page, collection].flatMap(({ body }) => body.references as { id: string }[]);
  const owners = await Promise.all(
    listed.map(async ({ id }) => ({
      id,
      of: (await readItem(keys.reference(organizationId, id)))?.attributes,
    })),
  );
  const theirs = owners.filter(
    ({ of }) => (of as { customerId?: string } | undefined)?.customerId === customerId,
  );
  return [...(await publicOf(customerId)), ...theirs.map(({ id }) => id)];
}

describe('many random changes at once', () => {
  const some = fc.nat({ max: 5 });
  const step = fc.oneof(
    fc.record({
      what: fc.constantFrom('publish', 'edit', 'hide', 'delete', 'move', 'approve', 'withdraw'),
      which: some,
    }),
    fc.record({ what: fc.constant('finish'), which: some }),
  );
  const rounds = fc.array(fc.array(step, { minLength: 2, maxLength: 7 }), { minLength: 2, maxLength: 4 });

  it('leave nothing public of a customer that withdraws', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, fc.nat({ max: 7 }), async (sequence, killedAfter) => {
        const [leaving, staying] = [await newCustomer(), await newCustomer()];
        const made = await Promise.all([
          ...[1, 2, 3].map(() => publish(leaving)),
          makeDraft(leaving),
          publish(staying),
          makeDraft(staying),
        ]);
        const itemIds = made.map(({ id }) => id);
        const collection = await makeCollection(owner, organizationId, { visibility: 'public', itemIds });
        let now = new Date();
        const act = async ({ what, which }: { what: string; which: number }) => {
          const { id } = made[which]!;
          const change = async (changes: object) => {
            const { attributes } = await getReference(inProcess(now), { id });
            const body = { id, attributes: { customerId: attributes.customerId }, ...changes };
            return await updateReference(inProcess(now), referenceRoutes.updateReference.body.parse(body));
          };
          if (what === 'publish') return await change({ status: 'Published' });
          if (what === 'edit') return await change({ name: `Changed ${which}` });
          if (what === 'hide') return await change({ visibility: 'unlisted' });
          if (what === 'move')
            return await change({ attributes: { customerId: which % 2 ? leaving : staying } });
          if (what === 'approve') return await approve(await getReference(inProcess(now), { id }), {}, now);
          if (what === 'delete') return await deleteReference(inProcess(now), { id });
          if (what === 'finish') return await finishHere(now);
          return await withdrawPermission(inProcess(now), { referenceId: id });
        };
        for (const steps of sequence) {
          // Each round is late enough for a new publish.
          now = later(now);
          const half = Math.floor(steps.length / 2);
          const run = (list: typeof steps) => list.map((one) => act(one).catch(expected));
          await Promise.all([
            ...run(steps.slice(0, half)),
            withdrawPermission(inProcess(now), { customerId: leaving }).catch(expected),
            ...run(steps.slice(half)),
          ]);
          expect(await shown(leaving, collection.id)).toEqual([]);
        }
        now = later(now);
        await Promise.all(
          made.map(({ id }) => act({ what: 'publish', which: itemIds.indexOf(id) }).catch(expected)),
        );
        const done = await cutOffAfter(killedAfter + 1, () =>
          withdrawPermission(inProcess(now), { customerId: leaving }),
        );
        if (!done) await finishHere(now);
        expect(await shown(leaving, collection.id)).toEqual([]);
        await expectGone(leaving);
        await call(collectionRoutes.deleteCollection, { id: collection.id }, caller);
      }),
      { numRuns: 12 },
    );
  });
});
