import { csvName, type Cell } from '../../../shared/analytics/csv.ts';
import { downloadCsv } from '../../lib/device/download.ts';
import { countSince, type ReferenceRow } from '../../permissions/state/overview.ts';
import { subjectList } from '#contract/permission/words';
import { texts } from './texts.ts';

export function sheetOf(rows: readonly ReferenceRow[], since: string): Cell[][] {
  return [
    [...texts.sheet.head],
    ...rows.map(({ customer, reference, state, missing, until, requests }) => [
      customer.name,
      reference.name,
      reference.status,
      texts.tabs[state],
      subjectList(missing),
      until,
      requests[0]?.askedAt.slice(0, 10),
      requests[0]?.contact.name,
      countSince(requests, since),
    ]),
  ];
}

interface Sheet {
  organization: string;
  rows: readonly ReferenceRow[];
  since: string;
  today: string;
}

export function downloadSheet({ organization, rows, since, today }: Sheet): void {
  downloadCsv(csvName(organization, texts.sheet.name, today), sheetOf(rows, since));
}
