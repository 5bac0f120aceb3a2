import { ChevronRight } from 'lucide-react';
import type { Counts } from '#contract/resources/analytics';
import * as insightsWords from '#words/insights';
import * as reportWords from '#words/reports';
import * as words from '#words/analytics';
import { Card } from '../../ui/page/card.tsx';
import { Explained } from '../../ui/overlays/explained.tsx';
import { formatCount, formatEach, formatRate } from '../../../shared/format/measures.ts';
import { openRate, clickRate, rateOf, type Rate } from '../../../shared/analytics/metrics.ts';
import { TrendMark } from '../../insights/trend-mark.tsx';

const steps = ['views', 'visible', 'opens', 'clicks'] as const;

export function Depth({ now, before }: { now: Counts; before: Counts }) {
  return (
    <Card aria-labelledby="depth">
      <h2 id="depth" className="mb-4 text-[0.9375rem] font-semibold">
        {words.depth}
      </h2>
      <ol className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((metric, index) => (
          <li key={metric} className="relative">
            <Explained text={insightsWords.metrics[metric].definition} className="text-ink-2">
              {insightsWords.metrics[metric].label}
            </Explained>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
              <span className="text-2xl leading-9 font-semibold tracking-tight">
                {formatCount(now[metric])}
              </span>
              <TrendMark now={now[metric]} before={before[metric]} />
            </p>
            <p className="min-h-6 text-[0.8125rem] leading-6 text-ink-2">{noteOf(metric, now)}</p>
            {index < steps.length - 1 ? (
              <ChevronRight aria-hidden className="absolute top-8 -end-6 size-5 text-ink-3 max-lg:hidden" />
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function noteOf(metric: (typeof steps)[number], now: Counts) {
  if (metric === 'views') return `${formatEach(rateOf(now.views, now.visitors))} ${words.eachVisitor}`;
  if (metric === 'visible') return `${formatEach(rateOf(now.visible, now.views))} ${words.eachView}`;
  return metric === 'opens' ? (
    <RateNote rate="openRate" value={openRate(now)} />
  ) : (
    <RateNote rate="clickRate" value={clickRate(now)} />
  );
}

function RateNote({ rate, value }: { rate: Rate; value: number | undefined }) {
  const { label, definition } = reportWords.rates[rate];
  return (
    <Explained text={definition}>
      {label} {formatRate(value)}
    </Explained>
  );
}
