import type { CardContent } from '#contract/cards/card';
import { isRecordId } from '#contract/primitives/schema';
import { keys } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { getPublicReference, type PublicReference } from './get-public-reference.ts';
import { readPartition, toReferencePage } from './get-reference-page.ts';

/** The references are all cards of the page in order. */
export type PublicStory = PublicReference & { references: CardContent[] };

interface StoryAddress {
  organizationId: string;
  reference: string;
}

/** A listed card is part of the query for its neighbors; only an unlisted or removed one is read separately. */
export async function getPublicStory(
  context: Pick<CallContext, 'now'>,
  { organizationId, reference }: StoryAddress,
): Promise<PublicStory> {
  const partition = await readPartition(context, organizationId);
  const { references, facets: _, ...owner } = toReferencePage(partition);
  const { sk } = keys.referenceSlug(organizationId, reference.toLowerCase());
  const referenceId = isRecordId(reference)
    ? reference
    : (partition.items.find((item) => item.sk === sk)?.referenceId as string | undefined);
  if (!referenceId) throw new AppError('NOT_FOUND');
  const card = references.find(({ id }) => id === referenceId);
  const story: PublicReference = card
    ? { ...owner, card, visibility: 'public' }
    : await getPublicReference(context, { organizationId, referenceId });
  return { ...story, references };
}
