import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#contract/resources/organization';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { translationRoutes } from '#contract/resources/translation';
import { recordPermission } from '#functions/permission/record-permission';
import { withdrawPermission } from '#functions/permission/withdraw-permission';
import { getReference } from '#functions/reference/get-reference';
import { updateReference } from '#functions/reference/update-reference';
import { AppError } from '#functions/shared/errors/app-error';
import { deleteTranslation } from '#functions/translation/delete-translation';
import { saveTranslation } from '#functions/translation/save-translation';
import { runQuietly } from '../support/in-process.ts';
import { expectConsistent } from '../support/invariants.ts';
import { judge, judgeIn } from '../support/judge.ts';
import { call, makeCollection } from '../support/people.ts';
import { makeRequiring, type Policy } from '../support/requiring.ts';
import { finishHere } from '../support/withdrawals.ts';

runQuietly();

const languages = ['sv', 'fi'] as const;

/** Errors that calls may get when they meet each other. */
const outcomes = new Set([
  'PERMISSION_REQUIRED',
  'PERMISSION_CLOSED',
  'VALIDATION_FAILED',
  'VERSION_CONFLICT',
  'TRANSLATION_INCOMPLETE',
  'BUSY',
  'NOT_FOUND',
]);
function expected(error: unknown): void {
  if (!(error instanceof AppError && outcomes.has(error.code))) throw error;
}

const step = fc.record({
  what: fc.constantFrom(
    'publish',
    'publish',
    'publish',
    'edit',
    'hide',
    'draft',
    'translate',
    'translate',
    'translate',
    'to draft',
    'delete translation',
    'grant',
    'approve',
    'approve',
    'approve',
    'page only',
    'withdraw',
    'withdraw all',
  ),
  which: fc.nat({ max: 2 }),
  language: fc.constantFrom(...languages),
  variant: fc.nat({ max: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 3, maxLength: 6 });

describe.each(['require', 'warn'] as const)('under %s', (policy) => {
  it('shows no words in any language that its customer has not allowed, under races', async () => {
    const world = await makeWorld(policy);
    let shown = 0;
    const property = fc.asyncProperty(rounds, async (sequence) => {
      shown += await world.play(sequence);
    });
    await fc.assert(property, { numRuns: 6 });
    expect(shown).toBeGreaterThan(10);
  });
});

async function makeWorld(policy: Policy) {
  const made = await makeRequiring(policy);
  const { owner, organizationId, caller, inProcess, newCustomer, makeDraft } = made;
  await call(organizationRoutes.saveSettings, { languages: [...languages] }, caller);
  const world = { ...made, policy };

  async function play(sequence: readonly Step[][]): Promise<number> {
    const customers = [await newCustomer('Harbour Oy'), await newCustomer('Ferries Oy')];
    const drafts = await Promise.all(
      customers.concat(customers[0]!).map((id) => makeDraft(id, { custom: { quote: 'It works' } })),
    );
    const ids = drafts.map(({ id }) => id);
    const items = { visibility: 'public', itemIds: ids } as const;
    const { id: collectionId } = await makeCollection(owner, organizationId, items);
    let shown = 0;
    const first = { which: 0, language: 'sv', variant: 1 } as const;
    for (const id of ids)
      for (const what of ['translate', 'approve', 'publish'] as const) await act({ ...first, what }, id);
    for (const steps of sequence) {
      await Promise.all(steps.map((one) => act(one, ids[one.which]!).catch(expected)));
      await finishHere(new Date());
      const today = new Date().toISOString().slice(0, 10);
      await judge(world, collectionId, ids, today);
      for (const language of languages) shown += await judgeIn(world, language, { collectionId, ids, today });
    }
    await expectConsistent(organizationId);
    return shown;
  }

  async function act({ what, variant, language }: Step, id: string): Promise<unknown> {
    const context = inProcess();
    const reference = await getReference(context, { id });
    const { customerId } = reference.attributes;
    const change = (changes: object) => {
      const attributes = { customerId, referenceDate: null };
      return updateReference(
        context,
        referenceRoutes.updateReference.body.parse({ id, attributes, ...changes }),
      );
    };
    const grant = (input: object) => {
      const body = { customerId, subjects, wording: 'You may', method: 'contract', ...input };
      return recordPermission(context, permissionRoutes.recordPermission.body.parse(body));
    };
    const allPlaces = ['reference-page', 'website'];
    switch (what) {
      case 'publish':
        return await change({ status: 'Published', visibility: 'public' });
      case 'edit':
        return await change({ name: `Edited ${variant}`, custom: { quote: variant ? 'It works' : '' } });
      case 'hide':
        return await change({ visibility: variant ? 'unlisted' : 'private' });
      case 'draft':
        return await change({ status: 'Draft' });
      case 'translate':
      case 'to draft':
        return await translate(reference, language, what === 'translate' ? 'Ready' : 'Draft', variant);
      case 'delete translation':
        return await deleteTranslation(context, { id, language });
      case 'grant':
        return await grant({ channels: allPlaces });
      case 'page only':
        return await grant({ channels: ['reference-page'] });
      case 'approve':
        return await world.approve(reference, variant ? {} : { channels: ['reference-page'] });
      case 'withdraw':
      case 'withdraw all':
        break;
    }
    return await withdrawPermission(context, what === 'withdraw' ? { referenceId: id } : { customerId });
  }

  async function translate(
    { id, translations }: Reference,
    language: (typeof languages)[number],
    status: 'Ready' | 'Draft',
    variant: number,
  ) {
    const fields = {
      title: `${language} ${variant}`,
      quote: `${language}: it works`,
      shortDescription: language,
    };
    const version = translations?.[language]?.version;
    const body = translationRoutes.saveTranslation.body.parse({ fields, status, version });
    return await saveTranslation(inProcess(), { id, language, ...body });
  }

  return { play };
}

const subjects = ['name', 'text', 'quote'];
