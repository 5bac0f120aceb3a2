import * as z from 'zod/mini';
import { limits } from '#contract/rules/limits';

const mostAssets = 20;

/** On the row of a public page: which files its latest change can have made public, or not public any more. */
const changedFiles = z.object({
  /** When, as the call knows it. */
  at: z.string(),
  /** Of the reference whose card was changed; absent when the change is about no card. */
  referenceId: z.optional(z.string()),
  assetIds: z.array(z.string()).check(z.maxLength(mostAssets)),
});
export type ChangedFiles = z.output<typeof changedFiles>;

/** Of an organization, whatever field their addresses stand in, a story's own text included. */
export function assetsNamed(organizationId: string, records: unknown): Set<string> {
  const addresses = (JSON.stringify(records) ?? '').matchAll(/\/assets\/([\w-]+)\/([\w-]+)\//g);
  return new Set([...addresses].flatMap(([, owner, id]) => (owner === organizationId ? [id!] : [])));
}

/**
 * What a step on the row of a public page adds to itself, so that whoever puts the files right looks at these alone. `among` is all that
 * visitors saw before and see now of one reference; without it, no file is shown or hidden.
 */
export function changesFiles(
  { organizationId, now }: { organizationId: string; now: Date },
  among?: { referenceId: string; records: unknown[] },
): { set: { changed?: ChangedFiles }; unset: string[] } {
  const assetIds = [...assetsNamed(organizationId, among?.records ?? [])];
  if (assetIds.length > mostAssets) return mayChangeAnyFile;
  const changed = {
    at: now.toISOString(),
    ...(among && { referenceId: among.referenceId }),
    assetIds,
  };
  return { set: { changed }, unset: [] };
}

/** The same where nobody has worked out which: all of them are looked at. */
export const mayChangeAnyFile = { set: {}, unset: ['changed'] };

/**
 * What the row says of the change that was written at `writtenAt`. Code from before this was there changes the page and leaves what stands there: of
 * another change, which is older than a call can take.
 */
export function filesChangedBy(stored: unknown, writtenAt: Date): ChangedFiles | undefined {
  const { data } = changedFiles.safeParse(stored);
  // The stream rounds its times down: to the second on AWS, to the minute here.
  const oldest = writtenAt.getTime() - 2 * limits.callSeconds * 1_000;
  return data && Date.parse(data.at) >= oldest ? data : undefined;
}
