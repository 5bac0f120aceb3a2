import type { Typefaces } from '#contract/rules/choices';
import fonts from './fonts.json' with { type: 'json' };

type FontName = keyof typeof fonts;

interface Setting {
  weight: number;
  /** The largest size has this tracking, in em; smaller sizes take a part of it. */
  tracking: number;
  leading: number;
  /** Letters of one size are not equally large: narrow ones are set larger, and wide ones smaller. */
  scale: number;
  titleScale: number;
}

/** One typeface for headings, figures, quotes and titles of cards, and one for everything else. */
const pair = (display: FontName, text: FontName, setting: Setting) => ({
  display: fonts[display],
  text: fonts[text],
  ...setting,
});

export type Pairing = ReturnType<typeof pair>;

export const pairings: Record<Typefaces, Pairing> = {
  studio: pair('literata', 'hanken', {
    weight: 500,
    tracking: -0.026,
    leading: 1.08,
    scale: 0.96,
    titleScale: 1,
  }),
  plant: pair('wide', 'archivo', {
    weight: 600,
    tracking: -0.03,
    leading: 1.04,
    scale: 0.9,
    titleScale: 0.94,
  }),
  ledger: pair('newsreader', 'public', {
    weight: 400,
    tracking: -0.022,
    leading: 1.04,
    scale: 1.1,
    titleScale: 1.14,
  }),
  poster: pair('bricolage', 'dm', {
    weight: 800,
    tracking: -0.03,
    leading: 0.94,
    scale: 1.22,
    titleScale: 1.2,
  }),
  pavilion: pair('jost', 'albert', {
    weight: 400,
    tracking: -0.03,
    leading: 1.06,
    scale: 1,
    titleScale: 1.06,
  }),
  kitchen: pair('gabarito', 'figtree', {
    weight: 600,
    tracking: -0.02,
    leading: 1.02,
    scale: 1,
    titleScale: 1,
  }),
  chambers: pair('garamond', 'albert', {
    weight: 500,
    tracking: -0.02,
    leading: 1.06,
    scale: 1.08,
    titleScale: 1.14,
  }),
  system: pair('geist', 'geist', {
    weight: 600,
    tracking: -0.028,
    leading: 1.06,
    scale: 1,
    titleScale: 1,
  }),
};
