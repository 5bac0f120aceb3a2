import { metricTexts, rateTexts } from '../../../shared/analytics/metrics.ts';
import { nameOf } from '../../insights/reference-name.ts';
import { AnalyticsPage, type Reports } from './analytics-screen.tsx';
import type { Cell } from '../../../shared/analytics/csv.ts';
import { columns, valueOf } from './performance.ts';
import { ReferenceTable } from './reference-table.tsx';
import { texts } from './texts.ts';

export default function PerformancePage() {
  return (
    <AnalyticsPage screen="performance" csv={rowsOf}>
      {({ report, before }) => <ReferenceTable rows={report.byReference} before={before?.byReference} />}
    </AnalyticsPage>
  );
}

const columnTexts = { ...metricTexts, ...rateTexts };

function rowsOf({ report }: Reports): Cell[][] {
  return [
    [texts.reference, texts.type, texts.tags, ...columns.map((column) => columnTexts[column].label)],
    ...report.byReference.map((row) => [
      nameOf(row),
      row.referenceType,
      row.tags?.join('; '),
      ...columns.map((column) => valueOf(row, column)),
    ]),
  ];
}
