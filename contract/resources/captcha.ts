import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';
import { wellFormed } from '../primitives/schema.ts';
import * as fixed from '#words/fixed';

/** A captcha solved for one purpose is not valid for another. */
export const captchaPurpose = z.enum(['invite', 'contact', 'newsletter', 'signup']);
export type CaptchaPurpose = z.output<typeof captchaPurpose>;

/** Base64 of `{challenge, solution}`. */
export const captchaToken = z
  .string({ error: fixed.captchaMissing })
  .check(
    z.minLength(1, fixed.captchaMissing),
    z.maxLength(4_096, 'Must be at most 4096 characters'),
    wellFormed,
  );

export const captchaRoutes = {
  getCaptcha: {
    method: 'GET',
    path: '/api/captcha',
    access: 'public',
    summary: 'A proof-of-work challenge (ALTCHA) for one purpose: ten minutes, single use',
    query: z.strictObject({
      purpose: captchaPurpose,
      address: z.optional(
        z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Must be a SHA-256 hash in hexadecimal')),
      ),
    }),
    response: z.object({
      parameters: z.looseObject({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.number(),
        keyLength: z.number(),
        keyPrefix: z.string(),
      }),
      signature: z.string(),
    }),
  },
} as const satisfies Routes;
