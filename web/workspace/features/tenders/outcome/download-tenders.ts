import type { Tender } from '#contract/resources/tender';
import * as factWords from '#words/told-facts';
import * as words from '#words/tender-outcome';
import { statuses } from '#words/tenders';
import { dayCell, type Cell } from '../../../../shared/analytics/csv.ts';
import { downloadTable } from '../../../lib/device/download.ts';

export const downloadTenders = (
  format: Parameters<typeof downloadTable>[0],
  organization: string,
  tenders: readonly Tender[],
) => downloadTable(format, organization, words.csvName, tenderSheet(tenders));

export const tenderSheet = (tenders: readonly Tender[]): Cell[][] => [
  Object.values(words.columns),
  ...tenders.map(({ title, buyer, deadline, status, referenceIds, outcome }): Cell[] => [
    title,
    buyer?.name,
    buyer?.kind && factWords.clientKinds[buyer.kind],
    dayCell(deadline),
    statuses[status],
    referenceIds.length,
    outcome?.price?.ours,
    outcome?.price?.winning,
    outcome?.price?.currency,
    outcome?.points?.ours,
    outcome?.points?.best,
    outcome?.winner,
    outcome?.reasons.map((reason) => words.reasonNames[reason]).join('; '),
    outcome?.references.flatMap(({ verdict, why }) => (verdict === 'refused' && why ? [why] : [])).join('; '),
  ]),
];
