import { limitExceeded, tooManyPasswords } from './errors.ts';

const freeFailures = 5;
const longestLockMs = 15 * 60_000;
const codeFailures = 10;
const codeWindowMs = 60 * 60_000;

interface Failures {
  count: number;
  lastAt: number;
  lockedUntil: number;
}

/** Like AWS: the fifth wrong attempt locks for a second, each further one twice as long, up to 15 minutes. */
export class SignInLock {
  private readonly failures = new Map<string, Failures>();

  requireOpen(username: string): void {
    const now = Date.now();
    const known = this.failures.get(username);
    if (!known) return;
    if (now < known.lockedUntil) throw tooManyPasswords();
    if (now - Math.max(known.lastAt, known.lockedUntil) >= longestLockMs) this.failures.delete(username);
  }

  failed(username: string): void {
    const now = Date.now();
    const count = (this.failures.get(username)?.count ?? 0) + 1;
    const lockMs = count < freeFailures ? 0 : Math.min(1_000 * 2 ** (count - freeFailures), longestLockMs);
    this.failures.set(username, { count, lastAt: now, lockedUntil: now + lockMs });
  }

  passed(username: string): void {
    this.failures.delete(username);
  }
}

/** Ten wrong codes an hour by operation and user; AWS allows 5 to 20, by risk. */
export class CodeLimit {
  private readonly failures = new Map<string, number[]>();

  requireRoom(key: string): void {
    const recent = (this.failures.get(key) ?? []).filter((at) => Date.now() - at < codeWindowMs);
    this.failures.set(key, recent);
    if (recent.length >= codeFailures) throw limitExceeded();
  }

  failed(key: string): void {
    this.failures.set(key, [...(this.failures.get(key) ?? []), Date.now()]);
  }

  passed(key: string): void {
    this.failures.delete(key);
  }
}
