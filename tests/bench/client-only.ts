import { openTable } from '#functions/shared/data/client';

/** Only constructs the table's client, which every function does: the baseline of the cold starts. */
const table = openTable();
export const handler = (): typeof table => table;
