import type { contactRoutes } from '#contract/resources/contact';
import { serverLimits } from '#contract/rules/server-limits';
import type { Input, Output } from '#contract/primitives/route';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { absentOr, equals } from '../shared/data/expression.ts';
import { emailHash } from '../shared/data/hash.ts';
import { put, type Step } from '../shared/data/write.ts';
import { solvedCaptcha } from '../shared/security/captcha.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';
import { RaceLost, RateLimited } from '../shared/errors/app-error.ts';
import { mailStep } from '../shared/email/outbox.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { linkToken, newSecret, openSubscriber, type Subscriber } from './subscriber.ts';

const daySeconds = 24 * 60 * 60;

/** The response is the same for every address, so that nobody learns who is subscribed. */
export async function subscribe(
  context: CallContext,
  { email, captchaToken }: Input<typeof contactRoutes.subscribe>,
): Promise<Output<typeof contactRoutes.subscribe>> {
  const { now } = context;
  const response = { received: true as const };
  const checks = [...saveResponse(context, response), await solvedCaptcha(captchaToken, 'newsletter', now)];
  const hash = emailHash(email);
  const { table, key, subscriber } = await openSubscriber(hash);
  if (subscriber?.status !== 'confirmed') {
    const { secret, secretHash } = newSecret();
    const pending: Subscriber = {
      email,
      status: 'pending',
      confirmHash: secretHash,
      createdAt: now.toISOString(),
      ...expiresAfterDays('newsletterLinkDays', now),
    };
    const steps: Step[] = [
      put(key, pending, { status: absentOr(equals('pending')) }),
      mailStep({ kind: 'newsletter-confirm', to: email, token: linkToken(hash, secret) }, now),
      rateLimit(
        {
          of: ['newsletter', hash],
          limit: serverLimits.newsletterMailsPerDay,
          windowSeconds: daySeconds,
          message: '',
        },
        now,
      ),
    ];
    try {
      await table.commit([...checks, ...steps]);
      return response;
    } catch (error) {
      // The caller must not learn that the address was mailed too often or has just been confirmed.
      if (!(error instanceof RateLimited || error instanceof RaceLost)) throw error;
    }
  }
  await table.commit(checks);
  return response;
}
