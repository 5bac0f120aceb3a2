import { importRoutes, type ImportJob, type ImportStep } from '#contract/resources/import';
import { importLimits } from '#contract/rules/import-limits';
import { runEach } from '../../../../lib/api/run-each.ts';
import type { OrganizationCall } from '../../../../lib/organization/active-organization.tsx';

interface Sending extends Pick<ImportJob, 'id' | 'kind' | 'file' | 'leftOut'> {
  steps: readonly ImportStep[];
}

/** From the answer on, the tab may be closed. Nothing is written before. */
export async function sendScript(call: OrganizationCall, { steps, ...about }: Sending): Promise<ImportJob> {
  const pages = [...pagesOf(steps).entries()];
  const { failed } = await runEach(pages, ([page, part]) =>
    call(importRoutes.putImportPage, { id: about.id, page: String(page), steps: part }),
  );
  if (failed[0]) throw failed[0].error;
  return await call(importRoutes.startImport, { ...about, pages: pages.length, steps: steps.length });
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

function pagesOf(steps: readonly ImportStep[]): ImportStep[][] {
  const pages: ImportStep[][] = [];
  let bytes = Infinity;
  for (const step of steps.map(fitting)) {
    const more = bytesOf(step);
    const isFull = pages.at(-1)?.length === importLimits.stepsOfPage || bytes + more > importLimits.pageBytes;
    if (isFull) pages.push([]);
    bytes = isFull ? more : bytes + more;
    pages.at(-1)!.push(step);
  }
  return pages;
}

/** The rows of the file are there to be handed back, and the record is worth more. */
const fitting = (step: ImportStep): ImportStep =>
  step.about && bytesOf(step) > importLimits.pageBytes
    ? { ...step, about: { ...step.about, rows: [] } }
    : step;
