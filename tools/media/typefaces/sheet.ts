import { typefaces } from '#contract/rules/choices';
import { pairings } from '#web/shared/typefaces/pairings.ts';
import { fontFaces, typefaceProperties } from '#web/shared/typefaces/typeface-styles.ts';

/** The style sheets, which set `data-typefaces` elements in any pairing. On the site nothing may move. */
export const typefaceSheets = {
  'web/shared/typefaces/typefaces.css': typefaceSheet(),
  'web/site/landing/typefaces.css': typefaceSheet().replaceAll('font-display:swap', 'font-display:optional'),
};

function typefaceSheet(): string {
  const faces = new Set(typefaces.flatMap((name) => fontFaces(pairings[name]).split(/(?=@font-face)/)));
  const rules = typefaces.map((name) => {
    const properties = Object.entries(typefaceProperties(pairings[name]));
    return `[data-typefaces='${name}']{${properties.map((entry) => entry.join(':')).join(';')}}`;
  });
  return `/* Written by \`npm run typefaces\`. */\n${[...faces, ...rules].join('\n')}`;
}
