import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';
import { webAddress } from '../primitives/schema.ts';
import * as words from '#words/validation';

const offeredPicture = z.object({
  /** The bytes in Base64. What is drawn as SVG has to become a picture before it is uploaded. */
  data: z.string(),
  type: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml']),
});
export type OfferedPicture = z.output<typeof offeredPicture>;

const address = webAddress.check(z.minLength(1, words.httpsMissing));

export const websiteRoutes = {
  readWebsite: {
    method: 'POST',
    path: '/api/website',
    access: 'branding:write',
    summary: "Reads a firm's own website once and offers its logo and color; nothing is stored",
    body: z.strictObject({ address }),
    response: z.object({
      /** The page that was read, after redirects. */
      address: z.string(),
      logo: z.optional(offeredPicture),
      /** The website asks browsers to color their frame with it. */
      color: z.optional(z.string()),
    }),
    reads: true,
    errors: ['WEBSITE_UNREADABLE', 'RATE_LIMITED'],
  },
  readPicture: {
    method: 'POST',
    path: '/api/website/picture',
    access: 'asset:write',
    summary:
      'Reads one picture of a website, at most 4 MB, so that an import can upload it; nothing is stored',
    body: z.strictObject({ address }),
    response: offeredPicture,
    reads: true,
    errors: ['WEBSITE_UNREADABLE', 'RATE_LIMITED'],
  },
} as const satisfies Routes;
