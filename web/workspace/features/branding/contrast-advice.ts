import { contrast } from '#contract/cards/contrast';
import type { Branding } from '#contract/resources/organization';
import { readableOn, reads, textOn } from '../../../shared/cards/color.ts';

type Colors = Branding['brandColors'];

export interface Advice {
  about: 'text' | 'button';
  /** Rounded down, so that an insufficient ratio never looks sufficient. */
  ratio: number;
  instead: string;
  change: Partial<Colors>;
}

/** Below this ratio a surface hardly differs from its surroundings. */
const faint = 1.3;

/** Links and button labels adjust by themselves and the secondary color has no text, so these need no advice. */
export function adviceOf({ text, background, primary }: Colors): Advice[] {
  const found: Advice[] = [];
  if (!reads(text, background))
    found.push({
      about: 'text',
      ratio: rounded(contrast(text, background)),
      instead: textOn(background),
      change: { text: readableOn(text, background) },
    });
  if (contrast(primary, background) < faint)
    found.push({
      about: 'button',
      ratio: rounded(contrast(primary, background)),
      instead: primary,
      change: { primary: readableOn(primary, background) },
    });
  return found;
}

const rounded = (ratio: number) => Math.floor(ratio * 100) / 100;
