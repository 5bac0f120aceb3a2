import { useQuery } from '@tanstack/react-query';
import { billingRoutes } from '#contract/resources/billing';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { recordKeys } from '../../lib/organization/records.ts';
import { authConfig } from '../../lib/session/session.ts';
import { loadPlans } from '../../../shared/plans/plans.ts';

export const billingKey = (organizationId: string) => [...recordKeys.all(organizationId), 'billing'] as const;

export function useBilling(pollMs: number | false) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: billingKey(organizationId),
    queryFn: ({ signal }) => call(billingRoutes.getBilling, {}, { signal }),
    refetchInterval: pollMs,
    refetchOnWindowFocus: 'always',
  });
}

export function usePlans() {
  return useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => loadPlans(signal),
    staleTime: 10 * 60_000,
    retry: 1,
  });
}

export function usePaymentOrigin(): string | undefined {
  const { data } = useQuery({ queryKey: ['config'], queryFn: authConfig, staleTime: Infinity });
  return data?.paymentOrigin;
}
