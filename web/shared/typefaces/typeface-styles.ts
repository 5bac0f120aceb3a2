import { typefacesOf, type Typefaces } from '#contract/rules/choices';
import { pairings, type Pairing } from './pairings.ts';

type Font = Pairing['text'];

export const pairingOf = (chosen?: Typefaces): Pairing => pairings[typefacesOf(chosen)];

export const fontAddress = (file: string): string => `/static/fonts/${file}`;

/** Returns the fonts that load beside the document instead of after it. */
export function preloadedFonts(chosen?: Typefaces): string[] {
  const { display, text } = pairingOf(chosen);
  return [...new Set([display, text])].map(({ files }) => fontAddress(files[0]!));
}

/** Declares the fonts of a pairing. Browsers load those that a text is set in. */
export const fontFaces = ({ display, text }: Pairing): string =>
  [...new Set([display, text])].map(facesOf).join('');

/** The custom properties that pages and cards take their typefaces from. */
export const typefaceProperties = (pairing: Pairing) => ({
  '--rd-display': stackOf(pairing.display),
  '--rd-font': stackOf(pairing.text),
  '--rd-weight': pairing.weight,
  '--rd-tracking': `${pairing.tracking}em`,
  '--rd-leading': pairing.leading,
  '--rd-scale': pairing.scale,
  '--rd-title-scale': pairing.titleScale,
});

export function typefaceStyles(chosen?: Typefaces): string {
  const pairing = pairingOf(chosen);
  const properties = Object.entries(typefaceProperties(pairing)).map((entry) => entry.join(':'));
  return `${fontFaces(pairing)}:root{${properties.join(';')}}`;
}

const extended = 'U+100-24F,U+1E80-1EF9,U+20A0-20AB,U+20AD-20C0';

function facesOf({ family, weights, files, fallback }: Font): string {
  const [latin, latinExtended] = files.map(
    (file) =>
      `font-family:"${family}";src:url(${fontAddress(file)})format("woff2");font-weight:${weights};font-display:swap`,
  );
  const local = fallback.local.map((name) => `local("${name}")`).join();
  const { size, ascent, descent } = fallback;
  return [
    latin,
    `${latinExtended};unicode-range:${extended}`,
    `font-family:"${family} Fallback";src:${local};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%`,
  ]
    .map((descriptors) => `@font-face{${descriptors}}`)
    .join('');
}

const stackOf = ({ family, fallback }: Font) =>
  `"${family}","${family} Fallback",${fallback.generic === 'serif' ? 'Georgia,serif' : 'system-ui,sans-serif'}`;
