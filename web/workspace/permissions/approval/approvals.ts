import { useMutation, useQuery } from '@tanstack/react-query';
import { approvalRoutes, type Approval } from '#contract/resources/approval';
import type { Sent } from '#contract/primitives/route';
import { useActionContext, type OrganizationCall } from '../../lib/organization/active-organization.tsx';
import { allPages, recordKeys } from '../../lib/organization/records.ts';

interface Question {
  customerId?: string;
  referenceId?: string;
}

/** Requests for approval, newest first. Their key lies below the permissions, because an answer changes both. */
export function useApprovals({ customerId, referenceId }: Question = {}) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: [
      ...recordKeys.permissions(organizationId, customerId ?? 'everybody'),
      'approvals',
      referenceId ?? 'all',
    ],
    queryFn: ({ signal }) =>
      readApprovals(call, referenceId ? { referenceId } : customerId ? { customerId } : {}, signal),
    // Answers come from outside, and a request to one customer also changes the list of all.
    staleTime: 0,
  });
}

export const readApprovals = (
  call: OrganizationCall,
  about: Question = {},
  signal?: AbortSignal,
): Promise<Approval[]> =>
  allPages(async (cursor) => {
    const page = await call(approvalRoutes.listApprovals, { ...about, cursor }, { signal });
    return { items: page.approvals, nextCursor: page.nextCursor };
  });

export function useApprovalChanges(customerId: string) {
  const { call, client, organizationId } = useActionContext();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: recordKeys.permissions(organizationId, customerId) }),
      client.invalidateQueries({ queryKey: recordKeys.contacts(organizationId, customerId) }),
    ]);
  const ask = useMutation({
    mutationFn: (input: Sent<typeof approvalRoutes.askApproval>) => call(approvalRoutes.askApproval, input),
    onSuccess: refresh,
  });
  const cancel = useMutation({
    mutationFn: (id: string) => call(approvalRoutes.cancelApproval, { customerId, id }),
    // A cancel fails if the contact has answered, and the refetch then shows the answer.
    onSettled: refresh,
  });
  return { ask, cancel };
}
