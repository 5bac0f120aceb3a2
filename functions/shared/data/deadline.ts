import { AsyncLocalStorage } from 'node:async_hooks';
import { TimeUp } from '../errors/app-error.ts';
import { requestMs } from './client.ts';

/** What a call needs after its last try has begun. */
export const responseMs = requestMs + 1_000;

/** Where nobody waits for a response, of each thing that is tried again. */
const retryMs = 8_000;

const firstPauseMs = 50;
const longestPauseMs = 1_000;

const deadlines = new AsyncLocalStorage<number>();

const after = (ms: number) => performance.now() + ms;

/** Whatever a call tries again, and however deep, has one deadline: loops within loops do not add up. */
export const withDeadline = <Result>(act: () => Promise<Result>, leftMs = retryMs): Promise<Result> =>
  deadlines.run(after(leftMs), act);

/**
 * What a loop waits for before each further try; it refuses to when that would begin too late. Thirty callers on one item need
 * some rounds; the jitter keeps them from meeting again.
 */
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
