import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { captchaRoutes, type CaptchaPurpose } from '#contract/captcha';
import { call } from './people.ts';

/** A solved captcha, as the widget would hand it over. */
export async function solveCaptcha(purpose: CaptchaPurpose): Promise<string> {
  const challenge = await call<Challenge>(captchaRoutes.getCaptcha, { purpose }, {});
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
