import { serverLimits } from '#contract/rules/server-limits';
import { secondsOf } from '../data/expiry.ts';
import { apply, type Step } from '../data/write.ts';
import { RateLimited } from '../errors/app-error.ts';
import { rateLimit } from './rate-limit.ts';

const windowSeconds = 60;

/** The table hears of one call in so many, so that counting costs a twentieth of a write. */
export const callsPerCount = 20;

/** What this environment has seen in the current window. */
let window = 0;
let seen = new Map<string, { calls: number; refusal?: RateLimited }>();

/** All environments together admit so many calls of one organization, so that it leaves the rest to others. */
export async function admitCall(organizationId: string, now: Date): Promise<void> {
  const current = Math.floor(secondsOf(now) / windowSeconds);
  if (current !== window) [window, seen] = [current, new Map()];
  const own = seen.get(organizationId) ?? { calls: 0 };
  seen.set(organizationId, own);
  if (own.refusal) throw own.refusal;
  own.calls += 1;
  if (own.calls % callsPerCount > 0) return;
  try {
    await apply(organizationCalls(organizationId, callsPerCount, now));
  } catch (error) {
    // From now on, refusing costs nothing but the membership that was read.
    if (error instanceof RateLimited) own.refusal = error;
    throw error;
  }
}

export const organizationCalls = (organizationId: string, by: number, now: Date): Step =>
  rateLimit(
    {
      of: ['calls', organizationId],
      by,
      limit: serverLimits.organizationCallsPerMinute,
      windowSeconds,
      message: 'Your organization sends too many requests. Please try again in a minute.',
    },
    now,
  );
