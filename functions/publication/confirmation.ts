import type { Confirmation } from '#contract/cards/card';
import { isFromCustomer } from '#contract/cards/confirmed-from';
import type { PermissionEntry } from '#contract/resources/permission';

/** `company` is the customer's name as it was approved. A card under another name is not confirmed. */
export type StoredConfirmation = Confirmation & { entryId: string; company: string };

/** Visitors see the domain of the mail address, and the name if the contact allowed that on this surface. */
export function confirmationBy(
  entries: readonly PermissionEntry[],
  company: string,
): StoredConfirmation | undefined {
  const [{ id: entryId, at, person, confirmer }] = entries as [PermissionEntry];
  if (!isFromCustomer(confirmer?.from)) return undefined;
  const isNamed = entries.some(({ subjects }) => subjects.includes('person'));
  const [expiresOn] = entries.flatMap((entry) => entry.expiresOn ?? []).toSorted();
  return {
    entryId,
    at,
    ...(isNamed && { name: person?.name, jobTitle: person?.jobTitle }),
    ...confirmer,
    ...(expiresOn !== undefined && { expiresOn }),
    company,
  };
}

/** `today` is the organization's day. */
export const holds = (
  { expiresOn, company }: StoredConfirmation,
  { today, name }: { today: string; name: string | undefined },
): boolean => company === name && (expiresOn === undefined || today <= expiresOn);
