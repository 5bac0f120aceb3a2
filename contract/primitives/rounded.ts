import * as z from 'zod/mini';

/** Rounds to hundredths, because the table takes no number that is nearly zero. */
/* @__NO_SIDE_EFFECTS__ */
export const rounded = () => z.overwrite<number>((value) => Math.round(value * 100) / 100);
