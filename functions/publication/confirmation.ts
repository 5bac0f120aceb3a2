import type { CardContent, Confirmation } from '#contract/cards/card';
import { isFromCustomer } from '#contract/cards/confirmed-from';
import { isElsewhere } from '#contract/reference/elsewhere';
import { namesWhere, textsOf } from '#contract/reference/field-values';
import type { PermissionEntry } from '#contract/resources/permission';
import { partsOfStory } from './story-parts.ts';

/** `company` is the customer's name or alias as it was approved. A card under another one is not confirmed. */
export type StoredConfirmation = Confirmation & { entryId: string; company: string };

/** Visitors see the domain of the mail address, and the person if the contact allowed that. An alias names neither. */
export function confirmationBy(
  entries: readonly PermissionEntry[],
  { company, alias = '' }: Pick<CardContent, 'company' | 'alias'>,
): StoredConfirmation | undefined {
  const [{ id: entryId, at, person, confirmer }] = entries as [PermissionEntry];
  if (!isFromCustomer(confirmer?.from)) return undefined;
  const isNamed = company !== undefined && entries.some(({ subjects }) => subjects.includes('person'));
  const [expiresOn] = entries.flatMap((entry) => entry.expiresOn ?? []).toSorted();
  return {
    entryId,
    at,
    ...(isNamed && { name: person?.name, jobTitle: person?.jobTitle }),
    ...(company === undefined ? { from: confirmer?.from } : confirmer),
    ...(expiresOn !== undefined && { expiresOn }),
    company: company ?? alias,
  };
}

/** `today` is the organization's day. */
export const holds = (
  { expiresOn, company }: StoredConfirmation,
  { today, name }: { today: string; name: string | undefined },
): boolean => company === name && (expiresOn === undefined || today <= expiresOn);

const pictureFields = namesWhere(({ kind }) => kind === 'image');

/** Nobody can say what a picture of another website showed to the contact. */
export function showsForeignPicture(card: CardContent): boolean {
  const drawn = pictureFields.some((name) => textsOf(card[name]).some(isElsewhere));
  const told = partsOfStory(card.longDescription ?? '', 'images');
  return drawn || told.some((source) => /\(\s*<?https?:/i.test(source));
}
