import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Billing } from '#contract/resources/billing';
import * as words from '#words/plans';
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx';
import { QueryError } from '../../ui/feedback/states.tsx';
import { hasBothPeriods, periodOf, priceWithId, type Period } from '../../../shared/plans/plans.ts';
import type { usePlans } from './api.ts';
import { PlansSkeleton } from './billing-skeleton.tsx';
import { PlanCard } from './plan-card.tsx';
import type { Payment } from './use-payment.ts';

interface Props {
  billing: Billing;
  plans: ReturnType<typeof usePlans>;
  payment: Payment;
}

const periods = [
  { value: 'monthly', label: words.monthly },
  { value: 'annual', label: words.annual },
] as const;

/** Offers plans to an organization without a subscription. `?price=` carries the choice from the pricing page. */
export function PlanChoice({ billing, plans, payment }: Props) {
  const [address] = useSearchParams();
  const [selected, setPeriod] = useState<Period>();
  const { data, error, isFetching, refetch } = plans;
  if (!data && error) {
    return <QueryError title={words.failed} query={{ error, isFetching, refetch }} />;
  }
  if (!data) return <PlansSkeleton />;
  const wanted = priceWithId(data, address.get('price'));
  const period = selected ?? (wanted ? periodOf(wanted) : 'monthly');
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <p className="min-w-0 flex-1 basis-72 text-pretty text-ink-2">
          {billing.status ? words.ended : words.intro}
        </p>
        {hasBothPeriods(data) ? (
          <div className="w-full sm:w-56">
            <ChoiceGroup
              label={words.period}
              value={period}
              options={periods}
              onChange={setPeriod}
              disabled={payment.leaving !== undefined}
            />
          </div>
        ) : null}
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {data.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            period={period}
            chosen={wanted !== undefined && plan.prices.includes(wanted)}
            billing={billing}
            payment={payment}
          />
        ))}
      </ul>
    </>
  );
}
