import { ulid } from 'ulid';
import type { contactRoutes } from '#contract/contact';
import { limits } from '#contract/limits';
import type { Input, Output } from '#contract/route';
import { keptDays } from '../data/expiry.ts';
import { absent } from '../data/expression.ts';
import { emailHash } from '../data/hash.ts';
import { keys } from '../data/keys.ts';
import { anyOf, contactScope, guardScope, mailScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { put } from '../data/write.ts';
import { solvedCaptcha } from '../guard/captcha.ts';
import { remember } from '../guard/once.ts';
import { rateLimit } from '../guard/rate-limit.ts';
import { mailStep } from '../mail/outbox.ts';
import type { CallContext } from '../tenancy/context.ts';

const table = scopedTable(anyOf(contactScope, mailScope, guardScope));

export async function sendContactMessage(
  context: CallContext,
  { captchaToken, ...message }: Input<typeof contactRoutes.sendContactMessage>,
): Promise<Output<typeof contactRoutes.sendContactMessage>> {
  const { now } = context;
  const response = { received: true as const };
  const kept = {
    ...message,
    createdAt: now.toISOString(),
    ...keptDays('contactDays', now),
  };
  await table.commit([
    ...remember(context, response),
    await solvedCaptcha(captchaToken, 'contact', now),
    rateLimit(
      {
        of: ['contact', emailHash(message.email)],
        limit: limits.contactMessagesPerHour,
        windowSeconds: 60 * 60,
        message: 'You have written to us several times already. Please try again in an hour.',
      },
      now,
    ),
    put(keys.contact(now, ulid(now.getTime())), kept, { pk: absent }),
    mailStep({ kind: 'contact', message }, now),
  ]);
  return response;
}
