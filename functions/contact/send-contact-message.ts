import { ulid } from 'ulid';
import type { contactRoutes } from '#contract/resources/contact';
import { serverLimits } from '#contract/rules/server-limits';
import type { Input, Output } from '#contract/primitives/route';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { absent } from '../shared/data/expression.ts';
import { emailHash } from '../shared/data/hash.ts';
import { keys } from '../shared/data/keys.ts';
import { anyOf, contactScope, securityScope, mailScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { put } from '../shared/data/write.ts';
import { solvedCaptcha } from '../shared/security/captcha.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';
import { mailStep } from '../shared/email/outbox.ts';
import type { CallContext } from '../shared/context/call-context.ts';

const table = scopedTable(anyOf(contactScope, mailScope, securityScope));

export async function sendContactMessage(
  context: CallContext,
  { captchaToken, ...message }: Input<typeof contactRoutes.sendContactMessage>,
): Promise<Output<typeof contactRoutes.sendContactMessage>> {
  const { now } = context;
  const response = { received: true as const };
  const row = {
    ...message,
    createdAt: now.toISOString(),
    ...expiresAfterDays('contactDays', now),
  };
  await table.commit([
    ...saveResponse(context, response),
    await solvedCaptcha(captchaToken, 'contact', now),
    rateLimit(
      {
        of: ['contact', emailHash(message.email)],
        limit: serverLimits.contactMessagesPerHour,
        windowSeconds: 60 * 60,
        message: 'You have written to us several times already. Please try again in an hour.',
      },
      now,
    ),
    put(keys.contact(now, ulid(now.getTime())), row, { pk: absent }),
    mailStep({ kind: 'contact', message }, now),
  ]);
  return response;
}
