import canonicalize from 'canonicalize';
import type { CardContent, Confirmation } from '#contract/cards/card';
import { isFromCustomer } from '#contract/cards/confirmed-from';
import { namesWhere, textsOf, type StoredFields } from '#contract/reference/field-values';
import type { ReferenceItem } from '../reference/store.ts';
import { sha256 } from '../shared/data/hash.ts';

/** Only content that the customer approved exactly, by a link to an address of their own, has a confirmation. */
export function confirmationOf({ approved }: ReferenceItem, card: CardContent) {
  if (!approved?.content || approved.content !== contentHash(card)) return undefined;
  const { entryId, at, by, expiresOn } = approved;
  if (!isFromCustomer(by?.from)) return undefined;
  return { entryId, at, ...by, expiresOn };
}

/** `today` is the organization's day. */
export const holds = ({ expiresOn }: Confirmation, today: string): boolean =>
  expiresOn === undefined || today <= expiresOn;

/** Style and tags make no difference. */
export const contentHash = (card: StoredFields): string => sha256(canonicalize(aboutTheCustomer(card))!);

function aboutTheCustomer(card: StoredFields): object {
  return Object.fromEntries(
    namesWhere(({ subject }) => subject !== undefined).flatMap((name) =>
      textsOf(card[name]).length > 0 ? [[name, card[name]]] : [],
    ),
  );
}
