import type { PostConfirmationTriggerHandler } from 'aws-lambda';
import { ensureProfile } from '../user/ensure-profile.ts';

/** Runs after sign-up was confirmed with the code, and after a forgotten password was. */
export const handler: PostConfirmationTriggerHandler = async (event) => {
  await ensureProfile({ ...event.request.userAttributes, email_verified: 'true' }, new Date());
  return event;
};
