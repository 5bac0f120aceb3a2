import type { ImportedReference, translationRoutes } from '#contract/resources/translation';
import type { Input, Output } from '#contract/primitives/route';
import { serverLimits } from '#contract/rules/server-limits';
import { otherOrganization } from '#words/file-refusals';
import { cut } from '#contract/primitives/characters';
import { isId } from '#contract/primitives/schema';
import { requireChosen } from '../organization/rules.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { findReference } from '../reference/store.ts';
import { retryRace } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { planImport, refusal } from './file/plan-import.ts';
import { readFile } from './file/read-file.ts';
import type { ReceivedReference } from './file/received.ts';
import { refusedFile } from './file/refused-file.ts';
import { changedTranslation } from './rules.ts';
import { saveSteps } from './steps.ts';
import { findTranslation } from './store.ts';

type Route = typeof translationRoutes.importTranslations;

interface Imported {
  report?: ImportedReference;
  ignored: string[];
}

/** A call that ends midway can be repeated: what it has saved is then unchanged. */
export async function importTranslations(
  context: MemberContext,
  { text, dryRun = false, replace = false }: Input<Route>,
): Promise<Output<Route>> {
  const { organization, language, references, ignored } = readFile(text);
  if (organization !== context.organizationId) throw refusedFile(otherOrganization);
  const page = await readSettingsRow(context);
  requireChosen(page, language);
  const to = { language, usual: settingsOf(page).language, dryRun, replace };
  const done: Imported[] = [];
  for (const received of references) done.push(await retryRace(() => importOne(context, received, to)));
  return {
    language,
    references: done.flatMap(({ report }) => report ?? []),
    ignored: [...ignored, ...done.flatMap((one) => one.ignored)]
      .slice(0, serverLimits.namedFields)
      .map((name) => cut(name, serverLimits.fieldNameLength)),
  };
}

async function importOne(
  context: MemberContext,
  received: ReceivedReference,
  {
    language,
    usual,
    dryRun,
    replace,
  }: { language: string; usual: string; dryRun: boolean; replace: boolean },
): Promise<Imported> {
  if (!isId(received.id)) return { ignored: [received.id] };
  const [reference, before] = await Promise.all([
    findReference(context, received.id),
    findTranslation(context, received.id, language),
  ]);
  if (!reference) return { ignored: [received.id] };
  const { id, name, language: written = usual } = reference;
  if (written !== received.language || written === language) {
    const refused = [refusal('originalLanguage')];
    return { report: { id, name, saved: [], unchanged: [], refused, changed: [] }, ignored: [] };
  }
  const { report, ignored, input, basedOn } = planImport({ received, reference, before, replace });
  if (!dryRun && report.saved.length > 0) {
    const fileInput = { ...input, status: 'Draft', origin: 'file' } as const;
    const after = changedTranslation({ reference, language, before, input: fileInput, basedOn }, context);
    await context.table.commit(saveSteps(context, { reference, before, after, kept: {} }));
  }
  return { report, ignored };
}
