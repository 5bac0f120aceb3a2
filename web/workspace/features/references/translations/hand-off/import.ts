import type { Output } from '#contract/primitives/route';
import { referenceFields } from '#contract/reference/fields';
import type { TranslatedField } from '#contract/reference/field-values';
import { limits } from '#contract/rules/limits';
import { translationRoutes } from '#contract/resources/translation';
import { tooLarge } from '#words/file-refusals';
import * as words from '#words/hand-off';
import { figure } from '#words/translations';
import { isApiError, messageOf } from '../../../../lib/api/api-client.ts';
import type { ActionContext } from '../../../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../../../lib/organization/records.ts';
import { CachedReferences } from '../../cached-references.ts';

export interface SentFile {
  name: string;
  text: string;
}

export type Imported = Output<typeof translationRoutes.importTranslations>;

/** The plan says what a file would change, or has changed, or why nothing of it is taken. */
export interface FileReport {
  file: SentFile;
  imported?: Imported;
  failure?: string;
}

interface Options {
  dryRun?: boolean;
  replace?: boolean;
}

export async function importFiles(
  context: ActionContext,
  files: readonly SentFile[],
  options: Options,
): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  for (const file of files) reports.push(await importFile(context, file, options));
  if (!options.dryRun) refresh(context, reports);
  return reports;
}

async function importFile({ call }: ActionContext, file: SentFile, options: Options): Promise<FileReport> {
  const { text } = file;
  if (new Blob([text]).size > limits.handOffBytes) return { file, failure: tooLarge };
  try {
    return { file, imported: await call(translationRoutes.importTranslations, { text, ...options }) };
  } catch (error) {
    const why = isApiError(error, 'VALIDATION_FAILED') && error.fields.text;
    return { file, failure: why || messageOf(error, words.checkFailed) };
  }
}

function refresh({ client, organizationId }: ActionContext, reports: readonly FileReport[]): void {
  const list = new CachedReferences(client, organizationId);
  for (const { id } of reports.flatMap(({ imported }) => imported?.references ?? []))
    void client.invalidateQueries({ queryKey: recordKeys.reference(organizationId, id) });
  list.refresh();
}

export function totalsOf(reports: readonly FileReport[]) {
  const all = reports.flatMap(({ imported }) => imported?.references ?? []);
  const saved = all.flatMap((one) => one.saved);
  const refused = all.flatMap((one) => one.refused);
  return {
    new: saved.filter(({ before }) => !before).length,
    changed: saved.filter(({ before }) => before).length,
    refused: refused.length,
    unchanged: all.flatMap((one) => one.unchanged).length,
    saved: saved.length,
    isLate: all.some(({ changed }) => changed.length > 0),
    isReplaceable: refused.some(({ code }) => code === 'changedSince'),
  };
}

/** A text of a file is named `title`, or `figures.0.label`. */
export function labelOf(id: string): string {
  const [field, row, part] = id.split('.') as [TranslatedField, string?, ('unit' | 'label')?];
  return part ? figure[part](Number(row) + 1) : referenceFields[field].label;
}
