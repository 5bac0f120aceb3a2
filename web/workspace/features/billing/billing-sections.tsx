import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { Billing } from '#contract/resources/billing';
import * as words from '#words/billing';
import { Card } from '../../ui/page/card.tsx';
import { fileSize } from '../../../shared/format/file-size.ts';
import { formatCount } from '../../../shared/plans/format.ts';
import type { usePlans } from './api.ts';
import { BillingHistory } from './billing-history.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { DetailsSkeleton } from './billing-skeleton.tsx';
import { SubscriptionDetails } from './subscription-details.tsx';
import { usePayment } from './use-payment.ts';
import { fillState } from './rules.ts';

interface Props {
  billing: Billing;
  plans: ReturnType<typeof usePlans>;
  confirming: boolean;
}

export function BillingSections({ billing, plans, confirming }: Props) {
  const payment = usePayment();
  const subscribed = billing.subscriptions.length > 0;
  return (
    <div className="flex flex-col gap-4">
      <Section title={words.detailsTitle}>
        {subscribed ? (
          <SubscriptionDetails billing={billing} plans={plans.data} payment={payment} />
        ) : confirming ? (
          <DetailsSkeleton />
        ) : (
          <PlanChoice billing={billing} plans={plans} payment={payment} />
        )}
      </Section>
      {subscribed || !confirming ? (
        <>
          <Section title={words.historyTitle} flush>
            <BillingHistory invoices={billing.invoices} />
          </Section>
          <Section title={words.methodTitle}>
            <PaymentMethods billing={billing} payment={payment} />
          </Section>
        </>
      ) : null}
      {subscribed ? (
        <Section title={words.usageTitle}>
          <UsageStatistics usage={billing.usage} />
        </Section>
      ) : null}
    </div>
  );
}

interface SectionProps {
  title: string;
  children: ReactNode;
  flush?: boolean;
}

function Section({ title, children, flush }: SectionProps) {
  const id = useId();
  const [open, setOpen] = useState(true);
  return (
    <Card aria-labelledby={`${id}-title`} className="overflow-clip">
      <h2 id={`${id}-title`} className="text-[0.9375rem] font-semibold">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center gap-3 px-5 text-start -outline-offset-2 hover:bg-hover"
        >
          <span className="flex-1">{title}</span>
          <ChevronDown
            aria-hidden
            className={clsx(
              'size-4 text-ink-3 transition-transform duration-150',
              open || '-rotate-90 rtl:rotate-90',
            )}
          />
        </button>
      </h2>
      <div id={id} hidden={!open} className={clsx('border-t border-line', !flush && 'p-5')}>
        {children}
      </div>
    </Card>
  );
}

function UsageStatistics({ usage }: { usage: Billing['usage'] }) {
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <Meter label={words.usageReferences} used={usage.references} limit={usage.limit} format={formatCount} />
      <Meter
        label={words.usageStorage}
        used={usage.storageBytes}
        limit={usage.storageLimit}
        format={fileSize}
      />
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
  const amount = words.usageOf(format(used), format(limit));
  const rest = format(Math.max(0, limit - used));
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-medium">{label}</h3>
        <span>{amount}</span>
      </div>
      {/* Browsers draw meters differently, so the meter is for screen readers and the bar for the eye. */}
      <meter aria-label={label} aria-valuetext={amount} max={limit} value={used} className="sr-only" />
      <span aria-hidden className="mt-2.5 block h-1.5 overflow-hidden rounded-full bg-neutral-soft">
        <span
          className={clsx('block h-full rounded-full', fills[state])}
          style={{ width: `${Math.min(1, used / limit) * 100}%` }}
        />
      </span>
      <p className={clsx('mt-2 text-[0.8125rem]', inks[state])}>
        {state === 'full'
          ? words.usageFull
          : state === 'near'
            ? words.usageNear(rest)
            : words.usageLeft(rest)}
      </p>
    </div>
  );
}
