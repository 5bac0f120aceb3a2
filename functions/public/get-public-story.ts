import type { CardContent } from '#contract/cards/card';
import { isLogoTile } from '#contract/cards/templates';
import type { ReferencePage } from '#contract/resources/public';
import { isRecordId } from '#contract/primitives/schema';
import { keys } from '../shared/data/keys.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { getPublicReference, type PublicReference } from './get-public-reference.ts';
import { originalLanguageOf, wordingsOfStory } from './in-language.ts';
import { readPartition, toReferencePage } from './get-reference-page.ts';

/** The references are all cards of the page in order. */
export type PublicStory = PublicReference &
  Pick<ReferencePage, 'collections'> & { references: CardContent[] };

interface StoryAddress {
  organizationId: string;
  reference: string;
  /** A language that the story lacks leads to its original. */
  language?: string | undefined;
}

/** A listed card is part of the query for its neighbors; only an unlisted or removed one is read separately. */
export async function getPublicStory(
  context: Pick<CallContext, 'now'>,
  { organizationId, reference, language }: StoryAddress,
  read = readPartition,
): Promise<PublicStory> {
  const partition = await read(context, organizationId, { language });
  const { sk } = keys.referenceSlug(organizationId, reference.toLowerCase());
  const referenceId = isRecordId(reference)
    ? reference
    : (partition.items.find((item) => item.sk === sk)?.referenceId as string | undefined);
  if (!referenceId) throw new AppError('NOT_FOUND');
  const row = partition.items.find(
    (item) => item.sk === keys.publicReference(organizationId, referenceId).sk,
  );
  // The original's address shows the original, whatever the language of most originals.
  const shown = row && !language ? originalLanguageOf(row, partition.page) : partition.shown;
  const inWords =
    shown === partition.shown ? partition : await read(context, organizationId, { language: shown });
  const { references, collections, facets: _, ...owner } = toReferencePage(inWords);
  const card = references.find(({ id }) => id === referenceId);
  const isTold = card && !card.language;
  const story: PublicReference =
    isTold && row
      ? {
          ...owner,
          card,
          visibility: 'public',
          ...(owner.languages && { wordings: wordingsOfStory(row, partition.page) }),
        }
      : await getPublicReference(context, { organizationId, referenceId });
  if (isLogoTile(story.card) || !mayLeadTo(story.card, reference)) throw new AppError('NOT_FOUND');
  return { ...story, references, ...(collections && { collections }) };
}

/** An earlier address may tell the customer of an anonymous story. */
const mayLeadTo = ({ alias, slug }: CardContent, reference: string): boolean =>
  !alias || isRecordId(reference) || reference.toLowerCase() === slug;
