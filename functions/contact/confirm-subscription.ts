import type { contactRoutes } from '#contract/resources/contact';
import type { Input, Output } from '#contract/primitives/route';
import { equals } from '../shared/data/expression.ts';
import { retryRace, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { mailStep } from '../shared/email/outbox.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { linkToken, newSecret, openSubscriber, readLinkToken } from './subscriber.ts';

export async function confirmSubscription(
  { now }: CallContext,
  { token }: Input<typeof contactRoutes.confirmSubscription>,
): Promise<Output<typeof contactRoutes.confirmSubscription>> {
  const { emailHash, secretHash } = readLinkToken(token);
  return await retryRace(async () => {
    const { table, key, subscriber } = await openSubscriber(emailHash);
    if (subscriber?.confirmHash !== secretHash) throw new AppError('LINK_EXPIRED');
    if (subscriber.status === 'confirmed') return { subscribed: true };
    // The table removes expired rows only eventually.
    if ((subscriber.expiresAt ?? 0) * 1000 <= now.getTime()) throw new AppError('LINK_EXPIRED');

    const unsubscribe = newSecret();
    const confirmed = {
      status: 'confirmed',
      confirmedAt: now.toISOString(),
      unsubscribeHash: unsubscribe.secretHash,
    };
    await table.commit([
      update(
        key,
        { set: confirmed, unset: ['expiresAt'] },
        { status: equals('pending'), confirmHash: equals(secretHash) },
      ),
      mailStep(
        {
          kind: 'newsletter-welcome',
          to: subscriber.email,
          token: linkToken(emailHash, unsubscribe.secret),
        },
        now,
      ),
    ]);
    return { subscribed: true };
  });
}
