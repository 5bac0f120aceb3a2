import type { contactRoutes } from '#contract/resources/contact';
import type { Input, Output } from '#contract/primitives/route';
import { equals } from '../shared/data/expression.ts';
import { remove } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { CallContext } from '../shared/context/call-context.ts';
import { openSubscriber, readLinkToken } from './subscriber.ts';

/** A wrong token and a missing subscriber look alike, so that nobody learns who is subscribed. */
export async function unsubscribe(
  _context: CallContext,
  { token }: Input<typeof contactRoutes.unsubscribe>,
): Promise<Output<typeof contactRoutes.unsubscribe>> {
  const { emailHash, secretHash } = readLinkToken(token);
  const { table, key } = await openSubscriber(emailHash);
  const expired = () => new AppError('LINK_EXPIRED');
  await table.commit([remove(key, { unsubscribeHash: equals(secretHash) }, expired)]);
  return { subscribed: false };
}
