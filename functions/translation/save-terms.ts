import type { Terms, translationRoutes } from '#contract/resources/translation';
import { terms as schema } from '#contract/resources/translation';
import type { Input } from '#contract/primitives/route';
import { requireChosen } from '../organization/rules.ts';
import { readSettingsRow } from '../organization/store.ts';
import { changesFiles } from '../publication/changed-files.ts';
import { record } from '../shared/audit/record.ts';
import { absentOr, equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { put, recordChanged, retryRace, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readTerms } from './store.ts';

export async function saveTerms(
  context: MemberContext,
  { language, terms, version }: Input<typeof translationRoutes.saveTerms>,
): Promise<Terms> {
  const { table, organizationId, userId, now } = context;
  return await retryRace(async () => {
    const [page, before] = await Promise.all([readSettingsRow(context), readTerms(context, language)]);
    requireChosen(page, language);
    if (version !== undefined && version !== before.version)
      throw new AppError('VERSION_CONFLICT', undefined, { current: before });
    const after = {
      language,
      terms,
      version: before.version + 1,
      updatedAt: now.toISOString(),
      updatedBy: userId,
    };
    await table.commit([
      put(
        keys.terms(organizationId, language),
        after,
        { version: absentOr(equals(before.version)) },
        recordChanged((row) => fromRow(schema, row)),
      ),
      // Public pages show the terms.
      update(
        keys.publicPage(organizationId),
        { add: { version: 1 }, ...changesFiles(context) },
        { pk: exists },
      ),
      record(context, organizationId, 'translation.terms', { id: organizationId, version: after.version }),
    ]);
    return after;
  });
}
