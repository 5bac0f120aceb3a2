import { useQuery } from '@tanstack/react-query';
import { tenderRoutes, type Tender } from '#contract/resources/tender';
import type { Recall } from '#contract/tender/dispatch';
import { useActionContext, type OrganizationCall } from '../lib/organization/active-organization.tsx';
import { allPages, recordKeys } from '../lib/organization/records.ts';

export const tendersKey = (organizationId: string) => [...recordKeys.all(organizationId), 'tenders'] as const;
export const listKey = (organizationId: string) => [...tendersKey(organizationId), 'list'] as const;

export function useTenders(options: { staleTime?: number } = {}) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: listKey(organizationId),
    queryFn: ({ signal }) => readTenders(call, signal),
    ...options,
  });
}

export const readTenders = (call: OrganizationCall, signal?: AbortSignal): Promise<Tender[]> =>
  allPages(async (cursor) => {
    const page = await call(tenderRoutes.listTenders, { cursor }, { signal });
    return { items: page.tenders, nextCursor: page.nextCursor };
  });

/** Of one tender, or of all. */
export const readRecalls = (
  call: OrganizationCall,
  of: { tenderId?: string },
  signal: AbortSignal,
): Promise<Recall[]> =>
  allPages(async (cursor) => {
    const page = await call(tenderRoutes.listRecalls, { ...of, cursor }, { signal });
    return { items: page.recalls, nextCursor: page.nextCursor };
  });
