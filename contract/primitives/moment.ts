import * as z from 'zod/mini';

/** A day and a time with its offset, turned into one of UTC. */
/* @__NO_SIDE_EFFECTS__ */
export const moment = (invalid: string) =>
  z.pipe(
    z.iso.datetime({ offset: true, error: invalid }).check(z.maxLength(40)),
    z.transform((at) => new Date(at).toISOString()),
  );
