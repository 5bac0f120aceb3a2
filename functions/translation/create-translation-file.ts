import { translation, type translationRoutes } from '#contract/resources/translation';
import type { Input, Output } from '#contract/primitives/route';
import { requireChosen } from '../organization/rules.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { referenceRow } from '../reference/store.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { handOffReference, writeHandOff } from './file/hand-off.ts';

type Route = typeof translationRoutes.createTranslationFile;

export async function createTranslationFile(
  context: MemberContext,
  { language, ids, format }: Input<Route>,
): Promise<Output<Route>> {
  const { table, organizationId, now } = context;
  const [page, originals, translations] = await Promise.all([
    readSettingsRow(context),
    table.getMany(ids.map((id) => keys.reference(organizationId, id))),
    table.getMany(ids.map((id) => keys.translation(organizationId, id, language))),
  ]);
  const references = originals.map((row, index) => {
    const reference = fromRow(referenceRow, row);
    if (!reference) throw new AppError('NOT_FOUND');
    requireChosen(page, language, reference);
    const written = reference.language ?? settingsOf(page).language;
    return handOffReference(reference, written, fromRow(translation, translations[index]));
  });
  const { text, left } = writeHandOff({ organization: organizationId, language, references }, format);
  const extension = format === 'xliff' ? 'xlf' : 'json';
  return { fileName: `refdeck-${language}-${now.toISOString().slice(0, 10)}.${extension}`, text, left };
}
