import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { assetRoutes } from '#contract/resources/asset';
import { limits } from '#contract/rules/limits';
import { callFor } from '../lib/active-organization.tsx';
import { readableFile } from '../lib/readable-file.ts';

/** Long before a browser may not read any more. */
const renewedMs = (limits.fileAccessMinutes / 4) * 60_000;

/** Lets this browser read the organization's files; what it is let by are cookies that no script sees. */
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

/** Pictures wait until this browser may read them; the page does not. Whatever was answered, since a page without them is better than none. */
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
/** An empty picture, with the address of the one that takes its place. */
const empty = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#';

/** Where a picture is read: an empty one as long as this browser may not read that organization's files. */
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
