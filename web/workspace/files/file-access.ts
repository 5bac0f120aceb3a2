import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { assetRoutes } from '#contract/resources/asset';
import { limits } from '#contract/rules/limits';
import { rememberFiles } from '../lib/device/sign-out-data.ts';
import { callFor } from '../lib/organization/active-organization.tsx';
import { readableFile } from './file-address.ts';

const renewedMs = (limits.fileAccessMinutes / 4) * 60_000;

/** Gives this browser access to the organization's files by cookies that scripts cannot read. */
export const fileAccessQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['file-access', organizationId],
    queryFn: ({ signal }) => {
      rememberFiles(organizationId);
      return callFor(organizationId)(assetRoutes.openFiles, { origin: window.location.origin }, { signal });
    },
    staleTime: renewedMs,
    refetchInterval: renewedMs,
    // Pictures are then visible at once in a tab that comes to the front again.
    refetchIntervalInBackground: true,
  });

/** Holds back pictures until the request has ended. A failed one releases them, because a page without pictures is better than none. */
export function useFileAccess(organizationId: string | undefined): void {
  const { isPending } = useQuery({
    ...fileAccessQuery(organizationId ?? ''),
    enabled: organizationId !== undefined,
  });
  useEffect(() => {
    if (!isPending && organizationId) openPictures(organizationId);
  }, [isPending, organizationId]);
}

const opened = new Set<string>();
/** An empty picture; the address of the real one follows the hash. */
const empty = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#';

export function readablePicture(stored: string): string {
  const address = readableFile(stored);
  const [, organizationId] = /^\/private\/([^/]+)\//.exec(address) ?? [];
  return !organizationId || opened.has(organizationId) ? address : empty + address;
}

function openPictures(organizationId: string): void {
  opened.add(organizationId);
  const waiting = `${empty}/private/${organizationId}/`;
  for (const image of document.images)
    if (image.getAttribute('src')?.startsWith(waiting)) image.src = image.src.slice(empty.length);
}
