import { setTimeout as pause } from 'node:timers/promises';

/** Waits for what workers do after a call has answered. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const patience = AbortSignal.timeout(30_000);
  while (!(await isSo())) {
    if (patience.aborted) throw new Error('A worker of the demo organization has not finished.');
    await pause(100);
  }
}
