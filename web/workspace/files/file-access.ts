import { queryOptions, useQuery } from '@tanstack/react-query';
import { assetRoutes } from '#contract/asset';
import { limits } from '#contract/limits';
import { callFor } from '../lib/active-organization.tsx';

/** Long before a browser may not read any more. */
const renewedMs = (limits.fileAccessMinutes / 4) * 60_000;

/** Lets this browser read the organisation's files; what it is let by are cookies that no script sees. */
export const fileAccessQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['file-access', organizationId],
    queryFn: ({ signal }) =>
      callFor(organizationId)(assetRoutes.openFiles, { origin: window.location.origin }, { signal }),
    staleTime: renewedMs,
    refetchInterval: renewedMs,
    // A tab that comes back shows pictures at once.
    refetchIntervalInBackground: true,
  });

/** Whether pictures can be asked for: it was answered, whatever was answered, since a page without pictures is better than none. */
export function useFileAccess(organizationId: string | undefined): boolean {
  const { isPending } = useQuery({
    ...fileAccessQuery(organizationId ?? ''),
    enabled: organizationId !== undefined,
  });
  return !isPending;
}
