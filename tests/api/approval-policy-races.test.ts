import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { answerByLink, withdrawByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { callRaw } from '../support/call.ts';
import { allOf, answerOf, lookAfterHere, makeAsking } from '../support/approvals.ts';
import { ownersContext, runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { judge } from '../support/judge.ts';
import { call, makeCollection } from '../support/people.ts';
import type { Policy } from '../support/requiring.ts';

runQuietly();
type World = Awaited<ReturnType<typeof makeWorld>>;
type Case = Awaited<ReturnType<World['newCase']>>;

async function makeWorld(policy: Policy) {
  const made = await makeAsking();
  const { owner, organizationId, caller } = made;
  await call(organizationRoutes.saveSettings, { permissionPolicy: policy }, caller);
  const inProcess = () => ownersContext(organizationId, owner.userId, new Date());
  return { ...made, policy, inProcess };
}

const step = fc.record({
  what: fc.constantFrom(
    'publish',
    'publish',
    'edit',
    'approve',
    'approve',
    'less',
    'decline',
    'take back',
    'withdraw',
    'delete',
  ),
  which: fc.nat({ max: 2 }),
  text: fc.nat({ max: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;
const rounds = fc.array(fc.array(step, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 4 });

const links = new Map<string, string[]>();

async function act(world: World, { what, text }: { what: string; text: number }, about: Case): Promise<void> {
  const { caller } = world;
  const { id, attributes } = about.reference;
  const save = (changes: object) =>
    callRaw(referenceRoutes.updateReference, { id, attributes, ...changes }, caller);
  if (what === 'publish') await save({ status: 'Published' });
  else if (what === 'edit') await save({ name: `Version ${text}` });
  else if (what === 'withdraw')
    await callRaw(permissionRoutes.withdrawPermission, { referenceId: id }, caller);
  else if (what === 'delete')
    await (text ? undefined : callRaw(referenceRoutes.deleteReference, { id }, caller));
  else if (what === 'take back') {
    for (const token of links.get(id) ?? [])
      await withdrawByLink(token, ['reference-page', 'website', 'press'], new Date());
  } else await answer(world, about, what);
}

/**
 * Requests approval, answers it and waits for the ledger entry; a request that was replaced meanwhile cannot
 * be answered.
 */
async function answer({ askRaw, carried }: World, about: Case, what: string): Promise<void> {
  const { status, body } = await askRaw(about);
  if (status !== 200) return;
  const { id } = body as unknown as { id: string };
  const token = await linkToken(id);
  const [kind, given] =
    what === 'decline'
      ? (['declined', answerOf()] as const)
      : (['approved', allOf(what === 'less' ? { subjects: ['name'] } : {})] as const);
  if (!(await answerByLink(token, kind, given, new Date()))) return;
  links.set(about.reference.id, [...(links.get(about.reference.id) ?? []), token]);
  await carried(id);
}

/** Returns how many cards and marks it compared. */
async function play(world: World, sequence: readonly (readonly Step[])[]) {
  const { owner, organizationId, newCase } = world;
  const cases = await Promise.all([newCase(), newCase(), newCase()]);
  const ids = cases.map(({ reference }) => reference.id);
  const collection = await makeCollection(owner, organizationId, { visibility: 'public', itemIds: ids });
  // One card is published first, so that there is something to see.
  await answer(world, cases[0], 'approve');
  await act(world, { what: 'publish', text: 0 }, cases[0]);
  const today = () => new Date().toISOString().slice(0, 10);
  const found = await judge(world, collection.id, ids, today());
  for (const steps of sequence) {
    await Promise.all(steps.map((one) => act(world, one, cases[one.which]!)));
    await lookAfterHere().catch(() => undefined);
    await lookAfterHere();
    const { shown, marks } = await judge(world, collection.id, ids, today());
    found.shown += shown;
    found.marks += marks;
  }
  await expectConsistent(organizationId);
  return found;
}

describe.each<Policy>(['off', 'warn', 'require'])('under %s', (policy) => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(policy);
  });

  const total = { shown: 0, marks: 0 };
  const property = fc.asyncProperty(rounds, async (sequence) => {
    const { shown, marks } = await play(world, sequence);
    total.shown += shown;
    total.marks += marks;
  });

  it('every surface follows the ledger while contacts answer and withdraw at once', async () => {
    await fc.assert(property, { numRuns: 4 });
    expect(total.shown).toBeGreaterThan(0);
    expect(total.marks).toBeGreaterThan(0);
  });

  // In two sequences each, what shows a card meets what refuses it in twelve ways.
  it.each([1_725, 119])('the same in the sequences of seed %i', async (seed) => {
    await fc.assert(property, { seed, numRuns: 2 });
  });
});
