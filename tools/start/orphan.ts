import { readFileSync } from 'node:fs';

const POLL_MS = 500;

/**
 * npm runs us through a shell, and a signal to npm ends the shell without reaching us. Whoever stops npm means the
 * local cloud, so it ends when either is gone.
 */
export function onOrphaned(callback: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  setInterval(() => {
    if (ancestors() !== before) callback();
  }, POLL_MS).unref();
}

/** Our parent and, where the system tells, the parent of the shell that it may be. */
function ancestors(): string {
  const { ppid } = process;
  try {
    const [, name = '', parent = ''] =
      /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${ppid}/stat`, 'utf8')) ?? [];
    return name.endsWith('sh') ? `${ppid} ${parent}` : `${ppid}`;
  } catch {
    return `${ppid}`;
  }
}
