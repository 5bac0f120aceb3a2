import { useMutation, useQuery } from '@tanstack/react-query';
import { approvalRoutes, type Approval } from '#contract/resources/approval';
import type { Sent } from '#contract/primitives/route';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { allPages, recordKeys } from '../../lib/organization/records.ts';

interface Question {
  /** Without one, those of the whole organization. */
  customerId?: string;
  /** Without one, those of all references of the customer. */
  referenceId?: string;
}

/** Requests for approval, newest first. They are told anew with the permissions, which an answer changes. */
export function useApprovals({ customerId, referenceId }: Question = {}) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: [
      ...recordKeys.permissions(organizationId, customerId ?? 'everybody'),
      'approvals',
      referenceId ?? 'all',
    ],
    queryFn: ({ signal }): Promise<Approval[]> =>
      allPages(async (cursor) => {
        const about = referenceId ? { referenceId } : customerId ? { customerId } : {};
        const page = await call(approvalRoutes.listApprovals, { ...about, cursor }, { signal });
        return { items: page.approvals, nextCursor: page.nextCursor };
      }),
    // An answer comes from outside, and what is asked of one customer counts among all.
    staleTime: 0,
  });
}

/** Asking and canceling; what a contact was asked, and how often, is known anew afterwards. */
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
    // Refused when it was answered meanwhile: then the answer is to be seen.
    onSettled: refresh,
  });
  return { ask, cancel };
}
