import * as z from 'zod/mini';

export const bucketEnvironment = z.object({ ASSET_BUCKET: z.string().check(z.minLength(1)) });

export const fileKeyEnvironment = z.object({
  FILE_KEY_SECRET_ARN: z.string().check(z.minLength(1)),
  FILE_KEY_PAIR_ID: z.string().check(z.minLength(1)),
});

/** Uploads are readable only by the function that checks them, private files by members, published ones by all. */
export const objectPrefixes = {
  upload: 'uploads/',
  private: 'private/',
  published: 'assets/',
  /** Each object starts a job and says nothing but its ids. */
  ticket: 'jobs/',
  /** No path of the edge leads to what jobs make; members get an address that is valid for minutes. */
  document: 'documents/',
  export: 'exports/',
  /** Copies of what buyers were sent. */
  sent: 'sent/',
  form: 'forms/',
  /** Forms that nobody has read yet. */
  formUpload: 'form-uploads/',
} as const;
