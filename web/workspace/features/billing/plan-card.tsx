import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { Billing } from '#contract/resources/billing';
import type { Price, Product } from '#contract/rules/plans';
import * as words from '#words/plans';
import { Badge } from '../../ui/elements/badge.tsx';
import { Button } from '../../ui/elements/button.tsx';
import { formatCount, formatPrice } from '../../../shared/plans/format.ts';
import {
  featuresOf,
  priceFor,
  priceInWords,
  translated,
  unitOf,
  whatItComesTo,
  type Period,
} from '../../../shared/plans/plans.ts';
import type { Payment } from './use-payment.ts';

interface Props {
  plan: Product;
  period: Period;
  chosen: boolean;
  billing: Billing;
  payment: Payment;
}

export function PlanCard({ plan, period, chosen, billing, payment }: Props) {
  const price = priceFor(plan, period);
  return (
    <li
      className={clsx(
        'rounded-xl border p-5 md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-0',
        plan.popular || chosen ? 'border-accent-mark' : 'border-line',
        chosen && 'ring-1 ring-accent-mark',
        !price && 'bg-sunken',
      )}
    >
      <div>
        <div className="flex min-h-6 items-center justify-between gap-2">
          <h3 className="text-[0.9375rem] font-semibold">{plan.name}</h3>
          {chosen ? (
            <Badge tone="accent">{words.chosen}</Badge>
          ) : plan.popular ? (
            <Badge tone="accent">{words.popular}</Badge>
          ) : null}
          {price ? null : <Badge>{words.current}</Badge>}
        </div>
        <p className="mt-1 text-pretty text-ink-2">{translated(plan.description)}</p>
      </div>
      <div className="pt-4">
        <p className="flex items-baseline gap-1.5">
          <span className="text-[1.75rem] leading-9 font-semibold tracking-[-0.02em]">
            {formatPrice(price?.unit_amount ?? 0)}
          </span>{' '}
          {price ? <span className="text-ink-2">{unitOf(price)}</span> : null}
        </p>
        {price ? (
          <p className="mt-1 text-[0.8125rem] text-pretty text-ink-2">{whatItComesTo(plan, price)}</p>
        ) : null}
      </div>
      <div>
        {price ? (
          <Select
            plan={plan}
            price={price}
            trial={plan.popular && billing.trialAvailable}
            payment={payment}
          />
        ) : null}
      </div>
      <Features plan={plan} billing={billing} compares={price !== undefined} />
    </li>
  );
}

interface SelectProps {
  plan: Product;
  price: Price;
  trial: boolean;
  payment: Payment;
}

function Select({ plan, price, trial, payment: { leaving, checkout } }: SelectProps) {
  return (
    <div className="pt-4">
      <Button
        variant={plan.popular ? 'primary' : 'secondary'}
        className="w-full"
        busy={leaving === price.id}
        disabled={leaving !== undefined && leaving !== price.id}
        onClick={() => checkout(price.id)}
      >
        {trial ? words.startTrial : words.select}
        <span className="sr-only">: {plan.name}</span>
      </Button>
      {trial ? (
        <p className="mt-2 text-center text-[0.8125rem] text-ink-2">{words.trial(priceInWords(price))}</p>
      ) : null}
    </div>
  );
}

function Features({ plan, billing, compares }: { plan: Product; billing: Billing; compares: boolean }) {
  const { usage } = billing;
  const tooSmall = compares && usage.references > Number(plan.metadata.max_cards);
  return (
    <div className="mt-5 flex flex-col border-t border-line pt-4">
      <ul className="flex flex-col gap-2">
        {featuresOf(plan, compares ? usage : undefined).map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            <span className="text-pretty">{feature}</span>
          </li>
        ))}
      </ul>
      {tooSmall ? (
        <p className="mt-3 text-[0.8125rem] text-warn">{words.tooSmall(formatCount(usage.references))}</p>
      ) : null}
      {compares ? null : (
        <p className="mt-auto pt-4 text-[0.8125rem] text-ink-2">
          {words.uses(formatCount(usage.references), formatCount(usage.limit))}
        </p>
      )}
    </div>
  );
}
