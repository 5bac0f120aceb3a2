import type { PostConfirmationTriggerEvent, PostConfirmationTriggerHandler } from 'aws-lambda';
import { record } from '../shared/audit/record.ts';
import { logFor } from '../shared/log/log.ts';
import { mailStep } from '../shared/email/outbox.ts';
import { endSessions } from '../user/end-sessions.ts';
import { ensureProfile } from '../user/ensure-profile.ts';

/** Runs after a confirmed sign-up and after a password reset. */
export const handler: PostConfirmationTriggerHandler = async (event, { awsRequestId }) => {
  const now = new Date();
  await ensureProfile({ ...event.request.userAttributes, email_verified: 'true' }, now);
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') {
    await passwordWasReset(event, { now, requestId: awsRequestId });
  }
  return event;
};

/** If the table fails, the reset fails too, so that nobody believes wrongly that others are signed out. */
async function passwordWasReset(
  { request, userPoolId }: PostConfirmationTriggerEvent,
  at: { now: Date; requestId: string },
): Promise<void> {
  const { sub: userId = '', email = '' } = request.userAttributes;
  await endSessions({ userId, poolId: userPoolId, log: logFor({ requestId: at.requestId }) }, [
    record({ ...at, userId }, userId, 'profile.password', { id: userId }),
    mailStep({ kind: 'security', to: email, event: 'password', at: at.now.toISOString() }, at.now),
  ]);
}
