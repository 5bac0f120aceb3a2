import type { CSSProperties } from 'react';
import { darkPlate } from '#contract/cards/card-options';
import { lightSuffix, wordmarkSuffix } from '#contract/rules/file-rules';

/** An upload's address tells whether it is light. Other logos were never measured, so they also get an outline. */
export function logoPlate(address: string | undefined): CSSProperties | undefined {
  if (address?.endsWith(`${lightSuffix}.webp`)) return properties({ '--rd-plate': darkPlate });
  return address?.startsWith('https:') ? properties({ '--rd-outline': outline }) : undefined;
}

/** True if the logo says whose it is, so that no name needs to stand beside it. Only an upload has the mark. */
export const isWordmark = (address = ''): boolean =>
  address.startsWith('/') && address.includes(wordmarkSuffix);

const outline = 'drop-shadow(0 0 1px #000b)';

// An embed only sets properties with this prefix.
const properties = (own: Record<`--rd-${string}`, string>) => own as CSSProperties;
