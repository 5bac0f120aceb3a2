import { captchaRoutes, type CaptchaPurpose } from '#contract/resources/captcha';
import { tokenFor } from './captcha-token.ts';
import { call } from './people.ts';

export const solveCaptcha = async (purpose: CaptchaPurpose): Promise<string> =>
  tokenFor(await call(captchaRoutes.getCaptcha, { purpose }, {}));
