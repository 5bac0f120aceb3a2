/** The Cache-Control of built files, for the upload and for the local cloud. */
export const webCacheControl = {
  /** Files with a hash in their name. */
  hashed: 'public, max-age=31536000, immutable',
  /** Scripts on customers' websites, which update within ten minutes. */
  embedScript: 'public, max-age=600',
  /** The edge caches pages until the next upload invalidates them, while browsers revalidate each time. */
  pages: 'public, max-age=0, s-maxage=86400, must-revalidate',
} as const;
