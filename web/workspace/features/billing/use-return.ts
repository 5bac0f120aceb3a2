import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Billing } from '#contract/resources/billing';
import * as words from '#words/billing';
import { notify } from '../../ui/feedback/toast.tsx';

/** The return from Stripe. `late` means that a payment was not confirmed within a minute. */
export type Return = 'confirming' | 'late' | 'canceled' | 'portal';

const timeoutMs = 60_000;
const portalMs = 10_000;
const pauseMs = 2_000;

const portalKey = 'refdeck.billing-portal';

/** Stripe's portal adds nothing to the return address, so the visit is stored before leaving. */
export function rememberPortal(): void {
  sessionStorage.setItem(portalKey, 'open');
}

function arrival(address: URLSearchParams): Return | undefined {
  const checkout = address.get('checkout');
  if (checkout === 'done') return 'confirming';
  if (checkout === 'canceled') return 'canceled';
  return sessionStorage.getItem(portalKey) ? 'portal' : undefined;
}

export function useReturn() {
  const [address, setAddress] = useSearchParams();
  const [state, setState] = useState(() => arrival(address));
  const confirming = state === 'confirming';
  const waits = confirming || state === 'portal';
  useEffect(() => {
    sessionStorage.removeItem(portalKey);
    if (!waits) return undefined;
    const end = () => setState(confirming ? 'late' : undefined);
    const timer = setTimeout(end, confirming ? timeoutMs : portalMs);
    return () => clearTimeout(timer);
  }, [waits, confirming]);
  // The address keeps its parameter while confirming, so that a reload continues.
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

export function useConfirmation(
  { state, setState }: Pick<ReturnType<typeof useReturn>, 'state' | 'setState'>,
  billing: Billing | undefined,
): void {
  const plan = billing?.subscriptions.length ? billing.name : undefined;
  const awaited = state === 'confirming' || state === 'late';
  useEffect(() => {
    if (!awaited || plan === undefined) return;
    setState(undefined);
    notify.success(words.backActive(plan));
  }, [awaited, plan, setState]);
}
