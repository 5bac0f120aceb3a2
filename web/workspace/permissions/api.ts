import { useMutation, useQuery } from '@tanstack/react-query';
import { permissionRoutes } from '#contract/resources/permission';
import type { Output, Sent } from '#contract/primitives/route';
import { useActionContext } from '../lib/organization/active-organization.tsx';
import { recordKeys } from '../lib/organization/records.ts';

/** A customer's ledger, and what it says today. */
export type Permissions = Output<typeof permissionRoutes.getPermission>;

interface Question {
  customerId: string;
  /** Without one, what holds for all references of the customer. */
  referenceId?: string;
}

export function usePermissions({ customerId, referenceId }: Question) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: [...recordKeys.permissions(organizationId, customerId), referenceId ?? 'all'],
    queryFn: ({ signal }) =>
      call(permissionRoutes.getPermission, referenceId ? { referenceId } : { customerId }, { signal }),
  });
}

/** Where visitors see a reference, or all of a customer; asked each time, because it is looked at before a decision. */
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
    // References became drafts behind lists, editors and collections.
    onSuccess: () => client.invalidateQueries({ queryKey: recordKeys.all(organizationId) }),
  });
}

export function useRecordPermission() {
  const { call, client, organizationId } = useActionContext();
  return useMutation({
    mutationFn: (input: Sent<typeof permissionRoutes.recordPermission>) =>
      call(permissionRoutes.recordPermission, input),
    // Its place in the chain is the server's to say, and so is what holds now.
    onSuccess: ({ customerId }) =>
      client.invalidateQueries({ queryKey: recordKeys.permissions(organizationId, customerId) }),
  });
}
