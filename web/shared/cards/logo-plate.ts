import type { CSSProperties } from 'react';
import { darkPlate } from '#contract/cards/card-options';
import { lightSuffix } from '#contract/rules/file-rules';

/**
 * Puts a light logo on a dark plate instead of a white one. An upload is measured once, and its address then
 * tells whether it is light. A logo from another website was never measured, so it gets an outline as well.
 */
export function logoPlate(address: string | undefined): CSSProperties | undefined {
  if (address?.endsWith(`${lightSuffix}.webp`)) return properties({ '--rd-plate': darkPlate });
  return address?.startsWith('https:') ? properties({ '--rd-outline': outline }) : undefined;
}

const outline = 'drop-shadow(0 0 1px #000b)';

// An embed only sets properties with this prefix.
const properties = (own: Record<`--rd-${string}`, string>) => own as CSSProperties;
