import type { CSSProperties } from 'react';
import { darkPlate } from '#contract/card-options';
import { lightSuffix } from '#contract/file-rules';

/** What is readable on it, whether it is white or black: nobody has looked at a logo from elsewhere. */
const neutralPlate = '#868c95';

/**
 * What stands behind a logo in place of white: dark, where the address says that the logo is light (it is measured once,
 * when it is uploaded, so that no page needs a script for it), and a grey between the two for one that was not uploaded.
 */
export function logoPlate(address: string | undefined): CSSProperties | undefined {
  if (address?.endsWith(`${lightSuffix}.webp`)) return plate(darkPlate);
  return address?.startsWith('https:') ? plate(neutralPlate) : undefined;
}

// A property of our own: an embed sets no others.
const plate = (color: string) => ({ '--rd-plate': color }) as CSSProperties;
