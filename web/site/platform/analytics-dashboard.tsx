import type { MDXComponents } from 'mdx/types';
import * as words from '#words/analytics';
import * as insightsWords from '#words/insights';
import * as reportWords from '#words/reports';
import { tableName } from '../../shared/analytics/csv.ts';
import { formatCount, formatRate } from '../../shared/format/measures.ts';
import { metrics, rateOf } from '../../shared/analytics/metrics.ts';
import { SeenDrawing } from './seen-drawing.tsx';
import styles from './analytics-dashboard.module.css';

function Metrics() {
  return (
    <dl className={styles.metrics}>
      {metrics.map((metric) => (
        <Definition key={metric} {...insightsWords.metrics[metric]} />
      ))}
      {Object.values(reportWords.rates).map((rate) => (
        <Definition key={rate.label} {...rate} isRate />
      ))}
    </dl>
  );
}

function Definition({ label, definition, isRate }: { label: string; definition: string; isRate?: true }) {
  return (
    <div className={isRate ? styles.isRate : undefined}>
      <dt>{label}</dt>
      <dd>{definition}</dd>
    </div>
  );
}

const steps = { visitors: insightsWords.metrics.visitors, ...words.steps };
const example: Record<keyof typeof steps, number> = { visitors: 100, saw: 88, read: 41, pressed: 12 };

function Funnel() {
  return (
    <ol className={styles.funnel}>
      {(Object.keys(steps) as (keyof typeof steps)[]).map((step) => {
        const share = formatRate(rateOf(example[step], example.visitors));
        return (
          <li key={step}>
            <p>
              <strong>{formatCount(example[step])}</strong> {steps[step].label}
              {step === 'visitors' ? null : <span>{share} of the visitors</span>}
            </p>
            <svg width="100%" height="14" aria-hidden="true">
              <rect width={share} height="14" rx="3" />
            </svg>
          </li>
        );
      })}
    </ol>
  );
}

const CsvName = () => (
  <code>{tableName('csv', 'Birchline Studio', 'traffic', '2026-10-23', '2026-11-21')}</code>
);

export const analyticsParts: MDXComponents = {
  SeenDrawing,
  Metrics,
  Funnel,
  CsvName,
};
