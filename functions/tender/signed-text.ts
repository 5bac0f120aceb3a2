import canonicalize from 'canonicalize';
import type { ShownReference } from '../publication/proof-rows.ts';

/** The signature is over these bytes: canonical JSON (RFC 8785). With the supplier, nobody else can use it. */
export const signedText = (
  supplier: string,
  { text, confirmation }: Pick<ShownReference, 'text' | 'confirmation'>,
): string => canonicalize({ supplier, confirmation, sheet: JSON.parse(text) as unknown })!;
