import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DemoSignIn {
  email: string;
  password: string;
  organizationId: string;
  /** The name of its page in addresses; missing in data from before there were any. */
  slug?: string;
}

const fileOf = (dataDir: string) => join(dataDir, 'demo.json');

/** The demo organisation's sign-in, if it has been seeded. */
export function readDemo(dataDir: string): DemoSignIn | undefined {
  const file = fileOf(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoSignIn) : undefined;
}

export function writeDemo(dataDir: string, demo: DemoSignIn): void {
  writeFileSync(fileOf(dataDir), JSON.stringify(demo, null, 2));
}
