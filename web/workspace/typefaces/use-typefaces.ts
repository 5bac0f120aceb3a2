import { useEffect, type CSSProperties } from 'react';
import type { Typefaces } from '#contract/rules/choices';
import { fontFaces, pairingOf, typefaceProperties } from '../../shared/typefaces/typeface-styles.ts';

/** Returns the properties in which cards are set in the letters of a brand. Their fonts load as soon as a text needs them. */
export function useTypefaces(chosen: Typefaces | undefined): CSSProperties {
  const pairing = pairingOf(chosen);
  useEffect(() => adopt(fontFaces(pairing)), [pairing]);
  return typefaceProperties(pairing) as CSSProperties;
}

function adopt(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
