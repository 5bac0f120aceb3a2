import * as z from 'zod/mini';
import type { StoredFields } from '#contract/reference/field-values';
import { limits } from '#contract/rules/limits';
import { assetsOf, cardPictures } from '../asset/steps.ts';

const mostAssets = 20;

/** The page's row names the files that its latest change can have published or hidden. */
const changedFiles = z.object({
  at: z.string(),
  referenceId: z.optional(z.string()),
  assetIds: z.array(z.string()).check(z.maxLength(mostAssets)),
});
export type ChangedFiles = z.output<typeof changedFiles>;

/** A public row may hold a second card, the one of embeds; false hides it there. */
export type ShownCard = StoredFields & { embed?: StoredFields | false };

/** Addresses in other fields are words, which show nothing. */
export function assetsOfCards(
  organizationId: string,
  cards: readonly (ShownCard | undefined)[],
): Set<string> {
  const shown = cards.flatMap((card) => (card ? [card, card.embed] : []));
  return new Set(
    shown.flatMap((card) => (card ? assetsOf(organizationId, cardPictures(organizationId, card)) : [])),
  );
}

/** The file job then compares only these assets. `among` is everything that visitors saw or see of one reference. */
export function changesFiles(
  { organizationId, now }: { organizationId: string; now: Date },
  among?: { referenceId: string; cards: (ShownCard | undefined)[] },
): { set: { changed?: ChangedFiles }; unset: string[] } {
  const assetIds = [...assetsOfCards(organizationId, among?.cards ?? [])];
  if (assetIds.length > mostAssets) return mayChangeAnyFile;
  const changed = {
    at: now.toISOString(),
    ...(among && { referenceId: among.referenceId }),
    assetIds,
  };
  return { set: { changed }, unset: [] };
}

/** Without `changed` the job compares all files. */
export const mayChangeAnyFile = { set: {}, unset: ['changed'] };

/** An older value belongs to an earlier change. */
export function filesChangedBy(stored: unknown, writtenAt: Date): ChangedFiles | undefined {
  const { data } = changedFiles.safeParse(stored);
  // The stream rounds its times down: to the second on AWS, to the minute here.
  const oldest = writtenAt.getTime() - 2 * limits.callSeconds * 1_000;
  return data && Date.parse(data.at) >= oldest ? data : undefined;
}
