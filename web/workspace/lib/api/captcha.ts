import { captchaRoutes, type CaptchaPurpose } from '#contract/resources/captcha';
import { captchaAddress } from '#contract/rules/captcha-address';
import { proofOf } from '../../../shared/proof-of-work.ts';
import { call } from './api-client.ts';
import { isApiError } from './api-error.ts';

/** Takes about half a second. Returns the `captchaToken` for one call; rejects with `ApiError` without a challenge. */
export async function solveCaptcha(purpose: CaptchaPurpose, email?: string): Promise<string> {
  const bound = email === undefined ? {} : { address: await captchaAddress(email) };
  return await proofOf(await call(captchaRoutes.getCaptcha, { purpose, ...bound }));
}

export type CaptchaSend = <T>(
  send: (captchaToken: string) => Promise<T>,
  onSolved?: () => void,
) => Promise<T>;

/** A refused solution is replaced once. Without a response it is reused, so that the server recognizes the call. */
export function captchaSender(purpose: CaptchaPurpose): CaptchaSend {
  let stored: string | undefined;
  const attempt: CaptchaSend = async (send, onSolved) => {
    const token = stored ?? (await solveCaptcha(purpose));
    onSolved?.();
    try {
      const response = await send(token);
      stored = undefined;
      return response;
    } catch (error) {
      stored = isApiError(error) && (error.status === 0 || error.status >= 500) ? token : undefined;
      throw error;
    }
  };
  return async (send, onSolved) => {
    try {
      return await attempt(send, onSolved);
    } catch (error) {
      if (!isApiError(error, 'CAPTCHA_FAILED')) throw error;
      return await attempt(send, onSolved);
    }
  };
}
