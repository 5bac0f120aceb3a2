import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { answerByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { callRaw } from '../support/call.ts';
import { allOf, makeAsking, onTheirWay } from '../support/approvals.ts';
import { runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { call } from '../support/people.ts';

runQuietly();
const world = await makeAsking();
const { organizationId, caller, newCase, ask, carried, ledger, read, publicOf } = world;
await call(organizationRoutes.saveSettings, { permissionPolicy: 'require' }, caller);

const save = async ({ id }: Reference, changes: object) => {
  const { name, attributes } = await read(id);
  return await callRaw(referenceRoutes.updateReference, { id, name, attributes, ...changes }, caller);
};

async function approveAgain(
  about: Awaited<ReturnType<typeof newCase>>,
  less?: Parameters<typeof allOf>[0],
): Promise<void> {
  const { id } = await ask(about);
  expect(await answerByLink(await linkToken(id), 'approved', allOf(less), new Date())).toBe(true);
  await carried(id);
  expect(await onTheirWay(id)).toEqual([]);
}

describe('an organization that requires permission', () => {
  it('keeps the approved version public until the contact approves a newer one', async () => {
    const about = await newCase();
    const { reference } = about;
    expect((await save(reference, { status: 'Published' })).status).toBe(409);
    await approveAgain(about);
    expect((await save(reference, { status: 'Published' })).status).toBe(200);
    const titleOf = async () => (await publicOf(reference.id))?.title;
    expect(await publicOf(reference.id)).toMatchObject({
      title: reference.name,
      confirmed: expect.anything(),
    });

    await save(reference, { name: 'A second version' });
    expect(await titleOf()).toBe(reference.name);
    await approveAgain(about);
    expect(await titleOf()).toBe('A second version');

    await save(reference, { name: 'A third version' });
    await approveAgain(about, { subjects: ['name'] });
    // Refusing the text of any version takes the card down.
    expect(await titleOf()).toBeUndefined();
    expect((await read(reference.id)).status).toBe('Draft');
    const { entries } = await ledger(about.customerId);
    expect(entries.map(({ kind }) => kind)).toEqual(['granted', 'granted', 'granted', 'declined']);
    await expectConsistent(organizationId);
  });
});
