/** How long the built web's files may be stored, as they are uploaded and as the local cloud serves them. */
export const webCacheControl = {
  /** Files with a hash in their name. */
  hashed: 'public, max-age=31536000, immutable',
  /** On other people's websites: not asked for again on every page, and corrected within ten minutes. */
  embedScript: 'public, max-age=600',
  /** The edge keeps pages until the next upload, which makes it forget all of them; a browser asks the edge each time. */
  pages: 'public, max-age=0, s-maxage=86400, must-revalidate',
} as const;
