import { captchaRoutes, type CaptchaPurpose } from '#contract/resources/captcha';
import { captchaAddress } from '#contract/rules/captcha-address';
import { tokenFor } from './captcha-token.ts';
import { call } from './people.ts';

export const solveCaptcha = async (purpose: CaptchaPurpose, email?: string): Promise<string> => {
  const address = email && (await captchaAddress(email));
  return await tokenFor(await call(captchaRoutes.getCaptcha, { purpose, ...(address && { address }) }, {}));
};
