import type { Billing } from '#contract/billing';
import type { usePlans } from './api.ts';
import { BillingHistory } from './billing-history.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { DetailsSkeleton } from './billing-skeleton.tsx';
import { Section } from './section.tsx';
import { SubscriptionDetails } from './subscription-details.tsx';
import { texts } from './texts.ts';
import { usePayment } from './use-payment.ts';
import { UsageStatistics } from './usage-statistics.tsx';

interface Props {
  billing: Billing;
  plans: ReturnType<typeof usePlans>;
  /** What was paid is on its way: nothing else is offered until it has arrived. */
  confirming: boolean;
}

export function BillingSections({ billing, plans, confirming }: Props) {
  const payment = usePayment();
  const subscribed = billing.subscriptions.length > 0;
  return (
    <div className="flex flex-col gap-4">
      <Section title={texts.details.title}>
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
          <Section title={texts.history.title} flush>
            <BillingHistory invoices={billing.invoices} />
          </Section>
          <Section title={texts.method.title}>
            <PaymentMethods billing={billing} payment={payment} />
          </Section>
        </>
      ) : null}
      {subscribed ? (
        <Section title={texts.usage.title}>
          <UsageStatistics usage={billing.usage} />
        </Section>
      ) : null}
    </div>
  );
}
