import Papa from 'papaparse';

/** The library's own pattern overlooks texts of several lines. */
const formula = /^[=+\-@\t\r]/;

/** The mark at the beginning makes spreadsheets read UTF-8, and an apostrophe keeps a text from acting as a formula. */
export const csvText = (rows: readonly (readonly (string | number | undefined)[])[]): string =>
  `\uFEFF${Papa.unparse(rows as unknown[][], { escapeFormulae: formula })}`;
