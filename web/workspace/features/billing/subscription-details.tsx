import { CircleAlert, Info } from 'lucide-react';
import { useState } from 'react';
import type { Billing } from '#contract/resources/billing';
import type { Product } from '#contract/rules/plans';
import * as words from '#words/billing';
import { Badge, StatusBadge } from '../../ui/elements/badge.tsx';
import { Button } from '../../ui/elements/button.tsx';
import { formatDate } from '../../../shared/plans/format.ts';
import { Notice } from './notice.tsx';
import { priceInWords } from '../../../shared/plans/plans.ts';
import type { Payment } from './use-payment.ts';

interface Props {
  billing: Billing;
  plans: readonly Product[] | undefined;
  payment: Payment;
}

export function SubscriptionDetails({ billing, plans, payment }: Props) {
  const { leaving, portal } = payment;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <h3 className="text-[1.375rem] leading-9 font-semibold">{billing.name}</h3>
          <Badges billing={billing} />
        </div>
        <Button
          busy={leaving === 'manage'}
          disabled={leaving !== undefined && leaving !== 'manage'}
          onClick={() => portal('manage')}
        >
          {words.detailsManage}
        </Button>
      </div>
      <Facts billing={billing} plans={plans} />
      <State billing={billing} payment={payment} />
    </div>
  );
}

function Badges({ billing: { status, endsAt } }: { billing: Billing }) {
  if (status === 'past_due') return <Badge tone="bad">{words.detailsPastDue}</Badge>;
  if (status === 'unpaid') return <Badge tone="bad">{words.detailsUnpaid}</Badge>;
  if (status === 'paused') return <Badge>{words.detailsPaused}</Badge>;
  return (
    <>
      <StatusBadge status="Active" label={words.detailsActive} />
      {status === 'trialing' ? <Badge>{words.detailsTrial}</Badge> : null}
      {endsAt ? <Badge tone="warn">{words.detailsEndsOn(formatDate(endsAt))}</Badge> : null}
    </>
  );
}

function Facts({ billing, plans }: Pick<Props, 'billing' | 'plans'>) {
  const { priceId, nextBillingDate, trialEndsAt, endsAt } = billing;
  const price = plans?.flatMap(({ prices }) => prices).find(({ id }) => id === priceId);
  const facts = [
    price && { name: words.detailsPrice, value: priceInWords(price) },
    trialEndsAt && { name: words.detailsTrialEnds, value: formatDate(trialEndsAt) },
    endsAt && { name: words.detailsEnds, value: formatDate(endsAt) },
    nextBillingDate && { name: words.detailsNextBilling, value: formatDate(nextBillingDate) },
  ].filter((fact) => fact !== undefined && fact !== '');
  return (
    <dl className="grid gap-x-6 gap-y-4 border-t border-line pt-4 sm:grid-cols-3">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-[0.8125rem] text-ink-2">{name}</dt>
          <dd className="mt-0.5 font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function State({ billing, payment: { leaving, portal } }: Pick<Props, 'billing' | 'payment'>) {
  const { status, name, endsAt, trialEndsAt, pastDueUntil } = billing;
  const [now] = useState(() => new Date().toISOString());
  if (status === 'past_due' || status === 'unpaid') {
    return (
      <Notice
        tone="warn"
        icon={<CircleAlert />}
        action={
          <Button
            size="sm"
            busy={leaving === 'card'}
            disabled={leaving !== undefined && leaving !== 'card'}
            onClick={() => portal('card')}
          >
            {words.detailsUpdateCard}
          </Button>
        }
      >
        {pastDueUntil && pastDueUntil > now
          ? words.detailsPastDueNote(formatDate(pastDueUntil))
          : words.detailsUnpaidNote}
      </Notice>
    );
  }
  if (status === 'paused') return <Notice icon={<Info />}>{words.detailsPausedNote}</Notice>;
  if (endsAt) return <Notice icon={<Info />}>{words.detailsEndsNote(name, formatDate(endsAt))}</Notice>;
  if (trialEndsAt) return <Notice icon={<Info />}>{words.detailsTrialNote(formatDate(trialEndsAt))}</Notice>;
  return null;
}
