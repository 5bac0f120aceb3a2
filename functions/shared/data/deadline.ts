import { AsyncLocalStorage } from 'node:async_hooks';
import { TimeUp } from '../errors/app-error.ts';
import { requestMs } from './client.ts';

/** A call needs this time after its last try has begun. */
export const responseMs = requestMs + 1_000;

/** The limit applies where no caller waits. */
const retryMs = 8_000;

const firstPauseMs = 50;
const longestPauseMs = 1_000;

const deadlines = new AsyncLocalStorage<number>();

const after = (ms: number) => performance.now() + ms;

/** One deadline for all retries keeps nested loops from adding up. */
export const withDeadline = <Result>(act: () => Promise<Result>, leftMs = retryMs): Promise<Result> =>
  deadlines.run(after(leftMs), act);

/** Throws if the next try would begin too late. Jitter keeps concurrent callers from meeting again. */
export function pauses(): () => Promise<void> {
  const deadline = deadlines.getStore() ?? after(retryMs);
  let longestMs = firstPauseMs;
  return async () => {
    const ms = Math.random() * longestMs;
    if (after(ms) > deadline) throw new TimeUp();
    longestMs = Math.min(longestMs * 2, longestPauseMs);
    await new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
  };
}
