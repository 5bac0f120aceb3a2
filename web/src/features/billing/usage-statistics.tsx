import { clsx } from 'clsx';
import type { Billing } from '#contract/billing';
import { fileSize } from '../../files/file-size.ts';
import { formatCount } from './format.ts';
import { texts } from './texts.ts';
import { fill } from './usage.ts';

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

const colors = { good: 'bg-accent-mark', near: 'bg-warn', full: 'bg-bad' };

function Meter({ label, used, limit, format }: MeterProps) {
  const { share, state } = fill(used, limit);
  const amount = words.of(format(used), format(limit));
  const rest = format(Math.max(0, limit - used));
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-medium">{label}</h3>
        <span>{amount}</span>
      </div>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={amount}
        className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-neutral-soft"
      >
        <span
          className={clsx('block h-full rounded-full', colors[state])}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p
        className={clsx(
          'mt-2 text-[0.8125rem]',
          { good: 'text-ink-2', near: 'text-warn', full: 'text-bad' }[state],
        )}
      >
        {state === 'full' ? words.full : state === 'near' ? words.near(rest) : words.left(rest)}
      </p>
    </div>
  );
}
