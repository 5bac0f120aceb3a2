import { captchaRoutes } from '#contract/resources/captcha';
import { serve } from '../shared/serve.ts';
import { getCaptcha } from './get-captcha.ts';

export const operations = { getCaptcha };
export const handler = serve(captchaRoutes, operations);
