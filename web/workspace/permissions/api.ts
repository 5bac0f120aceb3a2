import { useMutation, useQuery } from '@tanstack/react-query';
import { permissionRoutes } from '#contract/resources/permission';
import type { Output, Sent } from '#contract/primitives/route';
import { useActionContext } from '../lib/organization/active-organization.tsx';
import { recordKeys } from '../lib/organization/records.ts';

export type Permissions = Output<typeof permissionRoutes.getPermission>;

interface Question {
  customerId: string;
  /** Without it, permissions for all references of the customer. */
  referenceId?: string | undefined;
}

export function usePermissions({ customerId, referenceId }: Question) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: [...recordKeys.permissions(organizationId, customerId), referenceId ?? 'all'],
    queryFn: ({ signal }) =>
      call(permissionRoutes.getPermission, referenceId ? { referenceId } : { customerId }, { signal }),
  });
}

/** The places where visitors see a reference, or all of a customer. It is fetched each time, because decisions depend on it. */
export function useReferenceUse({ customerId, referenceId }: Question) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: [...recordKeys.permissions(organizationId, customerId), 'use', referenceId ?? 'all'],
    queryFn: ({ signal }) =>
      call(permissionRoutes.getUse, referenceId ? { referenceId } : { customerId }, { signal }),
    staleTime: 0,
  });
}

export function useWithdrawPermission() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (input: Sent<typeof permissionRoutes.withdrawPermission>) =>
      call(permissionRoutes.withdrawPermission, input),
    // The withdrawal turned references into drafts, which lists, editors and collections show too.
    onSuccess: () => client.invalidateQueries({ queryKey: recordKeys.all(organizationId) }),
  });
}

export function useRecordPermission() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (input: Sent<typeof permissionRoutes.recordPermission>) =>
      call(permissionRoutes.recordPermission, input),
    // Only the server knows the entry's place in the chain and the resulting state.
    onSuccess: ({ customerId }) =>
      client.invalidateQueries({ queryKey: recordKeys.permissions(organizationId, customerId) }),
  });
}
