import { useEffect, useMemo, useState } from 'react';
import { billingRoutes } from '#contract/resources/billing';
import * as fixed from '#words/fixed';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { isApiError, messageOf } from '../../lib/api/api-client.ts';
import { paymentAddress } from './payment-address.ts';
import { authConfig } from '../../lib/session/session.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { billingKey } from './api.ts';
import { rememberPortal } from './use-return.ts';

export interface Payment {
  leaving: string | undefined;
  checkout: (priceId: string) => void;
  portal: (from: string) => void;
}

export function usePayment(): Payment {
  const { call, client, organizationId } = useActionContext();
  const [leaving, setLeaving] = useState<string>();
  useReturnByBack(() => {
    setLeaving(undefined);
    void client.invalidateQueries({ queryKey: billingKey(organizationId) });
  });
  return useMemo(() => {
    const leave = async (button: string, requestUrl: () => Promise<{ url: string }>, failure: string) => {
      setLeaving(button);
      try {
        const address = await checkedAddress(await requestUrl());
        if (!address) throw new Error(failure);
        if (failure === fixed.portalFailed) rememberPortal();
        window.location.assign(address);
      } catch (error) {
        setLeaving(undefined);
        notify.error(messageOf(error, failure));
        // The page is outdated: somebody has subscribed, canceled, or removed the role.
        if (isApiError(error) && (error.status === 409 || error.status === 403))
          void client.invalidateQueries({ queryKey: billingKey(organizationId) });
      }
    };
    return {
      leaving,
      checkout: (priceId) =>
        void leave(priceId, () => call(billingRoutes.openCheckout, { priceId }), fixed.subscriptionFailed),
      portal: (from) => void leave(from, () => call(billingRoutes.openPortal, {}), fixed.portalFailed),
    };
  }, [call, client, organizationId, leaving]);
}

/** Returns undefined for any address outside Stripe, so that the redirect cannot lead elsewhere. */
async function checkedAddress({ url }: { url: string }): Promise<string | undefined> {
  const { paymentOrigin } = await authConfig();
  return paymentAddress(url, 'page', paymentOrigin);
}

/** Back may restore the page from the browser's cache, with a redirect in progress and old data. */
function useReturnByBack(onReturn: () => void): void {
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  });
}
