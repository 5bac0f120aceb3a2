import type { CardContent } from '#contract/card';
import type { CallContext } from '../shared/context/call-context.ts';
import { getPublicReference, type PublicReference } from './get-public-reference.ts';
import { readReferencePage } from './get-reference-page.ts';

/** Of the organisation's page all cards, in its order: among them are those that the story leads on to. */
export type PublicStory = PublicReference & { references: CardContent[] };

/** A listed one is in the query that reads its neighbours; only one that is not, or is gone, is asked for by itself. */
export async function getPublicStory(
  context: Pick<CallContext, 'now'>,
  address: { organizationId: string; referenceId: string },
): Promise<PublicStory> {
  const {
    references,
    facets: _,
    ...owner
  } = await readReferencePage(context, {
    id: address.organizationId,
  });
  const card = references.find(({ id }) => id === address.referenceId);
  const story: PublicReference = card
    ? { ...owner, card, visibility: 'public' }
    : await getPublicReference(context, address);
  return { ...story, references };
}
