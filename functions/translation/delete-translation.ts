import type { translationRoutes } from '#contract/resources/translation';
import type { Input, Output } from '#contract/primitives/route';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { remove, retryRace } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readReference } from '../reference/store.ts';
import { publishSteps } from './publish.ts';
import { releaseSlug } from './slug.ts';
import { recordTranslation, summaryStep } from './steps.ts';
import { findTranslation } from './store.ts';

type Route = typeof translationRoutes.deleteTranslation;

export async function deleteTranslation(
  context: MemberContext,
  { id, language }: Input<Route>,
): Promise<Output<Route>> {
  const { table, organizationId } = context;
  return await retryRace(async () => {
    const [reference, before] = await Promise.all([
      readReference(context, id),
      findTranslation(context, id, language),
    ]);
    if (!before) throw new AppError('NOT_FOUND');
    const { steps, kept } = await publishSteps(context, { reference, language, after: undefined });
    await table.commit([
      remove(keys.translation(organizationId, id, language), { version: equals(before.version) }),
      summaryStep(organizationId, { reference, language, summary: undefined, kept }),
      ...releaseSlug(organizationId, before, context.now),
      ...steps,
      recordTranslation(context, 'translation.delete', before),
    ]);
    return { language };
  });
}
