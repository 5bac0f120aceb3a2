import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { texts as fixed } from '#contract/text';
import { useMay, useOrganization } from '../../lib/active-organization.tsx';
import { isApiError, messageOf } from '../../lib/api-client.ts';
import { organizationsQuery } from '../../lib/organizations.ts';
import { useTitle } from '../../lib/use-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { notify } from '../../ui/toast.tsx';
import { useBilling, usePlans } from './api.ts';
import { BillingSections } from './billing-sections.tsx';
import { BillingSkeleton } from './billing-skeleton.tsx';
import { Contact } from './contact.tsx';
import { ReturnNotice } from './return-notice.tsx';
import { texts } from './texts.ts';
import { useConfirmation, useReturn } from './use-return.ts';

/** The plan, its invoices, the card, and what is used of it: for owners and admins; others are led to /app. */
export default function BillingPage() {
  useTitle(texts.title);
  return useMay('billing:read') ? <Permitted /> : <Navigate to="/app" replace />;
}

function Permitted() {
  const { name } = useOrganization();
  const back = useReturn();
  const billing = useBilling(back.askEveryMs);
  const plans = usePlans();
  const { data, error } = billing;
  const refused = isApiError(error) && error.status === 403;
  useRoleAgain(refused);
  useConfirmation(back, data);
  useFailureToast(data || refused ? null : error, fixed.billingFailed);
  useFailureToast(plans.data ? null : plans.error, fixed.pricingFailed);
  if (refused) return <Navigate to="/app" replace />;
  return (
    <div className="max-w-4xl">
      <PageHeader title={texts.title} description={texts.description(name)} />
      <ReturnNotice {...back} asking={billing.isFetching} onAsk={() => void billing.refetch()} />
      {data ? (
        <BillingSections billing={data} plans={plans} confirming={back.state === 'confirming'} />
      ) : error ? (
        <ErrorState
          title={texts.failed}
          error={error}
          retrying={billing.isFetching}
          onRetry={() => void billing.refetch()}
        />
      ) : (
        <BillingSkeleton />
      )}
      <Contact />
    </div>
  );
}

/** The role was taken away while the page was open: the menus, too, follow what it is. */
function useRoleAgain(refused: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (refused) void client.invalidateQueries({ queryKey: organizationsQuery.queryKey });
  }, [refused, client]);
}

function useFailureToast(error: Error | null, fallback: string): void {
  useEffect(() => {
    if (error) notify.error(messageOf(error, fallback));
  }, [error, fallback]);
}
