import { record } from '../shared/audit/record.ts';
import { anyOf, mailScope, userScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { mailStep } from '../shared/email/outbox.ts';
import type { UserContext } from '../shared/membership/context.ts';
import { accountTokenOf, profileOf } from '../shared/membership/profile.ts';
import { setTotp } from './user-pool.ts';

/** The server does this, so that the person gets a mail about the change. */
export async function setTwoFactor(
  context: UserContext,
  { enabled }: { enabled: boolean },
): Promise<{ enabled: boolean }> {
  const { userId, now } = context;
  const { email, language } = profileOf(context);
  await setTotp(accountTokenOf(context), enabled);
  const event = enabled ? 'two-factor-on' : 'two-factor-off';
  await scopedTable(anyOf(userScope(userId), mailScope)).commit([
    record(context, userId, 'profile.two-factor', { id: userId }),
    mailStep({ kind: 'security', to: email, language, event, at: now.toISOString() }, now),
  ]);
  return { enabled };
}
