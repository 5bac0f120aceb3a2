import { openTable } from '#functions/shared/data/client';

/** What no function can do without: built like the functions, to hold their starts against. */
const table = openTable();
export const handler = (): typeof table => table;
