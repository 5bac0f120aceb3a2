import { secondsOf } from '../data/expiry.ts';
import { absentOr, below } from '../data/expression.ts';
import { hashOf } from '../data/hash.ts';
import { keys } from '../data/keys.ts';
import { tableKeys } from '../data/table.ts';
import { update, type Step } from '../data/write.ts';
import { RateLimited } from '../errors/app-error.ts';

interface RateLimit {
  /** What is counted, and for whom: each list of parts has its own count. */
  of: readonly string[];
  limit: number;
  windowSeconds: number;
  /** What the caller reads when it was too often. */
  message: string;
}

/** The step that counts one use in the running window, in the transaction that it limits: what fails does not count. */
export function rateLimit({ of, limit, windowSeconds, message }: RateLimit, now: Date): Step {
  const seconds = secondsOf(now);
  const window = Math.floor(seconds / windowSeconds);
  const end = (window + 1) * windowSeconds;
  return update(
    keys.rate(hashOf(...of, String(windowSeconds), String(window))),
    { add: { count: 1 }, set: { [tableKeys.expiry]: end } },
    { count: absentOr(below(limit)) },
    () => new RateLimited(message, end - seconds),
  );
}
