import * as z from 'zod/mini';

/** What a function that uses the asset bucket finds in its environment. */
export const bucketEnvironment = z.object({ ASSET_BUCKET: z.string().check(z.minLength(1)) });

/** What a function that lets members read files finds: the private half of the edge's key, and how the edge calls the public one. */
export const fileKeyEnvironment = z.object({
  FILE_KEY_SECRET_ARN: z.string().check(z.minLength(1)),
  FILE_KEY_PAIR_ID: z.string().check(z.minLength(1)),
});

/**
 * Below which objects lie: as they arrived, for nobody but the function that checks them; made anew, for members of their
 * organization; and once more, for everybody, what its public side shows.
 */
export const objectPrefixes = { upload: 'uploads/', private: 'private/', published: 'assets/' } as const;
