import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 15_000;

/** Does a part of a measurement, says every 15 seconds that it is still at it, and rejects when it takes too long: nobody waits before a silent screen. */
export async function within<Result>(
  seconds: number,
  what: string,
  progress: (line: string) => void,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  progress(what);
  const started = Date.now();
  const signal = AbortSignal.timeout(seconds * 1_000);
  const telling = setInterval(
    () => progress(`${what}: ${Math.round((Date.now() - started) / 1_000)} s`),
    everyMs,
  );
  const tooLong = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`${what}: given up after ${seconds} s`)));
  });
  try {
    return await Promise.race([act(signal), tooLong]);
  } finally {
    clearInterval(telling);
  }
}

/** Until it is so, or the signal says that it has taken too long. */
export async function until(isSo: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!(await isSo())) await pause(100, undefined, { signal });
}
