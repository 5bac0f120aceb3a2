import { secondsOf } from '../data/expiry.ts';
import { absentOr, below } from '../data/expression.ts';
import { emailHash, hashOf } from '../data/hash.ts';
import { keys } from '../data/keys.ts';
import { tableKeys } from '../data/table.ts';
import { update, type Step } from '../data/write.ts';
import { RateLimited } from '../errors/app-error.ts';

interface RateLimit {
  of: readonly string[];
  limit: number;
  windowSeconds: number;
  message: string;
  /** Calls that one count stands for; 1 unless set. */
  by?: number;
}

/** The step belongs in the transaction that it limits, so that failures do not count. */
export function rateLimit({ of, limit, windowSeconds, message, by = 1 }: RateLimit, now: Date): Step {
  const seconds = secondsOf(now);
  const window = Math.floor(seconds / windowSeconds);
  const end = (window + 1) * windowSeconds;
  return update(
    keys.rate(hashOf(...of, String(windowSeconds), String(window))),
    { add: { count: by }, set: { [tableKeys.expiry]: end } },
    { count: absentOr(below(limit)) },
    () => new RateLimited(message, end - seconds),
  );
}

interface MailLimits {
  kind: string;
  email: string;
  perHour: Pick<RateLimit, 'limit' | 'message'>;
  perAddressAndDay: Pick<RateLimit, 'limit' | 'message'>;
}

const hourSeconds = 60 * 60;

/**
 * Sender and organization are both counted, so that another organization gives no extra quota. The address alone is
 * not, because that would reveal whom others write to.
 */
export function mailRateLimits(
  { organizationId, userId, now }: { organizationId: string; userId: string; now: Date },
  { kind, email, perHour, perAddressAndDay }: MailLimits,
): Step[] {
  return Object.entries({ organizationId, userId }).flatMap(([sender, id]) => [
    rateLimit({ of: [kind, sender, id], windowSeconds: hourSeconds, ...perHour }, now),
    rateLimit(
      { of: [kind, sender, id, emailHash(email)], windowSeconds: 24 * hourSeconds, ...perAddressAndDay },
      now,
    ),
  ]);
}
