import type { CSSProperties } from 'react';
import { darkPlate } from '#contract/cards/card-options';
import { lightSuffix } from '#contract/rules/file-rules';

/**
 * What a logo needs to be seen: a dark plate in place of the white one, where the address says that the logo is light (it is
 * measured once, when it is uploaded, so that no page needs a script for it). Nobody has looked at one from elsewhere: it keeps
 * the white plate that most logos are made for, and an outline in case it is white itself.
 */
export function logoPlate(address: string | undefined): CSSProperties | undefined {
  if (address?.endsWith(`${lightSuffix}.webp`)) return properties({ '--rd-plate': darkPlate });
  return address?.startsWith('https:') ? properties({ '--rd-outline': outline }) : undefined;
}

const outline = 'drop-shadow(0 0 1px #000b)';

// Properties of our own: an embed sets no others.
const properties = (own: Record<`--rd-${string}`, string>) => own as CSSProperties;
