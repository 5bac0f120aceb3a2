import { describe, expect, it } from 'vitest';
import { referenceRoutes } from '#contract/resources/reference';
import { tenderRoutes } from '#contract/resources/tender';
import { partitions } from '#functions/shared/data/keys';
import { callRaw, outcomes, times } from '../support/call.ts';
import { expectConsistent } from '../support/invariants.ts';
import { makeCustomer, makeOwner, makeReference } from '../support/people.ts';
import { writeReferences } from '../support/references.ts';
import { tenderInput } from '../support/resources/tender.ts';
import { dumpPartition } from '../support/table.ts';
import { adding, tendersOf } from '../support/tenders.ts';

const { owner, organizationId, caller } = await makeOwner({ maxCards: 1_000 });
const { id: customerId } = await makeCustomer(owner, organizationId);
const newReference = async () => (await makeReference(owner, organizationId, customerId)).id;
const newReferences = (count: number) => writeReferences({ organizationId, customerId, count });
const { newTender, newNeed, read, update, pick } = tendersOf(caller);
const deleteReference = (id: string) => callRaw(referenceRoutes.deleteReference, { id }, caller);

describe('the references of a tender', () => {
  it('stay in their order, and those added again keep their place', async () => {
    const id = await newTender();
    const needId = await newNeed(id);
    const [a, b, c] = (await newReferences(3)) as [string, string, string];
    await pick(id, adding([a, b, c]));
    await pick(id, { order: [c, a, b] });
    await pick(id, adding([a], [needId]));
    expect((await read(id)).tender.referenceIds).toEqual([c, a, b]);
    await pick(id, { remove: [a] });
    const { tender, picks } = await read(id);
    expect(tender.referenceIds).toEqual([c, b]);
    expect(picks.map(({ referenceId }) => referenceId)).toEqual([c, b]);
    expect((await pick(id, { order: [c, a] })).body.code).toBe('VERSION_CONFLICT');
  });

  it('are not ordered over a change that the caller has not seen', async () => {
    const id = await newTender();
    const [a, b] = (await newReferences(2)) as [string, string];
    const { body } = await pick(id, adding([a, b]));
    const { partsVersion } = (body as unknown as { tender: { partsVersion: number } }).tender;
    await newNeed(id);
    const answer = await pick(id, { order: [b, a], partsVersion });
    expect(answer.body.code).toBe('VERSION_CONFLICT');
  });

  it('answer requirements of this tender only', async () => {
    const foreign = await newNeed(await newTender());
    const answer = await pick(await newTender(), adding([await newReference()], [foreign]));
    expect(answer.body.fields).toEqual({ add: 'Must be requirements of this tender' });
  });

  it('keep what each of eight callers adds at once', async () => {
    const id = await newTender();
    const ids = await newReferences(16);
    const answers = await times(8, (n) => pick(id, adding([ids[n]!, ids[n + 8]!, ids[0]!])));
    expect(outcomes(answers)).toEqual({ 200: 8 });
    expect((await read(id)).tender.referenceIds.toSorted()).toEqual(ids.toSorted());
    await expectConsistent(organizationId);
  });

  it('are not deleted while their tender is prepared, and the answer names it', async () => {
    const id = await newTender();
    const referenceId = await newReference();
    await pick(id, adding([referenceId]));
    const { status, body } = await deleteReference(referenceId);
    expect({ status, code: body.code, tenders: body.tenders }).toEqual({
      status: 409,
      code: 'REFERENCE_IN_TENDER',
      tenders: [{ id, name: tenderInput.title }],
    });
    await pick(id, { remove: [referenceId] });
    expect((await deleteReference(referenceId)).status).toBe(200);
  });

  it('are either chosen or deleted when both happen at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const id = await newTender();
      const referenceId = await newReference();
      const [picked, deleted] = await Promise.all([
        pick(id, adding([referenceId])),
        deleteReference(referenceId),
      ]);
      const outcome = [picked, deleted].map(({ status, body }) => body.code ?? status);
      expect([
        [200, 'REFERENCE_IN_TENDER'],
        ['REFERENCE_GONE', 200],
      ]).toContainEqual(outcome);
    }
    await expectConsistent(organizationId);
  });

  it('may be deleted once it is sent, and leave when it is prepared again', async () => {
    const id = await newTender();
    const [gone, kept] = [await newReference(), await newReference()];
    await pick(id, adding([gone, kept]));
    await update(id, { status: 'sent' });
    expect((await deleteReference(gone)).status).toBe(200);
    expect((await read(id)).tender.referenceIds).toEqual([gone, kept]);
    await expectConsistent(organizationId);
    await update(id, { status: 'preparing' });
    expect((await pick(id, { remove: [gone, kept] })).status).toBe(200);
    await expectConsistent(organizationId);
  });
});

it('a deleted tender takes requirements and picks along while others add to it', async () => {
  const id = await newTender();
  const needId = await newNeed(id);
  const ids = await newReferences(90);
  for (let n = 0; n < 90; n += 30) await pick(id, adding(ids.slice(n, n + 30), [needId]));
  const answers = await times(8, (n) =>
    n === 3 ? callRaw(tenderRoutes.deleteTender, { id }, caller) : pick(id, adding([ids[n]!])),
  );
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual(
    [],
  );
  const rows = await dumpPartition(partitions.organization(organizationId));
  expect(rows.filter(({ sk }) => String(sk).includes(id))).toEqual([]);
  await expectConsistent(organizationId);
});
