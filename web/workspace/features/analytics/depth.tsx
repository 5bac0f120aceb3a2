import type { Totals } from '#contract/resources/analytics';
import * as insightsWords from '#words/insights';
import * as words from '#words/analytics';
import { Bar } from '../../insights/bar.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Explained } from '../../ui/overlays/explained.tsx';
import { formatCount, formatRate } from '../../../shared/format/measures.ts';
import { rateOf } from '../../../shared/analytics/metrics.ts';
import { TrendMark } from '../../insights/trend-mark.tsx';

const steps = {
  visitors: insightsWords.metrics.visitors,
  ...words.steps,
};

/** Every step counts visitors, so that each is a share of the first. */
export function Depth({ now, before }: { now: Totals; before: Totals }) {
  return (
    <Card aria-labelledby="depth">
      <h2 id="depth" className="mb-4 text-[0.9375rem] font-semibold">
        {words.depth}
      </h2>
      <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {(Object.keys(steps) as (keyof typeof steps)[]).map((step) => {
          const share = rateOf(now[step], now.visitors);
          return (
            <li key={step}>
              <Explained text={steps[step].definition} className="text-ink-2">
                {steps[step].label}
              </Explained>
              <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
                <span className="text-2xl leading-9 font-semibold tracking-tight">
                  {formatCount(now[step])}
                </span>
                <TrendMark now={now[step]} before={before[step]} />
              </p>
              <p className="mt-1 mb-2 min-h-6 text-[0.8125rem] leading-6 text-ink-2">
                {step === 'visitors' ? null : words.ofVisitors(formatRate(share))}
              </p>
              <Bar share={share ?? 0} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
