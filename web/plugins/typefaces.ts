import type { Plugin } from 'vite';
import { typefaces } from '#contract/rules/choices';
import { pairings } from '../shared/typefaces/pairings.ts';
import { fontFaces, typefaceProperties } from '../shared/typefaces/typeface-styles.ts';

type Display = 'swap' | 'optional';

/** Writes `@typefaces swap;` or `@typefaces optional;` in a style sheet out: every pairing, with this `font-display`. */
export const typefaceSheets = (): Plugin => ({
  name: 'refdeck:typefaces',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css($|\?)/, code: '@typefaces ' },
    handler: (code) => ({
      code: code.replace(/^@typefaces (swap|optional);$/m, (_, display: Display) => typefaceSheet(display)),
      map: null,
    }),
  },
});

/** Declares all fonts, and sets elements with `data-typefaces` in a pairing. */
export function typefaceSheet(display: Display): string {
  const faces = new Set(typefaces.flatMap((name) => fontFaces(pairings[name]).split(/(?=@font-face)/)));
  const rules = typefaces.map((name) => {
    const properties = Object.entries(typefaceProperties(pairings[name]));
    return `[data-typefaces='${name}']{${properties.map((entry) => entry.join(':')).join(';')}}`;
  });
  return [...faces, ...rules].join('\n').replaceAll('font-display:swap', `font-display:${display}`);
}
