import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { answerByLink, withdrawByLink } from '#functions/approval/answer-by-link';
import { linkToken } from '#functions/approval/store';
import { callRaw } from '../support/call.ts';
import { allOf, lookAfterHere, makeAsking } from '../support/approvals.ts';
import { ownersContext, runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { judge } from '../support/judge.ts';
import { call, makeCollection } from '../support/people.ts';

runQuietly();
const { owner, organizationId, caller, newCase, askRaw, carried } = await makeAsking();
await call(organizationRoutes.saveSettings, { permissionPolicy: 'require' }, caller);
const world = { organizationId, inProcess: () => ownersContext(organizationId, owner.userId, new Date()) };

type Case = Awaited<ReturnType<typeof newCase>>;

const step = fc.record({
  what: fc.constantFrom(
    'publish',
    'publish',
    'edit',
    'approve',
    'approve',
    'less',
    'take back',
    'withdraw',
    'delete',
  ),
  which: fc.nat({ max: 2 }),
  text: fc.nat({ max: 2 }),
});
const rounds = fc.array(fc.array(step, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 4 });

const links = new Map<string, string[]>();

async function act({ what, text }: { what: string; text: number }, about: Case): Promise<void> {
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
  } else await approve(about, what === 'less');
}

/**
 * Requests approval, answers it and waits for the ledger entry; a request that was replaced meanwhile cannot
 * be answered.
 */
async function approve(about: Case, less: boolean): Promise<void> {
  const { status, body } = await askRaw(about);
  if (status !== 200) return;
  const { id } = body as unknown as { id: string };
  const token = await linkToken(id);
  const given = allOf(less ? { subjects: ['name'] } : {});
  if (!(await answerByLink(token, 'approved', given, new Date()))) return;
  links.set(about.reference.id, [...(links.get(about.reference.id) ?? []), token]);
  await carried(id);
}

describe('an organization that requires permission', () => {
  it('shows nothing the ledger forbids while contacts approve and withdraw at once', async () => {
    let shown = 0;
    await fc.assert(
      fc.asyncProperty(rounds, async (sequence) => {
        const cases = await Promise.all([newCase(), newCase(), newCase()]);
        const ids = cases.map(({ reference }) => reference.id);
        const collection = await makeCollection(owner, organizationId, {
          visibility: 'public',
          itemIds: ids,
        });
        // One card is published first, so that there is something to see.
        await approve(cases[0], false);
        await act({ what: 'publish', text: 0 }, cases[0]);
        for (const steps of sequence) {
          await Promise.all(steps.map((one) => act(one, cases[one.which]!)));
          await lookAfterHere().catch(() => undefined);
          await lookAfterHere();
          shown += await judge(world, collection.id, ids, new Date().toISOString().slice(0, 10));
        }
        await expectConsistent(organizationId);
      }),
      { numRuns: 5 },
    );
    expect(shown).toBeGreaterThan(0);
  });
});
