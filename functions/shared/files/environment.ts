import * as z from 'zod/mini';

/** What a function that uses the asset bucket finds in its environment. */
export const bucketEnvironment = z.object({ ASSET_BUCKET: z.string().check(z.minLength(1)) });

/** Below which objects lie: as they arrived, for nobody but the function that checks them; and made anew, for everybody. */
export const objectPrefixes = { upload: 'uploads/', published: 'assets/' } as const;
