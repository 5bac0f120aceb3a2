import type { Translation, translationRoutes } from '#contract/resources/translation';
import type { Input } from '#contract/primitives/route';
import { requireChosen } from '../organization/rules.ts';
import { readSettingsRow } from '../organization/store.ts';
import { readReference } from '../reference/store.ts';
import { retryRace } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { publishSteps } from './publish.ts';
import { changedTranslation, requireReady } from './rules.ts';
import { saveSteps } from './steps.ts';
import { withSlug } from './slug.ts';
import { findTranslation } from './store.ts';

export async function saveTranslation(
  context: MemberContext,
  { id, language, ...input }: Input<typeof translationRoutes.saveTranslation>,
): Promise<Translation> {
  return await retryRace(async () => {
    const [reference, page, before] = await Promise.all([
      readReference(context, id),
      readSettingsRow(context),
      findTranslation(context, id, language),
    ]);
    requireChosen(page, language, reference);
    const isSeen = input.version === before?.version && isKnown(input.originalVersion, before, reference);
    if (!isSeen) throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    const changed = changedTranslation({ reference, language, before, input }, context);
    requireReady(changed);
    const { after, steps } = await withSlug(context, changed);
    const published = await publishSteps(context, { reference, language, after });
    await context.table.commit([
      ...saveSteps(context, { reference, before, after, kept: published.kept }),
      ...steps,
      ...published.steps,
    ]);
    return after;
  });
}

/** The texts of other versions are not stored, so nothing can be said to be made from them. */
const isKnown = (
  sent: number | undefined,
  before: Translation | undefined,
  { version }: { version: number },
) => sent === undefined || sent === version || sent === before?.basedOn.version;
