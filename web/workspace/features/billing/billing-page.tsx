import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { Hourglass, Info } from 'lucide-react';
import * as fixed from '#words/fixed';
import * as words from '#words/billing';
import { useMay, useOrganization } from '../../lib/organization/active-organization.tsx';
import { isApiError, messageOf } from '../../lib/api/api-client.ts';
import { organizationsQuery } from '../../lib/organization/organizations.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { QueryError } from '../../ui/feedback/states.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { ButtonLink, Button } from '../../ui/elements/button.tsx';
import { Link } from '../../ui/elements/link.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { useBilling, usePlans } from './api.ts';
import { BillingSections } from './billing-sections.tsx';
import { BillingSkeleton } from './billing-skeleton.tsx';
import { useConfirmation, useReturn, type Return } from './use-return.ts';
import { Notice } from './notice.tsx';

export default function BillingPage() {
  useTitle(words.title);
  return useMay('billing:read') ? <Permitted /> : <Navigate to="/app" replace />;
}

function Permitted() {
  const { name } = useOrganization();
  const back = useReturn();
  const billing = useBilling(back.pollMs);
  const plans = usePlans();
  const { data, error } = billing;
  const refused = isApiError(error) && (error.status === 403 || error.status === 404);
  useRoleRefresh(refused);
  useConfirmation(back, data);
  useFailureToast(data || refused ? null : error, fixed.billingFailed);
  useFailureToast(plans.data ? null : plans.error, fixed.pricingFailed);
  if (refused) return <Navigate to="/app" replace />;
  return (
    <div className="max-w-4xl">
      <PageHeader title={words.title} description={words.description(name)} />
      <ReturnNotice {...back} fetching={billing.isFetching} onRefetch={() => void billing.refetch()} />
      {data ? (
        <BillingSections billing={data} plans={plans} confirming={back.state === 'confirming'} />
      ) : error ? (
        <QueryError title={words.failed} query={billing} />
      ) : (
        <BillingSkeleton />
      )}
      <Contact />
    </div>
  );
}

/** Reloads the organizations after a role was removed, so that the menus change too. */
function useRoleRefresh(refused: boolean): void {
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

function Contact() {
  return (
    <section
      aria-labelledby="billing-contact"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-xl border border-line bg-sunken px-5 py-4"
    >
      <div className="min-w-0">
        <h2 id="billing-contact" className="text-[0.9375rem] font-semibold">
          {words.contactTitle}
        </h2>
        <p className="text-ink-2">
          {words.contactBody}{' '}
          <Link
            to="/app/help/billing"
            className="inline-block rounded underline underline-offset-2 hover:text-ink"
          >
            {words.contactHelp}
          </Link>
        </p>
      </div>
      <ButtonLink to="/app/help/contact">{words.contactAction}</ButtonLink>
    </section>
  );
}

interface Props {
  state: Return | undefined;
  setState: (state: Return | undefined) => void;
  fetching: boolean;
  onRefetch: () => void;
}

function ReturnNotice({ state, setState, fetching, onRefetch }: Props) {
  return (
    // Screen readers announce a live region only if it exists before its text.
    <output className="block not-empty:mb-4">
      {state === 'confirming' ? (
        <Notice icon={<Spinner />} title={words.backConfirming}>
          {words.backConfirmingBody}
        </Notice>
      ) : null}
      {state === 'late' ? (
        <Notice
          icon={<Hourglass />}
          title={words.backLate}
          action={
            <Button size="sm" busy={fetching} onClick={onRefetch}>
              {words.backCheck}
            </Button>
          }
        >
          {words.backLateBody}
        </Notice>
      ) : null}
      {state === 'canceled' ? (
        <Notice
          icon={<Info />}
          action={
            <Button size="sm" variant="ghost" onClick={() => setState(undefined)}>
              {words.backDismiss}
            </Button>
          }
        >
          {words.backCanceled}
        </Notice>
      ) : null}
    </output>
  );
}
