export const webCacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  /** Customers' websites get an update within ten minutes. */
  embedScript: 'public, max-age=600',
  /** The next upload invalidates the edge, while browsers revalidate each time. */
  pages: 'public, max-age=0, s-maxage=86400, must-revalidate',
} as const;
