import * as insightsWords from '#words/insights';
import * as reportWords from '#words/reports';
import * as words from '#words/analytics';
import { nameOf } from '../../insights/reference-name.ts';
import { AnalyticsPage, type Reports } from './analytics-screen.tsx';
import type { Cell } from '../../../shared/analytics/csv.ts';
import { columns, valueOf } from './performance.ts';
import { ReferenceTable } from './reference-table.tsx';

export default function PerformancePage() {
  return (
    <AnalyticsPage screen="performance" csv={rowsOf}>
      {({ report, before }) => <ReferenceTable rows={report.byReference} before={before?.byReference} />}
    </AnalyticsPage>
  );
}

const columnTexts = { ...insightsWords.metrics, ...reportWords.rates };

function rowsOf({ report }: Reports): Cell[][] {
  return [
    [words.reference, words.type, words.tags, ...columns.map((column) => columnTexts[column].label)],
    ...report.byReference.map((row) => [
      nameOf(row),
      row.referenceType,
      row.tags?.join('; '),
      ...columns.map((column) => valueOf(row, column)),
    ]),
  ];
}
