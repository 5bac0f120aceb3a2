import { contrast } from '#contract/cards/contrast';
import type { Branding } from '#contract/resources/organization';
import { readableOn, reads, textOn } from '../../../shared/cards/color.ts';

type Colors = Branding['brandColors'];

export interface Advice {
  about: 'text' | 'button';
  /** Rounded down: a ratio must not look like one that would do. */
  ratio: number;
  /** What the page itself shows instead. */
  instead: string;
  /** The color that would do, nearest to the one that was chosen. */
  change: Partial<Colors>;
}

/** Below this a surface can hardly be told from what is around it. */
const faint = 1.3;

/**
 * What a visitor would not see as it was chosen. The page makes links readable by itself and sets the words of a button in black
 * or white, and no text stands on the secondary color: of these there is nothing to say.
 */
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
