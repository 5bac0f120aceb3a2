import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';
import { webAddress } from '../primitives/schema.ts';
import * as words from '#words/validation';

const offeredLogo = z.object({
  /** The bytes in Base64. A logo that is drawn as SVG has to become a picture before it is uploaded. */
  data: z.string(),
  type: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml']),
});
export type OfferedLogo = z.output<typeof offeredLogo>;

export const websiteRoutes = {
  readWebsite: {
    method: 'POST',
    path: '/api/website',
    access: 'branding:write',
    summary: "Reads a firm's own website once and offers its logo and color; nothing is stored",
    body: z.strictObject({
      address: webAddress.check(z.minLength(1, words.httpsMissing)),
    }),
    response: z.object({
      /** The page that was read, after redirects. */
      address: z.string(),
      logo: z.optional(offeredLogo),
      /** The website asks browsers to color their frame with it. */
      color: z.optional(z.string()),
    }),
    reads: true,
    errors: ['WEBSITE_UNREADABLE', 'RATE_LIMITED'],
  },
} as const satisfies Routes;
