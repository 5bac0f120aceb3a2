import { importRoutes, type ImportCall, type ImportJob, type ImportStep } from '#contract/resources/import';
import { messageOf, readError } from '../../../../lib/api/api-error.ts';
import { runEach } from '../../../../lib/api/run-each.ts';
import type { OrganizationCall } from '../../../../lib/organization/active-organization.tsx';
import type { RefusedPicture } from '../bring-in-pictures.ts';

/** A record that is not here, because of this. */
export interface Missing {
  key: string;
  name: string;
  /** They stand as in the file, below their headings. */
  rows: string[][];
  reason: string;
}

export interface ImportResult {
  /** The IDs of references. */
  made: string[];
  changed: string[];
  refused: Missing[];
  /** The plan has no more room for these. */
  left: Missing[];
  /** Everything else. */
  failed: Missing[];
  /** References were made without these. */
  refusedPictures: RefusedPicture[];
  /** So many times something was sent for the tenders, which stays in the archive. */
  sent: number;
  counts: Partial<Record<ImportCall, number>>;
}

const references = new Set<ImportCall>(['createReference', 'updateReference']);

/** A page that nobody wrote, because the job failed, says nothing. */
export async function readResult(
  call: OrganizationCall,
  { id, pages }: Pick<ImportJob, 'id' | 'pages'>,
): Promise<ImportResult> {
  const numbers = Array.from({ length: pages }, (_, page) => page);
  const { done, failed } = await runEach(numbers, (page) =>
    call(importRoutes.getImportPage, { id, page: String(page) }),
  );
  if (failed[0]) throw failed[0].error;
  const result: ImportResult = {
    made: [],
    changed: [],
    refused: [],
    left: [],
    failed: [],
    refusedPictures: [],
    sent: 0,
    counts: {},
  };
  for (const { result: page } of done.toSorted((a, b) => a.item - b.item)) {
    const steps = new Map(page.steps.map((step) => [step.key, step]));
    for (const { key, id: made = '', error } of page.outcomes) {
      const step = steps.get(key)!;
      const { pictures = [], sent = 0 } = step.about ?? {};
      if (error) {
        const body = { Error: error.message, code: error.code, fields: error.fields };
        const reason = messageOf(await readError(400, JSON.stringify(body)));
        listFor(step.call, error.code, result)?.push({ key, ...told(step), reason });
        // The first step says them of all records, and may be one that is refused.
        if (!references.has(step.call)) result.refusedPictures.push(...pictures);
        continue;
      }
      result.counts[step.call] = (result.counts[step.call] ?? 0) + 1;
      result.refusedPictures.push(...pictures);
      result.sent += sent;
      if (step.call === 'createReference') result.made.push(made);
      if (step.call === 'updateReference') result.changed.push(made);
    }
  }
  return result;
}

const told = ({ about }: Pick<ImportStep, 'about'>) => ({ name: about?.name ?? '', rows: about?.rows ?? [] });

/** The refusal of facts is told with their reference. */
function listFor(call: ImportCall, code: string, { refused, left, failed }: ImportResult) {
  if (call === 'saveFacts') return undefined;
  if (!references.has(call)) return failed;
  return code === 'PLAN_LIMIT' ? left : refused;
}
