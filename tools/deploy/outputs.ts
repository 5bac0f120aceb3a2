import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the stacks answered at the last deployment: addresses and names, nothing secret. */
export const OUTPUTS_FILE = join('dist', 'outputs.json');

export function readOutputs(): Record<string, Record<string, string>> {
  try {
    return JSON.parse(readFileSync(OUTPUTS_FILE, 'utf8')) as Record<string, Record<string, string>>;
  } catch {
    return {};
  }
}
