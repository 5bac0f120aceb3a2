import { ChartLine, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import * as words from '#words/reports';
import { Card } from '../ui/page/card.tsx';
import { ViewSwitch } from '../ui/lists/view-switch.tsx';
import { formatDays } from '../../shared/format/measures.ts';
import { LineMark } from './line-mark.tsx';
import type { Days } from '../../shared/analytics/period.ts';
import { TimeChart, type TimeChartProps } from './time-chart.tsx';

const height = 240;

const views = {
  chart: { label: words.chartView, icon: <ChartLine aria-hidden /> },
  table: { label: words.tableView, icon: <Table2 aria-hidden /> },
};

interface ChartPanelProps extends Omit<TimeChartProps, 'height'> {
  title: ReactNode;
  choice?: ReactNode;
  days: Days;
  before?: Days | undefined;
  table: ReactNode;
}

export function ChartPanel({ title, choice, days, before, table, ...chart }: ChartPanelProps) {
  const id = useId();
  const [view, setView] = useState<keyof typeof views>('chart');
  return (
    <Card aria-labelledby={id} className="p-4 sm:p-5">
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <h2 id={id} className="text-[0.9375rem] font-semibold">
          {title}
        </h2>
        {choice}
        {view === 'table' ? null : <Legend days={days} before={before} parts={chart.parts} />}
        <ViewSwitch label={words.views} views={views} value={view} onChange={setView} className="ms-auto" />
      </div>
      {view === 'table' ? table : <TimeChart {...chart} height={height} />}
    </Card>
  );
}

function Legend({ days, before, parts }: Pick<ChartPanelProps, 'days' | 'before' | 'parts'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.8125rem] text-ink-2 max-sm:order-last max-sm:basis-full">
      {parts ? (
        parts.map((part, index) => <Entry key={part} kind={index} text={part} />)
      ) : (
        <Entry kind="now" text={formatDays(days)} />
      )}
      {before ? <Entry kind="before" text={formatDays(before)} /> : null}
    </p>
  );
}

function Entry({ kind, text }: Parameters<typeof LineMark>[0] & { text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <LineMark kind={kind} />
      {text}
    </span>
  );
}
