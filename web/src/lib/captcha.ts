import type { CaptchaPurpose } from '#contract/captcha';
import { captchaRoutes } from '#contract/captcha';
import { call } from './api-client.ts';

// The solver comes when a form needs it.
const load = () => Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')] as const);

/**
 * Fetches a proof-of-work challenge for one purpose and solves it: about half a second of work. Answers the
 * `captchaToken` of one call. Rejects with `ApiError` when no challenge could be had.
 */
export async function solveCaptcha(purpose: CaptchaPurpose): Promise<string> {
  const [[{ solveChallenge }, { deriveKey }], challenge] = await Promise.all([
    load(),
    call(captchaRoutes.getCaptcha, { purpose }),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
