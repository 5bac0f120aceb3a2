import { typefaces } from '#contract/rules/choices';
import { pairings } from '#web/shared/typefaces/pairings.ts';
import { fontFaces, typefaceProperties } from '#web/shared/typefaces/typeface-styles.ts';

/** Returns the style sheet that sets `data-typefaces` elements of the workspace in any pairing. */
export function typefaceSheet(): string {
  const faces = new Set(typefaces.flatMap((name) => fontFaces(pairings[name]).split(/(?=@font-face)/)));
  const rules = typefaces.map((name) => {
    const properties = Object.entries(typefaceProperties(pairings[name]));
    return `[data-typefaces='${name}']{${properties.map((entry) => entry.join(':')).join(';')}}`;
  });
  return `/* Written by \`npm run typefaces\`. */\n${[...faces, ...rules].join('\n')}`;
}
