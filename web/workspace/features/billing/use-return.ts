import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Billing } from '#contract/resources/billing';
import { notify } from '../../ui/feedback/toast.tsx';
import { texts } from './texts.ts';

/** How somebody came back from Stripe. `late`: paid, as they say, and not confirmed within a minute. */
export type Return = 'confirming' | 'late' | 'canceled' | 'portal';

const patienceMs = 60_000;
/** What was changed in the portal is told within seconds. */
const portalMs = 10_000;
const pauseMs = 2_000;

const portalKey = 'refdeck.billing-portal';

/** Before leaving for the portal, which says nothing when it sends somebody back. */
export function rememberPortal(): void {
  sessionStorage.setItem(portalKey, 'open');
}

function arrival(address: URLSearchParams): Return | undefined {
  const checkout = address.get('checkout');
  if (checkout === 'done') return 'confirming';
  if (checkout === 'canceled') return 'canceled';
  return sessionStorage.getItem(portalKey) ? 'portal' : undefined;
}

/** Where a return from Stripe stands, and how often to ask meanwhile whether it has had its effect. */
export function useReturn() {
  const [address, setAddress] = useSearchParams();
  const [state, setState] = useState(() => arrival(address));
  const confirming = state === 'confirming';
  const waits = confirming || state === 'portal';
  useEffect(() => {
    sessionStorage.removeItem(portalKey);
    if (!waits) return undefined;
    const end = () => setState(confirming ? 'late' : undefined);
    const timer = setTimeout(end, confirming ? patienceMs : portalMs);
    return () => clearTimeout(timer);
  }, [waits, confirming]);
  // While it is being confirmed it stays: a reload goes on waiting.
  const finished = address.has('checkout') && !confirming;
  useEffect(() => {
    if (!finished) return;
    setAddress(
      (now) => {
        now.delete('checkout');
        return now;
      },
      { replace: true },
    );
  }, [finished, setAddress]);
  return { state, setState, pollMs: waits ? pauseMs : (false as const) };
}

/** Ends the waiting when the subscription is there, and says so. */
export function useConfirmation(
  { state, setState }: Pick<ReturnType<typeof useReturn>, 'state' | 'setState'>,
  billing: Billing | undefined,
): void {
  const plan = billing?.subscriptions.length ? billing.name : undefined;
  const awaited = state === 'confirming' || state === 'late';
  useEffect(() => {
    if (!awaited || plan === undefined) return;
    setState(undefined);
    notify.success(texts.back.active(plan));
  }, [awaited, plan, setState]);
}
