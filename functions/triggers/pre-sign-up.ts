import type { PreSignUpTriggerHandler } from 'aws-lambda';
import { captchaToken } from '#contract/resources/captcha';
import { captchaAddress } from '#contract/rules/captcha-address';
import { serverLimits } from '#contract/rules/server-limits';
import { securityScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import type { Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { logFor } from '../shared/log/log.ts';
import { solvedCaptcha } from '../shared/security/captcha.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';

const refusals = new Set(['CAPTCHA_FAILED', 'RATE_LIMITED']);

/** A sign-up mails a code to any address, from the quota of all mails, so its caller has to work for it. */
export const handler: PreSignUpTriggerHandler = async (event, { awsRequestId }) => {
  const { triggerSource, request } = event;
  // Only an operator can add people like this.
  if (triggerSource === 'PreSignUp_AdminCreateUser') return event;
  const log = logFor({ requestId: awsRequestId });
  try {
    await admit(request.clientMetadata?.captchaToken, request.userAttributes.email ?? '', new Date());
  } catch (error) {
    if (!(error instanceof AppError) || !refusals.has(error.code)) throw error;
    log('SIGN_UP_REFUSED', { cause: error.code }, { SignUpsRefused: 1 });
    // Cognito hands the message to the caller.
    throw new Error(error.code, { cause: error });
  }
  log('SIGN_UP_ACCEPTED', {}, { SignUps: 1 });
  return event;
};

async function admit(sent: string | undefined, email: string, now: Date): Promise<void> {
  const { success, data } = captchaToken.safeParse(sent);
  if (!success) throw new AppError('CAPTCHA_FAILED');
  const table = scopedTable(securityScope);
  await table.commit([await solvedCaptcha(data, 'signup', now, await captchaAddress(email))]);
  // Everybody shares this row, so it is in no transaction, where calls at once would get into each other's way.
  await table.apply(signUpsPerHour(now));
}

export const signUpsPerHour = (now: Date): Step =>
  rateLimit(
    {
      of: ['sign-ups of everybody'],
      limit: serverLimits.signUpsPerHour,
      windowSeconds: 60 * 60,
      message: 'Too many sign-ups',
    },
    now,
  );
