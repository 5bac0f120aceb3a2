import type { CaptchaPurpose, captchaRoutes } from '#contract/resources/captcha';
import type { Output } from '#contract/primitives/route';
import { newChallenge } from '../shared/security/captcha.ts';
import type { CallContext } from '../shared/context/call-context.ts';

export async function getCaptcha(
  { now }: CallContext,
  { purpose, address }: { purpose: CaptchaPurpose; address?: string | undefined },
): Promise<Output<typeof captchaRoutes.getCaptcha>> {
  const { parameters, signature } = await newChallenge(purpose, now, address);
  return { parameters: { ...parameters }, signature: signature! };
}
