import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A workflow does not ask, because the change and the environment have reviewers. */
export const approval = process.env.CI ? 'never' : 'broadening';

export function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw new Error(`Stopped: ${[command, ...args].join(' ')} has failed, see above.`);
}

export async function orExplain(main: () => Promise<void> | void): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** Addresses and names, no secrets. */
export const OUTPUTS_FILE = join('dist', 'outputs.json');

function readOutputs(): Record<string, Record<string, string>> {
  try {
    return JSON.parse(readFileSync(OUTPUTS_FILE, 'utf8')) as Record<string, Record<string, string>>;
  } catch {
    return {};
  }
}

/** Returns the address of the last deployment from this directory. */
export const readAddress = (): string | undefined =>
  Object.values(readOutputs()).find((outputs) => 'Address' in outputs)?.Address;
