import { readdirSync, readFileSync } from 'node:fs';

/** A thread of a function, as Linux names it below /proc: "1234/task/1240"; undefined elsewhere. */
export type Task = string | undefined;

/**
 * Runs `act` when so many milliseconds are over, without those in which the function waited for a processor: Lambda would have given
 * it one. Returns how to cancel it. `task` may be known only later: a function has waited for nothing before it is there.
 */
export function fairTimer(ms: number, task: () => Task, act: () => void): () => void {
  const started = performance.now();
  const deniedBefore = deniedMs(task());
  let timer: NodeJS.Timeout;
  const wait = (left: number) => {
    timer = setTimeout(() => {
      const remaining = ms - (performance.now() - started) + (deniedMs(task()) - deniedBefore);
      // A response that came in time may still wait to be read here.
      if (remaining < 1) setImmediate(act);
      else wait(remaining);
    }, left);
  };
  wait(ms);
  return () => clearTimeout(timer);
}

/** How long the threads of a function have been ready to run and were not: of a process of its own, all of them. */
function deniedMs(task: Task): number {
  if (task === undefined) return 0;
  const [pid = ''] = task.split('/');
  try {
    const tasks =
      Number(pid) === process.pid
        ? [task]
        : readdirSync(`/proc/${pid}/task`).map((id) => `${pid}/task/${id}`);
    return tasks.reduce(
      (sum, one) => sum + Number(readFileSync(`/proc/${one}/schedstat`, 'utf8').split(' ')[1]) / 1e6,
      0,
    );
  } catch {
    // It has ended.
    return 0;
  }
}
