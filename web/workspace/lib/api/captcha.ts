import { type CaptchaPurpose, captchaRoutes } from '#contract/resources/captcha';
import { proofOf } from '../../../shared/proof-of-work.ts';
import { call } from './api-client.ts';
import { isApiError } from './api-error.ts';

/**
 * Fetches a proof-of-work challenge for one purpose and solves it: about half a second of work. Returns the
 * `captchaToken` of one call. Rejects with `ApiError` when no challenge could be had.
 */
export async function solveCaptcha(purpose: CaptchaPurpose): Promise<string> {
  return await proofOf(await call(captchaRoutes.getCaptcha, { purpose }));
}

export type CaptchaSend = <T>(
  send: (captchaToken: string) => Promise<T>,
  onSolved?: () => void,
) => Promise<T>;

/**
 * For a form that needs a captcha: returns a function that solves one and sends with it. A solution that the server does not take
 * (it was too old) is replaced once. After silence it is stored, so that the same call sent again is known to be the same.
 */
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
