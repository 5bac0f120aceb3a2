import { readdirSync, readFileSync } from 'node:fs';

/** A path below /proc ("1234/task/1240"); undefined on other systems. */
export type Task = string | undefined;

/** Excludes the time in which a function waited for a processor. Returns a cancel function. */
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

/** The time for which ready threads did not run; for a process, of all its threads. */
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
    return 0;
  }
}
