import { CreditCard, Landmark } from 'lucide-react';
import { useState } from 'react';
import type { Billing, PaymentMethod } from '#contract/resources/billing';
import * as words from '#words/billing';
import { Badge } from '../../ui/elements/badge.tsx';
import { Button } from '../../ui/elements/button.tsx';
import { expiryInWords, expiryState, nameOf } from './rules.ts';
import type { Payment } from './use-payment.ts';

export function PaymentMethods({ billing, payment }: { billing: Billing; payment: Payment }) {
  const { paymentMethod, status, subscriptions } = billing;
  const { leaving, portal } = payment;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      {paymentMethod ? (
        <Method method={paymentMethod} />
      ) : (
        <p className="min-w-0 flex-1 basis-72 text-pretty text-ink-2">
          {subscriptions.length > 0 ? words.methodNoneStored : words.methodNone}
        </p>
      )}
      {/* An organization that never subscribed has no customer portal at Stripe. */}
      {status ? (
        <Button
          busy={leaving === 'method'}
          disabled={leaving !== undefined && leaving !== 'method'}
          onClick={() => portal('method')}
        >
          {subscriptions.length > 0 ? words.methodUpdate : words.methodOpen}
        </Button>
      ) : null}
    </div>
  );
}

function Method({ method }: { method: PaymentMethod }) {
  const { type, brand, last4, expMonth, expYear } = method;
  const [now] = useState(() => new Date());
  const isCard = type === 'card';
  const Icon = isCard ? CreditCard : Landmark;
  const name = nameOf(brand ?? type);
  const dated = expMonth !== undefined && expYear !== undefined;
  const state = dated ? expiryState(expMonth, expYear, now) : 'good';
  return (
    <div className="flex min-w-0 flex-1 basis-72 items-center gap-4">
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-lg border border-line bg-sunken text-ink-2"
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {last4 ? words.methodEnding(name, last4) : name}
          {state === 'expired' ? <Badge tone="bad">{words.methodExpired}</Badge> : null}
          {state === 'soon' ? <Badge tone="warn">{words.methodExpiresSoon}</Badge> : null}
        </p>
        <p className="text-pretty text-ink-2">
          {dated ? `${words.methodExpires(expiryInWords(expMonth, expYear))}. ` : null}
          {state === 'expired' ? words.methodExpiredNote : words.methodStoredByStripe}
        </p>
      </div>
    </div>
  );
}
