import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Approval } from '#contract/resources/approval';
import { permissionRoutes } from '#contract/resources/permission';
import { useActionContext, type OrganizationCall } from '../../lib/organization/active-organization.tsx';
import { allPages, recordKeys, useCustomers, useReferences } from '../../lib/organization/records.ts';
import { useApprovals } from '../approval/approvals.ts';
import { overviewOf } from './overview.ts';

export async function readPermissions(call: OrganizationCall, signal?: AbortSignal) {
  let today = '';
  const entries = await allPages(async (cursor) => {
    const page = await call(permissionRoutes.listPermissions, { cursor }, signal && { signal });
    today = page.today;
    return { items: page.entries, nextCursor: page.nextCursor };
  });
  return { entries, today };
}

function useAllPermissions() {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: recordKeys.permissions(organizationId, 'everybody'),
    queryFn: ({ signal }) => readPermissions(call, signal),
    // Changes on the page of one customer also affect this list.
    staleTime: 0,
  });
}

const noRequests: readonly Approval[] = [];

export function usePermissionOverview() {
  const [references, customers] = [useReferences(), useCustomers()];
  const [permissions, requests] = [useAllPermissions(), useApprovals()];
  const sent = requests.data ?? noRequests;
  const isComplete = requests.data !== undefined || requests.isError;
  const rows = useMemo(
    () =>
      references.data && customers.data && permissions.data && isComplete
        ? overviewOf({
            references: references.data,
            customers: customers.data,
            requests: sent,
            ...permissions.data,
          })
        : undefined,
    [references.data, customers.data, permissions.data, sent, isComplete],
  );
  const failed = [references, customers, permissions].find(({ data, error }) => data === undefined && error);
  return { rows, today: permissions.data?.today ?? '', sent, failed, requests };
}
