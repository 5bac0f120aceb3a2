import { clsx } from 'clsx';
import type { Billing } from '#contract/billing';
import { fileSize } from '../../../shared/format/file-size.ts';
import { formatCount } from '../../../shared/plans/format.ts';
import { texts } from './texts.ts';
import { fillState } from './usage.ts';

const words = texts.usage;

/** How much of the plan is used. */
export function UsageStatistics({ usage }: { usage: Billing['usage'] }) {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <Meter label={words.references} used={usage.references} limit={usage.limit} format={formatCount} />
      <Meter label={words.storage} used={usage.storageBytes} limit={usage.storageLimit} format={fileSize} />
    </div>
  );
}

interface MeterProps {
  label: string;
  used: number;
  limit: number;
  format: (amount: number) => string;
}

const fills = { good: 'bg-accent-mark', near: 'bg-warn', full: 'bg-bad' };
const inks = { good: 'text-ink-2', near: 'text-warn', full: 'text-bad' };

function Meter({ label, used, limit, format }: MeterProps) {
  const state = fillState(used, limit);
  const amount = words.of(format(used), format(limit));
  const rest = format(Math.max(0, limit - used));
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-medium">{label}</h3>
        <span>{amount}</span>
      </div>
      {/* Browsers paint a meter each in its own way: it is for those who listen, the bar for those who look. */}
      <meter aria-label={label} aria-valuetext={amount} max={limit} value={used} className="sr-only" />
      <span aria-hidden className="mt-2.5 block h-1.5 overflow-hidden rounded-full bg-neutral-soft">
        <span
          className={clsx('block h-full rounded-full', fills[state])}
          style={{ width: `${Math.min(1, used / limit) * 100}%` }}
        />
      </span>
      <p className={clsx('mt-2 text-[0.8125rem]', inks[state])}>
        {state === 'full' ? words.full : state === 'near' ? words.near(rest) : words.left(rest)}
      </p>
    </div>
  );
}
