/** Two texts that differ in case, accents, punctuation or line breaks fold to the same words. */
export const fold = (text: string): string =>
  text
    .replace(/\(\s*(alv|vat|moms)[^)]*\)/giu, ' ')
    // A heading that was broken to fit its column goes on in the next line.
    .replace(/-\s*\n\s*/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
