import type { MDXComponents } from 'mdx/types';
import type { Counts } from '#contract/resources/analytics';
import * as insightsWords from '#words/insights';
import * as reportWords from '#words/reports';
import { csvName } from '../../shared/analytics/csv.ts';
import { formatCount, formatEach, formatRate } from '../../shared/format/measures.ts';
import { clickRate, metrics, openRate, rateOf } from '../../shared/analytics/metrics.ts';
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

const example: Counts = { visitors: 100, views: 140, visible: 620, opens: 93, clicks: 31 };
const steps = ['views', 'visible', 'opens', 'clicks'] as const;

const notes: Record<(typeof steps)[number], string> = {
  views: `${formatEach(rateOf(example.views, example.visitors))} for every visitor`,
  visible: `${formatEach(rateOf(example.visible, example.views))} for every view`,
  opens: `${reportWords.rates.openRate.label} ${formatRate(openRate(example))}`,
  clicks: `${reportWords.rates.clickRate.label} ${formatRate(clickRate(example))}`,
};

function Funnel() {
  const widest = Math.max(...steps.map((step) => example[step]));
  return (
    <ol className={styles.funnel}>
      {steps.map((step) => (
        <li key={step}>
          <p>
            <strong>{formatCount(example[step])}</strong> {insightsWords.metrics[step].label}
            <span>{notes[step]}</span>
          </p>
          <svg width="100%" height="14" aria-hidden="true">
            <rect width={`${(example[step] / widest) * 100}%`} height="14" rx="3" />
          </svg>
        </li>
      ))}
    </ol>
  );
}

const CsvName = () => <code>{csvName('Birchline Studio', 'traffic', '2026-10-23', '2026-11-21')}</code>;

export const analyticsParts: MDXComponents = {
  SeenDrawing,
  Metrics,
  Funnel,
  CsvName,
};
